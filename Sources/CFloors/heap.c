#include "floors.h"

#if defined(__APPLE__)
#include <malloc/malloc.h>

int64_t screenc_heap_bytes(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return (int64_t)statistics.size_in_use;
}
#elif defined(__GLIBC__)
#include <malloc.h>

int64_t screenc_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}
#else
int64_t screenc_heap_bytes(void) { return 0; }
#endif
