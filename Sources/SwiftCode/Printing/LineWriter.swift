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
  /// Ends with a mark that says so.
  private let code: UnsafePointer<UInt8>
  private let codeSize: Int
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
  static func lines(of code: borrowing CodeText, below start: [UInt8] = []) -> [UInt8] {
    code.withBytes { code, size in
      var writer = LineWriter(code, size, below: start)
      writer.write()
      return writer.output.bytes
    }
  }

  private init(_ code: UnsafePointer<UInt8>, _ size: Int, below start: [UInt8]) {
    self.code = code
    codeSize = size
    output = LineOutput(capacity: start.count + size + size / 4 + 64)
    start.withUnsafeBufferPointer { output.append($0) }
    piece.start = output.count
  }

  deinit {
    marks.deallocate()
  }

  private mutating func write() {
    while true {
      let mark = copyPiece()
      if mark == .end { break }
      apply(mark)
    }
    settle()
  }

  /// Copies text and notes the marks in it, up to one that has to be heeded at once.
  private mutating func copyPiece() -> CodeMark {
    // There are so many marks that all that changes with each is kept at hand.
    var piece = piece
    let isBroken = openGroups.last?.isBroken == true
    var source = UnsafeRawPointer(code + index)
    // No text is longer than its code. It is copied by words, the last of which may reach behind its
    // end.
    let start = output.end(withRoomFor: codeSize &- index &+ ByteWord.size)
    let pieceStart = start - (output.count - piece.start)
    var target = start
    while true {
      let word = ByteWord(at: source)
      word.store(at: target)
      let size = word.offset(of: CodeBuffer.markByte)
      source += size
      target += size
      if size == ByteWord.size { continue }
      let mark = CodeMark(rawValue: source.load(fromByteOffset: 1, as: UInt8.self)) ?? .end
      source += 2
      switch mark {
      case .openGuard, .closeGuard, .endComment: continue
      case .openConsistent, .openWeak, .openFill: piece.openGroups &+= 1
      case .openBroken:
        piece.openGroups &+= 1
        piece.mustBreak = true
      case .close where piece.openGroups > 0: piece.openGroups &-= 1
      case .fill: break
      case .reset, .resetInGroup: piece.hasResets = true
      case .breakIn, .spaceOrBreakIn, .breakOut, .spaceOrBreakOut, .breakOutWithComma:
        // It may be clear already that the line breaks here.
        guard piece.openGroups > 0 || !isBroken else { fallthrough }
        if mark == .breakOutWithComma { piece.commas &+= 1 }
      default:
        output.advance(by: target - start)
        index = source - UnsafeRawPointer(code)
        self.piece = piece
        return mark
      }
      if piece.marks == marks.count { growMarks() }
      let offset = Int32(truncatingIfNeeded: target - pieceStart)
      marks.initializeElement(at: piece.marks, to: Mark(offset: offset, kind: mark))
      piece.marks &+= 1
      if mark.isSpace {
        target.storeBytes(of: UInt8(ascii: " "), as: UInt8.self)
        target += 1
      }
    }
  }

  /// Does what a mark says that is not merely noted.
  private mutating func apply(_ mark: CodeMark) {
    switch mark {
    case .close: closeOuterGroup()
    case .breakIn, .spaceOrBreakIn, .breakOut, .spaceOrBreakOut, .breakOutWithComma:
      if let group = openGroups.last { breakLine(in: group, mark) }
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
    case .openConsistent, .openWeak, .openBroken, .openFill, .fill, .reset, .resetInGroup,
      .endComment, .openGuard, .closeGuard, .end:
      break
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

  /// Closes a group that was opened before the current piece.
  private mutating func closeOuterGroup() {
    // The marks that follow belong to the group around; settle those of this one first.
    settle()
    openGroups.removeLast()
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
    let size = output.count - piece.start
    let needsLayout =
      piece.openGroups > 0 || piece.mustBreak || piece.hasResets && lineDepth != depth
      || column + size + piece.commas > Self.columns
    if needsLayout, piece.marks > 0 {
      layOutPiece(size: size)
    } else {
      column += output.text(from: piece.start).width
    }
    piece = Piece(start: output.count)
  }

  /// Takes the text of the current piece back and lays it out.
  private mutating func layOutPiece(size: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { text in
      _ = text.initialize(fromContentsOf: output.text(from: piece.start))
      output.removeText(from: piece.start)
      let text = UnsafeBufferPointer(text)
      let layout = LineLayout(
        text: text, isASCII: text.isASCII,
        marks: UnsafeMutableBufferPointer(rebasing: marks[..<piece.marks]), statementDepth: depth)
      layout.run(on: &self)
    }
  }

  // MARK: - Comments

  /// Writes lines of a comment, wrapped at the last column.
  private mutating func write(comment marker: StaticString) {
    let start = index
    while code[index] != CodeBuffer.markByte { index += 1 }
    let text = UnsafeBufferPointer(start: code + start, count: index - start)
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
  var width: Int { isASCII ? count : reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }

  var isASCII: Bool {
    guard let start = UnsafeRawPointer(baseAddress) else { return true }
    var bits: UInt64 = 0
    var offset = 0
    while offset + ByteWord.size <= count {
      bits |= ByteWord(at: start + offset).prefix(ByteWord.size)
      offset += ByteWord.size
    }
    for byte in self[offset...] { bits |= UInt64(byte) }
    return bits & ByteWord.highBits == 0
  }
}
