#include "revision.h"

// The manifest passes it on from the environment.
#ifndef LAYOUT_RENDER_REVISION
#define LAYOUT_RENDER_REVISION ""
#endif

const char *layout_render_revision(void) { return LAYOUT_RENDER_REVISION; }
