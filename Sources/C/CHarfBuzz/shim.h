// Headers only: the module map's single entry.
#include <hb.h>
#include <hb-subset.h>
