#ifndef SCREENC_FLOORS_H
#define SCREENC_FLOORS_H

#include <stddef.h>
#include <stdint.h>

/// Reads a YAML text with libyaml and does nothing with it.
///
/// Returns the number of events, or -1 if the text could not be read to its end.
int64_t screenc_floor_yaml_events(const uint8_t *_Nullable bytes, size_t count);

#endif
