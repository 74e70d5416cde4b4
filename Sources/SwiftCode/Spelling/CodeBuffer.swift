/// Swift in the making: text, and marks for what lays it out.
///
/// Text is written as if everything fitted on one line; the marks say where lines and blocks begin
/// and end, and where a line may be broken. Pieces are put together by copying their bytes, and
/// `LineWriter` makes lines of the whole in one pass. A mark is a byte that UTF-8 never holds,
/// followed by its kind, so that no text can be taken for one.
struct CodeBuffer {
  /// The byte in front of a mark's kind.
  static let markByte: UInt8 = 0xFF

  private var start: UnsafeMutableRawPointer
  private var capacity: Int
  private(set) var count = 0
  /// Whether the memory is the buffer's own, because what it was given did not suffice.
  private var hasGrown: Bool

  /// Creates an empty buffer in memory that outlives it.
  private init(_ memory: UnsafeMutableRawBufferPointer) {
    start = memory.baseAddress ?? .allocate(byteCount: Self.leastCapacity, alignment: 1)
    capacity = memory.baseAddress == nil ? Self.leastCapacity : memory.count
    hasGrown = memory.baseAddress == nil
  }

  /// What a function writes.
  ///
  /// - Parameter capacity: About how many bytes that is.
  static func bytes(capacity: Int, _ write: (inout CodeBuffer) -> Void) -> [UInt8] {
    let capacity = max(capacity, leastCapacity)
    return withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 1) { memory in
      var buffer = CodeBuffer(memory)
      write(&buffer)
      defer { if buffer.hasGrown { buffer.start.deallocate() } }
      return Array(UnsafeRawBufferPointer(start: buffer.start, count: buffer.count))
    }
  }

  /// What a function writes, for a whole file: it stays in the memory that it was written to.
  ///
  /// - Parameter capacity: About how many bytes that is.
  static func text(capacity: Int, _ write: (inout CodeBuffer) -> Void) -> CodeText {
    let capacity = max(capacity, leastCapacity)
    var buffer = CodeBuffer(.allocate(byteCount: capacity, alignment: 1))
    buffer.hasGrown = true
    write(&buffer)
    let count = buffer.count
    buffer.mark(.end)
    buffer.makeRoom(for: ByteWord.size)
    return CodeText(owning: buffer.start, count: count)
  }

  /// The place of what is written next.
  var end: Int32 { Int32(truncatingIfNeeded: count) }

  mutating func write(text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { write($0) }
    if isWritten == nil { for byte in text.utf8 { write(byte) } }
  }

  mutating func write(_ text: StaticString) {
    write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(__always)
  mutating func write(_ byte: UInt8) {
    if count == capacity { grow(for: 1) }
    start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  /// Copies code.
  mutating func write(_ code: ArraySlice<UInt8>) {
    code.withUnsafeBufferPointer { write($0) }
  }

  /// Copies code.
  mutating func write(_ code: [UInt8]) {
    code.withUnsafeBufferPointer { write($0) }
  }

  @inline(__always)
  mutating func mark(_ mark: CodeMark) {
    makeRoom(for: 2)
    start.storeBytes(of: Self.markByte, toByteOffset: count, as: UInt8.self)
    start.storeBytes(of: mark.rawValue, toByteOffset: count &+ 1, as: UInt8.self)
    count &+= 2
  }

  /// Begins a list's group, with a break behind its bracket, in front of what was written already.
  mutating func insertGroup(at offset: Int) {
    let size = count - offset
    mark(.openConsistent)
    mark(.breakIn)
    guard size > 0 else { return }
    let marks = (start + count - 4).loadUnaligned(as: UInt32.self)
    (start + offset + 4).copyMemory(from: start + offset, byteCount: size)
    (start + offset).storeBytes(of: marks, as: UInt32.self)
  }

  @inline(__always)
  private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    makeRoom(for: bytes.count)
    (start + count).copyMemory(from: source, byteCount: bytes.count)
    count &+= bytes.count
  }

  private static var leastCapacity: Int { 256 }

  @inline(__always)
  private mutating func makeRoom(for size: Int) {
    if capacity &- count < size { grow(for: size) }
  }

  private mutating func grow(for room: Int) {
    let newCapacity = max(2 * capacity, count + room)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: newCapacity, alignment: 1)
    memory.copyMemory(from: start, byteCount: count)
    if hasGrown { start.deallocate() }
    start = memory
    capacity = newCapacity
    hasGrown = true
  }
}

/// The code of a whole file, which there may be a lot of, in memory of its own.
///
/// Behind it there is a mark of the end, and after that so much memory that a word can be read wherever
/// code begins.
struct CodeText: ~Copyable {
  private let start: UnsafeMutableRawPointer
  private let count: Int

  fileprivate init(owning start: UnsafeMutableRawPointer, count: Int) {
    self.start = start
    self.count = count
  }

  deinit {
    start.deallocate()
  }

  /// Calls a function with the first byte and the number of bytes, the mark of the end left out.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>, Int) -> Result) -> Result {
    body(start.assumingMemoryBound(to: UInt8.self), count)
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

  // MARK: The end

  /// The end of all code.
  case end

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
