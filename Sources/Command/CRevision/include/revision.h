#pragma once

/// The commit that the program was built from, empty if the build did not say.
const char *layout_render_revision(void);
