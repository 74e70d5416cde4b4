// The functions of libIndexStore that the tests look up by name, as
// https://github.com/swiftlang/llvm-project/blob/next/clang/include/indexstore/IndexStoreFunctions.inc declares them.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *data;
  size_t length;
} indexstore_text;

typedef void *(*indexstore_create_store)(const char *path, void *error);
typedef void *(*indexstore_create_reader)(void *store, const char *name, void *error);
typedef indexstore_text (*indexstore_get_text)(void *object);
typedef void *(*indexstore_get_object)(void *object);
typedef void (*indexstore_get_place)(void *occurrence, unsigned *line, unsigned *column);
typedef bool (*indexstore_units_apply)(
    void *store, unsigned sorted, void *context, bool (*apply)(void *context, indexstore_text name));
typedef bool (*indexstore_objects_apply)(
    void *reader, void *context, bool (*apply)(void *context, void *object));
