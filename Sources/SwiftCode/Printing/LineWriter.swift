/// Makes lines of Swift: puts blocks in their depth and breaks what does not fit.
///
/// Text is written as if everything fitted on one line, with marks where it may be broken. Where the
/// line turns out not to fit, its text is taken back and laid out from the marks, outermost groups
/// first (`LineLayout`). The call `send(first, to: second)` is written so:
///
///     send(            text
///     openConsistent   a group starts
///     breakIn          a place for a break, one step deeper
///     first,           text
///     spaceOrBreakIn   a space, or a break one step deeper
///     to:              text
///     fill             a space, or a break if the next piece does not fit
///     second           text
///     breakOut         a place for a break, as deep as the group's line
///     close            the group ends
///     )                text
///
/// If that and what stands up to the next break fits on the line, it stays there; otherwise all breaks of
/// the group fire, and `fill` where even so its piece is too long:
///
///     send(
///       first,
///       to: second
///     )
///
/// What is true of all that is written: each group closes; a statement starts with `startLine` and
/// ends with `endLine`; blocks open and close between the two, also within groups, which then break
/// around them; the marks of a line are decided when the line ends, and never again.
struct LineWriter: ~Copyable {
  static let columns = 100
  static let step = 2

  /// A place where the current line may change.
  struct Mark {
    /// The offset in the line's text.
    let offset: Int32
    let kind: LayoutMark
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
  /// Whether what is written now may not be broken, whether it fits or not.
  var isUnbroken = false
  /// Whether what would start and end lines stands on the current one.
  var isInline = false
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

  /// Creates a writer of lines.
  ///
  /// - Parameter start: Text that stands above them.
  init(capacity: Int, below start: [UInt8] = []) {
    output = LineOutput(capacity: max(capacity, start.count))
    start.withUnsafeBufferPointer { output.append($0) }
    piece.start = output.count
  }

  deinit {
    marks.deallocate()
  }

  /// Everything that was written; nothing more is to come.
  mutating func finish() -> [UInt8] {
    settle()
    return output.bytes
  }

  // MARK: - Text and marks

  @inline(__always)
  mutating func write(_ byte: UInt8) {
    output.append(byte)
  }

  mutating func write(_ text: StaticString) {
    output.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func write(text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { output.append($0) }
    if isWritten == nil { for byte in text.utf8 { output.append(byte) } }
  }

  /// Notes a mark, or breaks the line if it is clear already that it breaks here.
  mutating func mark(_ mark: LayoutMark) {
    if isUnbroken {
      if mark.isSpace { output.append(UInt8(ascii: " ")) }
      return
    }
    switch mark {
    case .openConsistent, .openWeak, .openFill: piece.openGroups &+= 1
    case .openBroken:
      piece.openGroups &+= 1
      piece.mustBreak = true
    case .close:
      guard piece.openGroups > 0 else { return closeOuterGroup() }
      piece.openGroups &-= 1
    case .fill: break
    case .reset, .resetInGroup: piece.hasResets = true
    case .breakIn, .spaceOrBreakIn, .breakOut, .spaceOrBreakOut, .breakOutWithComma:
      if piece.openGroups == 0, let group = openGroups.last, group.isBroken {
        return breakLine(in: group, mark)
      }
      if mark == .breakOutWithComma { piece.commas &+= 1 }
    }
    if piece.marks == marks.count { growMarks() }
    let offset = Int32(truncatingIfNeeded: output.count &- piece.start)
    marks.initializeElement(at: piece.marks, to: Mark(offset: offset, kind: mark))
    piece.marks &+= 1
    if mark.isSpace { output.append(UInt8(ascii: " ")) }
  }

  // MARK: - Lines and blocks

  /// Starts a statement's line.
  mutating func startLine() {
    if !isInline { startLine(at: depth) }
  }

  /// Starts a line that is so deep.
  mutating func startLine(at newDepth: Int) {
    lineDepth = newDepth
    column = newDepth
    output.append(spaces: newDepth)
    piece.start = output.count
  }

  mutating func endLine() {
    if isInline { return }
    settle()
    output.append(UInt8(ascii: "\n"))
    piece.start = output.count
    column = 0
    lineDepth = depth
  }

  /// Ends the line that opens a block; what follows is one step deeper than that line.
  mutating func openBlock() {
    settle()
    blocks.append(depth)
    blocks.append(lineDepth)
    depth = lineDepth + Self.step
    endLine()
  }

  /// Starts the line that closes a block, as deep as the line that opened it.
  mutating func closeBlock() {
    lineDepth = blocks.popLast() ?? 0
    depth = blocks.popLast() ?? 0
    startLine(at: lineDepth)
  }

  /// Starts a line as deep as the block's opening line, for `case` labels.
  mutating func startOutdentedLine() {
    depth -= Self.step
    startLine()
  }

  mutating func endOutdentedLine() {
    endLine()
    depth += Self.step
  }

  // MARK: - Lines that are written

  /// Where the next line begins.
  var offset: Int { output.count }

  /// How many lines have ended since `offset` was what is given; no more than three are counted.
  func lines(from offset: Int) -> Int {
    var count = 0
    for byte in output.text(from: offset) where byte == UInt8(ascii: "\n") {
      count += 1
      if count > 2 { break }
    }
    return count
  }

  /// Takes back the empty line at an offset.
  mutating func removeLine(at offset: Int) {
    output.removeByte(at: offset)
    piece.start = output.count
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

  private mutating func breakLine(in group: Group, _ mark: LayoutMark) {
    if mark == .breakOutWithComma { output.append(UInt8(ascii: ",")) }
    settle()
    output.append(UInt8(ascii: "\n"))
    startLine(at: mark.isInward ? group.base + Self.step : group.base)
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
  ///
  /// - Parameter marker: What each line begins with, `// ` or `/// `.
  mutating func write(comment text: String, marker: StaticString) {
    let room = Self.columns - depth - marker.utf8CodeUnitCount
    if text.utf8.count <= room, !text.hasLineBreak {
      return write(commentLine: text, marker: marker)
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      for part in line.wrapped(at: room) { write(commentLine: String(part), marker: marker) }
    }
  }

  private mutating func write(commentLine text: String, marker: StaticString) {
    startLine()
    write(marker)
    if text.isEmpty {
      output.removeText(from: output.count - 1)
    } else {
      write(text: text)
    }
    endLine()
  }
}

extension String {
  fileprivate var hasLineBreak: Bool {
    let lineBreak = UInt8(ascii: "\n")
    return utf8.withContiguousStorageIfAvailable { $0.contains(lineBreak) }
      ?? utf8.contains(lineBreak)
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
      if self[index] == " ", index > startIndex, !self[index...].dropFirst().beginsBlock {
        if column > room, end > startIndex { return self[..<end] }
        end = index
        if column > room { return self[..<end] }
      }
      column += 1
      index = self.index(after: index)
    }
    return column > room && end > startIndex ? self[..<end] : self
  }

  /// Whether a line of this would begin a list, a quotation or the like in Markdown, even within code, where nothing can
  /// protect it.
  private var beginsBlock: Bool {
    guard let first else { return false }
    if "#*+-<=>@~".contains(first) { return true }
    guard first == "0" || first == "1" else { return false }
    let number = prefix { $0 != " " }.drop { $0 == "0" }
    return number == "1." || number == "1)"
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of characters that a text takes on a line.
  var width: Int { isASCII ? count : reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }

  var isASCII: Bool { reduce(0, |) < 0x80 }
}
