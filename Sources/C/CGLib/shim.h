// Headers only: the module map's single entry.
#include <glib.h>
