import CYAML

/// Owns libyaml's parser over a part of a source, and the event it reported last.
struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  let event: UnsafeMutablePointer<yaml_event_t>
  private var hasEvent = false

  /// Starts over these bytes, which must outlive the parser; nil if there is no memory.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      event.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    if hasEvent { yaml_event_delete(event) }
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// Reads the next event; false if there is none because of an error.
  mutating func advance() -> Bool {
    if hasEvent { yaml_event_delete(event) }
    hasEvent = yaml_parser_parse(parser, event) == 1
    return hasEvent
  }

  /// What made the parser stop.
  var failure: ParserFailure {
    ParserFailure(
      isReaderError: parser.pointee.error == YAML_READER_ERROR,
      problem: Self.string(parser.pointee.problem),
      context: Self.string(parser.pointee.context),
      byteOffset: parser.pointee.problem_offset,
      character: parser.pointee.problem_mark.index,
      contextCharacter: parser.pointee.context_mark.index
    )
  }

  private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}

/// An error as libyaml reports it.
struct ParserFailure {
  /// Whether the bytes are no text, rather than the text no YAML.
  let isReaderError: Bool
  let problem: String
  /// What libyaml was about; empty if it does not say.
  let context: String
  /// Where a reader error is, in bytes.
  let byteOffset: Int
  /// Where any other error is, in characters.
  let character: Int
  /// Where that started what libyaml was about, in characters.
  let contextCharacter: Int
}
