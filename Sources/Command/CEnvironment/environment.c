// Removes the variables that control the libraries below from the environment, before any of them starts.
// They can select other shapers and rasterizers, load other files, and print. GLib and Pixman read theirs
// while being loaded, which is why this is C: only functions in the section below run before that.
#include <stddef.h>

/// The prefixes of the names, by library.
static const char *const prefixes[] = {
    "CAIRO_", "PIXMAN_",                       // painting
    "FC_", "FONTCONFIG_", "SOURCE_DATE_EPOCH", // Fontconfig
    "FREETYPE_", "HB_", "GRAPHITE",            // fonts
    "PANGO", "FRIBIDI_", "LIBTHAI_",           // text
    "LANG", "LC_",                             // the language that Fontconfig and Pango assume
    "G_", "GLIB_", "GOBJECT_", "GIO_",         // GLib
    "LIBMOUNT_", "LIBBLKID_",                  // GIO
    "EXPAT_",
    "SWIFT_DEBUG_", // Swift's runtime
};

// No library has started, not even a sanitizer's.
#define EARLY __attribute__((no_sanitize("address", "thread", "undefined"))) static

EARLY int begins_with(const char *text, const char *prefix) {
  while (*prefix != '\0' && *text == *prefix) {
    text++;
    prefix++;
  }
  return *prefix == '\0';
}

EARLY int steers_a_library(const char *variable) {
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
    if (begins_with(variable, prefixes[i])) return 1;
  return 0;
}

EARLY void clean_environment(int argc, char **arguments, char **environment) {
  char **kept = environment;
  for (char **variable = environment; *variable != NULL; variable++)
    if (!steers_a_library(*variable)) *kept++ = *variable;
  *kept = NULL;
}

__attribute__((section(".preinit_array"), used))
static void (*before_libraries)(int, char **, char **) = clean_environment;
