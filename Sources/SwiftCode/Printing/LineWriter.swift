/// Makes lines of code: puts blocks in their depth and breaks what does not fit.
///
/// Text goes to the output as if everything fitted on one line, and its marks are noted. Where the
/// line turns out not to fit, its text is taken back and laid out from the marks, outermost groups
/// first (`LineLayout`).
struct LineWriter: ~Copyable {
  static let columns = 100
  static let step = 2

  /// A place where the current line may change.
  struct Mark {
    /// The offset in the line's text.
    let offset: Int32
    let kind: CodeMark
    /// For a mark that opens a group the one that closes it; the number of marks if none does.
    var close: Int32 = 0
    /// The first break from the mark on, but for breaks in weak groups; the number of marks if there
    /// is none.
    var nextBreak: Int32 = 0
    /// For a break the one that follows it.
    var nextBreakBehind: Int32 = 0
    /// How many marks from this one on would put a comma at a line's end.
    var commas: Int32 = 0
  }

  /// A group that is open across the end of a line.
  struct Group {
    /// The depth of the line on which the group starts.
    var base: Int
    var isFill: Bool
    /// Whether its breaks fire.
    var isBroken: Bool
  }

  /// What is decided, and behind it the text of the current piece.
  var output: LineOutput
  /// How much of the current line is decided.
  var column = 0
  var lineDepth = 0
  /// Groups opened on earlier lines.
  var openGroups: [Group] = []
  private let code: UnsafeBufferPointer<UInt8>
  /// The offset of what is to be read next.
  private var index = 0
  /// Room for the marks of the current piece. Few lines have many.
  private var marks = UnsafeMutableBufferPointer<Mark>.allocate(capacity: 256)
  /// The part of a line that is undecided.
  private var piece = Piece(start: 0)
  /// The depth of statements in the current block.
  private var depth = 0
  /// The depths of the blocks around the current one.
  private var blocks: [Int] = []

  /// The part of a line that may have to be broken.
  private struct Piece {
    /// Where its text in the output begins.
    var start: Int
    var marks = 0
    /// All bytes of its text in one word, which tells whether it is ASCII.
    var bits: UInt64 = 0
    /// Whether it breaks if its line is not as deep as the statement.
    var hasResets = false
    /// How many groups it has opened and not closed.
    var openGroups = 0
    /// Whether it has a group whose breaks always fire.
    var mustBreak = false
    /// How many trailing commas breaking it would add.
    var commas = 0
  }

  /// The lines of code, behind what stands above them.
  static func lines(of code: [UInt8]) -> [UInt8] {
    code.withUnsafeBufferPointer { lines(of: $0, below: []) }
  }

  /// The lines of code, behind what stands above them.
  static func lines(
    of code: UnsafeBufferPointer<UInt8>, below start: [UInt8]
  ) -> [UInt8] {
    var writer = LineWriter(code, below: start)
    writer.write()
    return writer.output.bytes
  }

  private init(_ code: UnsafeBufferPointer<UInt8>, below start: [UInt8]) {
    self.code = code
    output = LineOutput(capacity: start.count + code.count + code.count / 4 + 64)
    start.withUnsafeBufferPointer { output.append($0) }
    piece.start = output.count
  }

  deinit {
    marks.deallocate()
  }

  private mutating func write() {
    while index < code.count {
      copyText()
      guard index < code.count, let mark = CodeMark(rawValue: code[index + 1]) else { break }
      index += 2
      apply(mark)
    }
    settle()
  }

  /// Copies text up to the next mark.
  @inline(__always)
  private mutating func copyText() {
    guard let source = UnsafeRawPointer(code.baseAddress).map({ $0 + index }) else { return }
    let left = code.count &- index
    // No text is longer than its code. It is copied by words, the last of which may reach behind
    // its end.
    let target = output.end(withRoomFor: left &+ ByteWord.size)
    var size = 0
    var bits: UInt64 = 0
    var isAtMark = false
    while !isAtMark, size &+ ByteWord.size <= left {
      let word = ByteWord(at: source + size)
      word.store(at: target + size)
      let textSize = word.offset(of: CodeBuffer.markByte)
      bits |= word.prefix(textSize)
      size &+= textSize
      isAtMark = textSize < ByteWord.size
    }
    while !isAtMark, size < left {
      let byte = source.load(fromByteOffset: size, as: UInt8.self)
      isAtMark = byte == CodeBuffer.markByte
      if isAtMark { break }
      target.storeBytes(of: byte, toByteOffset: size, as: UInt8.self)
      bits |= UInt64(byte)
      size &+= 1
    }
    output.advance(by: size)
    index &+= size
    piece.bits |= bits
  }

  @inline(__always)
  private mutating func apply(_ mark: CodeMark) {
    switch mark {
    case .openConsistent, .openWeak, .openFill:
      note(mark)
      piece.openGroups += 1
    case .openBroken:
      piece.mustBreak = true
      note(mark)
      piece.openGroups += 1
    case .close: close()
    case .breakIn, .spaceOrBreakIn, .breakOut, .spaceOrBreakOut, .breakOutWithComma: pause(mark)
    case .fill: note(mark)
    case .reset, .resetInGroup:
      piece.hasResets = true
      note(mark)
    case .startLine: startLine(depth)
    case .endLine: endLine()
    case .openBlock: openBlock()
    case .closeBlock: closeBlock()
    case .outdent: depth -= Self.step
    case .indent: depth += Self.step
    case .continueDeeper:
      openBlock()
      startLine(depth)
    case .endDeeper: endDeeper()
    case .comment: write(comment: "// ")
    case .documentation: write(comment: "/// ")
    case .endComment, .openGuard, .closeGuard: break
    }
  }

  // MARK: - Lines and blocks

  /// Starts a line in the output.
  mutating func startLine(_ newDepth: Int) {
    lineDepth = newDepth
    column = newDepth
    output.append(spaces: newDepth)
    piece.start = output.count
  }

  private mutating func endLine() {
    settle()
    output.append(UInt8(ascii: "\n"))
    piece.start = output.count
    column = 0
    lineDepth = depth
  }

  private mutating func openBlock() {
    settle()
    blocks.append(depth)
    blocks.append(lineDepth)
    depth = lineDepth + Self.step
    endLine()
  }

  private mutating func closeBlock() {
    lineDepth = blocks.popLast() ?? 0
    depth = blocks.popLast() ?? 0
    startLine(lineDepth)
  }

  private mutating func endDeeper() {
    settle()
    lineDepth = blocks.popLast() ?? 0
    depth = blocks.popLast() ?? 0
  }

  // MARK: - Groups and breaks

  private mutating func close() {
    if piece.openGroups > 0 {
      piece.openGroups -= 1
      note(.close)
    } else {
      // The marks that follow belong to the group around; settle those of this one first.
      settle()
      openGroups.removeLast()
    }
  }

  /// Breaks the line if it is clear already that it breaks here, or else goes on with it.
  private mutating func pause(_ mark: CodeMark) {
    if piece.openGroups == 0, let group = openGroups.last, group.isBroken {
      breakLine(in: group, mark)
    } else {
      if mark == .breakOutWithComma { piece.commas += 1 }
      note(mark)
    }
  }

  @inline(__always)
  private mutating func note(_ mark: CodeMark) {
    let offset = Int32(truncatingIfNeeded: output.count &- piece.start)
    if piece.marks == marks.count { growMarks() }
    marks.initializeElement(at: piece.marks, to: Mark(offset: offset, kind: mark))
    piece.marks &+= 1
    if mark.isSpace { output.append(UInt8(ascii: " ")) }
  }

  private mutating func growMarks() {
    let larger = UnsafeMutableBufferPointer<Mark>.allocate(capacity: 2 * marks.count)
    _ = larger.moveInitialize(fromContentsOf: marks)
    marks.deallocate()
    marks = larger
  }

  private mutating func breakLine(in group: Group, _ mark: CodeMark) {
    if mark == .breakOutWithComma { output.append(UInt8(ascii: ",")) }
    settle()
    output.append(UInt8(ascii: "\n"))
    startLine(mark.isInward ? group.base + Self.step : group.base)
  }

  // MARK: - Pieces

  /// Decides the marks of the current piece.
  private mutating func settle() {
    let isASCII = piece.bits & ByteWord.highBits == 0
    let size = output.count - piece.start
    let needsLayout =
      piece.openGroups > 0 || piece.mustBreak || piece.hasResets && lineDepth != depth
      || column + size + piece.commas > Self.columns
    if needsLayout, piece.marks > 0 {
      layOutPiece(size: size, isASCII: isASCII)
    } else {
      column += isASCII ? size : output.text(from: piece.start).width
    }
    piece = Piece(start: output.count)
  }

  /// Takes the text of the current piece back and lays it out.
  private mutating func layOutPiece(size: Int, isASCII: Bool) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { text in
      _ = text.initialize(fromContentsOf: output.text(from: piece.start))
      output.removeText(from: piece.start)
      let layout = LineLayout(
        text: UnsafeBufferPointer(text), isASCII: isASCII,
        marks: UnsafeMutableBufferPointer(rebasing: marks[..<piece.marks]), statementDepth: depth)
      layout.run(on: &self)
    }
  }

  // MARK: - Comments

  /// Writes lines of a comment, wrapped at the last column.
  private mutating func write(comment marker: StaticString) {
    let start = index
    while code[index] != CodeBuffer.markByte { index += 1 }
    let text = UnsafeBufferPointer(rebasing: code[start..<index])
    index += 2
    let room = Self.columns - depth - marker.utf8CodeUnitCount
    if !text.isEmpty, text.count <= room, !text.contains(UInt8(ascii: "\n")) {
      return write(commentLine: text, marker: marker)
    }
    let lines = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      for piece in line.wrapped(at: room) {
        Array(piece.utf8).withUnsafeBufferPointer { write(commentLine: $0, marker: marker) }
      }
    }
  }

  private mutating func write(commentLine text: UnsafeBufferPointer<UInt8>, marker: StaticString) {
    startLine(depth)
    let length = text.isEmpty ? marker.utf8CodeUnitCount - 1 : marker.utf8CodeUnitCount
    output.append(UnsafeBufferPointer(start: marker.utf8Start, count: length))
    output.append(text)
    endLine()
  }
}

extension Substring {
  /// The lines of a text that must fit into a number of characters.
  fileprivate func wrapped(at room: Int) -> [Substring] {
    var lines: [Substring] = []
    var rest = self
    repeat {
      let line = rest.utf8.count <= room ? rest : rest.prefixOfWords(fitting: room)
      lines.append(line)
      rest = rest[line.endIndex...]
      while rest.first == " " { rest.removeFirst() }
    } while !rest.isEmpty
    return lines
  }

  /// The longest run of words within so many characters; one word if even that is longer.
  private func prefixOfWords(fitting room: Int) -> Substring {
    var end = startIndex
    var column = 0
    var index = startIndex
    while index < endIndex {
      if self[index] == " ", index > startIndex {
        if column > room, end > startIndex { return self[..<end] }
        end = index
        if column > room { return self[..<end] }
      }
      column += 1
      index = self.index(after: index)
    }
    return column > room && end > startIndex ? self[..<end] : self
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of characters that a text takes on a line.
  var width: Int { reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
}
