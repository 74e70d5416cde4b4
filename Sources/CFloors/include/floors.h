#ifndef SCREENC_FLOORS_H
#define SCREENC_FLOORS_H

#include <stddef.h>
#include <stdint.h>

/// Reads a YAML text with libyaml and does nothing with it.
///
/// Returns the number of events, or -1 if the text could not be read to its end.
int64_t screenc_floor_yaml_events(const uint8_t *_Nullable bytes, size_t count);

/// Asks for the status of everything below a folder.
///
/// Returns the number of files, or -1 if something could not be read.
int64_t screenc_floor_walk(const char *_Nonnull folder);

/// Reads every file below a folder and forgets it.
///
/// Returns the number of bytes, or -1 if something could not be read.
int64_t screenc_floor_read(const char *_Nonnull folder);

/// Writes a new file.
///
/// Returns 0, or -1 if it could not be written.
int screenc_floor_write(const char *_Nonnull path, const uint8_t *_Nullable bytes, size_t count);

/// The bytes that this process has taken from the heap and not given back; 0 where that is not known.
int64_t screenc_heap_bytes(void);

#endif
