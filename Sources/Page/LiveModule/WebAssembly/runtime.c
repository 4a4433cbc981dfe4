// The few C functions that Swift's library calls, for a module without an operating system.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

extern byte __heap_base;

// The builtins become single instructions with bulk memory.
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const byte *a = left, *b = right;
  for (; count; a++, b++, count--)
    if (*a != *b) return *a - *b;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// Block sizes are powers of two, 16 bytes to 2 GiB; freed blocks are kept by size. A header of 16 bytes
// before each block holds its class and keeps the alignment.
enum { smallest = 4, classes = 28, page = 65536 };
typedef struct block { struct block *next; } block;
static block *spare[classes];
static size_t end_of_heap;
static size_t used;

// The bytes in blocks in use, for the page to report.
size_t allocated(void) { return used; }

static void *fresh(size_t count) {
  if (!end_of_heap) end_of_heap = ((size_t)&__heap_base + 15) & ~(size_t)15;
  size_t start = end_of_heap, end = start + count, size = __builtin_wasm_memory_size(0) * page;
  if (end < start) __builtin_trap();
  if (end > size) {
    size_t wanted = (end - size + page - 1) / page;
    // Room to grow, so that memory is not grown for each block.
    if (__builtin_wasm_memory_grow(0, wanted + 15) == (size_t)-1 &&
        __builtin_wasm_memory_grow(0, wanted) == (size_t)-1)
      __builtin_trap();
  }
  end_of_heap = end;
  return (void *)start;
}

void *malloc(size_t count) {
  int class = count <= 16 ? 0 : 32 - __builtin_clz(count - 1) - smallest;
  if (class >= classes) __builtin_trap();
  block *found = spare[class];
  used += (size_t)1 << (class + smallest);
  if (found) {
    spare[class] = found->next;
    return found;
  }
  byte *header = fresh(16 + ((size_t)1 << (class + smallest)));
  *(int *)header = class;
  return header + 16;
}

void free(void *pointer) {
  if (!pointer) return;
  int class = *(int *)((byte *)pointer - 16);
  used -= (size_t)1 << (class + smallest);
  block *freed = pointer;
  freed->next = spare[class];
  spare[class] = freed;
}

int posix_memalign(void **result, size_t alignment, size_t count) {
  if (alignment > 16) __builtin_trap();
  *result = malloc(count);
  return 0;
}

// It seeds hashes; no visible result depends on them.
void arc4random_buf(void *buffer, size_t count) { memset(buffer, 7, count); }

int putchar(int character) { return character; }

void *__stack_chk_guard = (void *)0x595e9fbd;
void __stack_chk_fail(void) { __builtin_trap(); }

// Rounds halves away from zero; WebAssembly's own instruction rounds them to even.
double round(double value) {
  double whole = __builtin_trunc(value);
  if (__builtin_fabs(value - whole) >= 0.5) whole += __builtin_copysign(1, value);
  return __builtin_copysign(whole, value);
}

static double high(double value) {
  double scaled = value * 134217729.0;
  return scaled - (scaled - value);
}

// Dekker's error-free product and Knuth's error-free sum, rounded once more at the end.
double fma(double x, double y, double z) {
  double product = x * y;
  if (!(__builtin_fabs(x) < 1e150 && __builtin_fabs(y) < 1e150)) return product + z;
  double xh = high(x), xl = x - xh, yh = high(y), yl = y - yh;
  double lost = xl * yl - (product - xh * yh - xl * yh - xh * yl);
  double sum = product + z, part = sum - product;
  return sum + ((product - (sum - part)) + (z - part) + lost);
}

// The product of two 128-bit integers, which clang calls.
__int128 __multi3(__int128 left, __int128 right) {
  typedef unsigned long long u64;
  u64 a = (u64)left, b = (u64)right, mask = 0xffffffffu;
  u64 low = (a & mask) * (b & mask), cross = (a >> 32) * (b & mask) + (low >> 32);
  u64 other = (a & mask) * (b >> 32) + (cross & mask);
  u64 top = (a >> 32) * (b >> 32) + (cross >> 32) + (other >> 32);
  top += a * (u64)(right >> 64) + (u64)(left >> 64) * b;
  return (__int128)(((unsigned __int128)top << 64) | (other << 32 | (low & mask)));
}

// The browser rounds decimals correctly; NaN stands for text that it cannot read.
__attribute__((import_module("page"), import_name("number"))) double page_number(const char *text, int count);

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  size_t count = strlen(text);
  *result = page_number(text, (int)count);
  return *result == *result ? text + count : 0;
}
