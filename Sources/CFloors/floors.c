#include "floors.h"

#include <yaml.h>

int64_t screenc_floor_yaml_events(const uint8_t *bytes, size_t count) {
  yaml_parser_t parser;
  yaml_event_t event;
  int64_t events = 0;
  int done = 0;

  if (!yaml_parser_initialize(&parser)) return -1;
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser, bytes, count);
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) {
      yaml_parser_delete(&parser);
      return -1;
    }
    events += 1;
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return events;
}
