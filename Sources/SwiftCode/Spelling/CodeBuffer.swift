/// Swift in the making: text, and marks for what lays it out.
///
/// Text is written as if everything fitted on one line; the marks say where lines and blocks begin
/// and end, and where a line may be broken. Pieces are put together by copying their bytes, and
/// `LineWriter` makes lines of the whole in one pass. A mark is a byte that UTF-8 never holds,
/// followed by its kind, so that no text can be taken for one.
struct CodeBuffer: Sendable {
  /// The byte in front of a mark's kind.
  static let markByte: UInt8 = 0xFF

  private(set) var bytes: [UInt8] = []

  /// Creates an empty buffer with room for so many bytes.
  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  var count: Int { bytes.count }

  /// The place of what is written next.
  var end: Int32 { Int32(truncatingIfNeeded: bytes.count) }

  mutating func write(text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ bytes.append(contentsOf: $0) }) == nil {
      bytes.append(contentsOf: text.utf8)
    }
  }

  mutating func write(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Copies code.
  mutating func write(_ code: ArraySlice<UInt8>) {
    bytes.append(contentsOf: code)
  }

  /// Copies code.
  mutating func write(_ code: [UInt8]) {
    bytes.append(contentsOf: code)
  }

  mutating func mark(_ mark: CodeMark) {
    bytes.append(Self.markByte)
    bytes.append(mark.rawValue)
  }
}

/// What lays code out.
enum CodeMark: UInt8, Sendable {
  // MARK: Groups

  /// A group whose breaks fire together or not at all.
  case openConsistent
  /// Like `openConsistent`, but what stands before would rather break than count on it.
  case openWeak
  /// A group whose breaks always fire.
  case openBroken
  /// A group whose breaks fire one by one, where the next piece does not fit.
  case openFill
  case close

  // MARK: Breaks

  /// A space, or a break to one step deeper than the line where what follows does not fit.
  case fill
  /// A break to one step deeper than the line on which the group starts.
  case breakIn
  /// A space or a `breakIn`.
  case spaceOrBreakIn
  /// A break to the depth of the line on which the group starts.
  case breakOut
  /// A space or a `breakOut`.
  case spaceOrBreakOut
  /// A `breakOut` that puts a comma at the line's end.
  case breakOutWithComma
  /// A space, or a break where the line is not as deep as the statement.
  case reset
  /// A `reset` that also breaks with its group.
  case resetInGroup

  // MARK: Lines and blocks

  /// The start of a statement's line.
  case startLine
  case endLine
  /// The end of the line that opens a block; what follows is one step deeper than that line.
  case openBlock
  /// The start of the line that closes a block, as deep as the line that opened it.
  case closeBlock
  /// What follows is as deep as the block's opening line, for `case` labels and `#else`.
  case outdent
  /// The end of what `outdent` began.
  case indent
  /// The line ends and goes on one step deeper, as in a block without braces.
  case continueDeeper
  /// The end of what `continueDeeper` began, on the same line.
  case endDeeper
  /// Comment lines to be wrapped, up to `endComment`.
  case comment
  /// Documentation to be wrapped, up to `endComment`.
  case documentation
  case endComment

  // MARK: Trailing closures

  /// Where a parenthesis opens if a trailing closure would be read as the body of a statement.
  case openGuard
  case closeGuard

  /// The break at the depth of the group's line in place of one that is a step deeper.
  var outward: CodeMark {
    switch self {
    case .breakIn: .breakOut
    case .spaceOrBreakIn: .spaceOrBreakOut
    default: self
    }
  }

  /// The opposite of `outward`.
  var inward: CodeMark {
    switch self {
    case .breakOut: .breakIn
    case .spaceOrBreakOut: .spaceOrBreakIn
    default: self
    }
  }

  /// Whether it opens a group.
  var isOpening: Bool { rawValue <= Self.openFill.rawValue }

  /// Whether it is a space unless it breaks.
  var isSpace: Bool {
    switch self {
    case .fill, .spaceOrBreakIn, .spaceOrBreakOut, .reset, .resetInGroup: true
    default: false
    }
  }

  /// Whether it breaks to a deeper line.
  var isInward: Bool { self == .breakIn || self == .spaceOrBreakIn }

  /// Whether it is of lines and blocks, which break whatever fits.
  var isFirm: Bool { rawValue >= Self.startLine.rawValue && rawValue <= Self.endComment.rawValue }
}
