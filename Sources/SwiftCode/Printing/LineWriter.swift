/// Makes lines of code: puts blocks in their depth and breaks what does not fit.
///
/// Text is first collected as if everything fitted on one line. At the end of the line its marks are
/// dropped if it fits; otherwise the line is laid out from them, outermost groups first
/// (`LineLayout`). Nearly all lines fit, so the text and marks of a line are all that is ever kept.
struct LineWriter {
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

  /// What is decided.
  var output: [UInt8] = []
  /// How much of the current line is.
  var column = 0
  var lineDepth = 0
  /// Groups opened on earlier lines.
  var openGroups: [Group] = []
  /// The rest of the current line, as it is if it fits.
  private let line: UnsafeMutableBufferPointer<UInt8>
  private var length = 0
  /// All bytes of the line in one word, which tells whether it is ASCII.
  private var bits: UInt64 = 0
  private let marks: UnsafeMutableBufferPointer<Mark>
  private var markCount = 0
  /// The depth of statements in the current block.
  private var depth = 0
  /// How many groups the current line has opened and not closed.
  private var pendingGroups = 0
  /// Whether the current line has a group whose breaks always fire.
  private var mustBreak = false
  /// The depths of the blocks around the current one.
  private var blocks: [Int] = []
  /// How many trailing commas breaking the line would add.
  private var commas = 0

  /// The lines of code, behind what stands above them.
  static func lines(of code: CodeBuffer, below start: [UInt8] = []) -> [UInt8] {
    // No line has more text than there is code, or more marks, which take two bytes each. Text is
    // copied by words, of which the last may reach behind its end.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: code.count + ByteWord.size) { line in
      withUnsafeTemporaryAllocation(of: Mark.self, capacity: code.count / 2) { marks in
        var writer = LineWriter(line: line, marks: marks, below: start)
        writer.output.reserveCapacity(start.count + code.count + code.count / 4)
        code.bytes.withUnsafeBufferPointer { writer.write($0) }
        return writer.output
      }
    }
  }

  private init(
    line: UnsafeMutableBufferPointer<UInt8>, marks: UnsafeMutableBufferPointer<Mark>,
    below start: [UInt8]
  ) {
    self.line = line
    self.marks = marks
    output = start
  }

  private mutating func write(_ code: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < code.count {
      index = copyText(code, from: index)
      guard index < code.count, let mark = CodeMark(rawValue: code[index + 1]) else { break }
      index += 2
      if mark == .comment || mark == .documentation {
        let start = index
        while code[index] != CodeBuffer.markByte { index += 1 }
        write(comment: code[start..<index], marker: mark == .comment ? "// " : "/// ")
        index += 2
      } else {
        apply(mark)
      }
    }
    settle()
  }

  /// Copies text up to the next mark to the line, and returns where the mark is.
  private mutating func copyText(_ code: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let source = UnsafeRawPointer(code.baseAddress),
      let target = UnsafeMutableRawPointer(line.baseAddress)
    else { return start }
    var index = start
    var end = length
    var bits = bits
    defer {
      length = end
      self.bits = bits
    }
    while index &+ ByteWord.size <= code.count {
      let word = ByteWord(at: source + index)
      word.store(at: target + end)
      let textLength = word.offset(of: CodeBuffer.markByte)
      bits |= word.prefix(textLength)
      index &+= textLength
      end &+= textLength
      if textLength < ByteWord.size { return index }
    }
    while index < code.count, code[index] != CodeBuffer.markByte {
      line[end] = code[index]
      bits |= UInt64(code[index])
      index += 1
      end += 1
    }
    return index
  }

  private mutating func apply(_ mark: CodeMark) {
    switch mark {
    case .openConsistent, .openWeak, .openFill:
      add(mark)
      pendingGroups += 1
    case .openBroken:
      mustBreak = true
      add(mark)
      pendingGroups += 1
    case .close: close()
    case .breakIn, .spaceOrBreakIn, .breakOut, .spaceOrBreakOut, .breakOutWithComma: pause(mark)
    case .fill, .reset, .resetInGroup: add(mark)
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
    case .comment, .documentation, .endComment, .openGuard, .closeGuard: break
    }
  }

  // MARK: - Lines and blocks

  /// Starts a line in the output.
  mutating func startLine(_ newDepth: Int) {
    lineDepth = newDepth
    column = newDepth
    var left = newDepth
    while left > 0 {
      let piece = min(left, Self.spaces.utf8CodeUnitCount)
      output.append(contentsOf: UnsafeBufferPointer(start: Self.spaces.utf8Start, count: piece))
      left -= piece
    }
  }

  private static var spaces: StaticString { "                                " }

  private mutating func endLine() {
    settle()
    output.append(UInt8(ascii: "\n"))
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
    if pendingGroups > 0 {
      pendingGroups -= 1
      add(.close)
    } else {
      // The marks that follow belong to the group around; settle those of this one first.
      settle()
      openGroups.removeLast()
    }
  }

  /// Breaks the line if it is clear already that it breaks here, or else goes on with it.
  private mutating func pause(_ mark: CodeMark) {
    if pendingGroups == 0, let group = openGroups.last, group.isBroken {
      breakLine(in: group, mark)
    } else {
      if mark == .breakOutWithComma { commas += 1 }
      add(mark)
    }
  }

  private mutating func add(_ mark: CodeMark) {
    marks.initializeElement(
      at: markCount, to: Mark(offset: Int32(truncatingIfNeeded: length), kind: mark))
    markCount += 1
    if mark.isSpace { write(UInt8(ascii: " ")) }
  }

  private mutating func breakLine(in group: Group, _ mark: CodeMark) {
    if mark == .breakOutWithComma { write(UInt8(ascii: ",")) }
    settle()
    output.append(UInt8(ascii: "\n"))
    startLine(mark.isInward ? group.base + Self.step : group.base)
  }

  private var isASCII: Bool { bits & ByteWord.highBits == 0 }

  private mutating func write(_ byte: UInt8) {
    line[length] = byte
    length += 1
  }

  /// Decides the marks of the current line and moves its text to the output.
  private mutating func settle() {
    let text = UnsafeBufferPointer(rebasing: line[..<length])
    let needsLayout =
      pendingGroups > 0 || mustBreak || lineDepth != depth
      || column + length + commas > Self.columns
    if needsLayout, markCount > 0 {
      let layout = LineLayout(
        text: text, isASCII: isASCII,
        marks: UnsafeMutableBufferPointer(rebasing: marks[..<markCount]), statementDepth: depth)
      layout.run(on: &self)
      pendingGroups = 0
      mustBreak = false
    } else {
      output.append(contentsOf: text)
      column += isASCII ? length : text.width
    }
    length = 0
    bits = 0
    markCount = 0
    commas = 0
  }

  // MARK: - Comments

  /// Writes lines of a comment, wrapped at the last column.
  private mutating func write(comment text: Slice<UnsafeBufferPointer<UInt8>>, marker: StaticString)
  {
    let room = Self.columns - depth - marker.utf8CodeUnitCount
    if !text.isEmpty, text.count <= room, !text.contains(UInt8(ascii: "\n")) {
      return write(commentLine: text, marker: marker)
    }
    let lines = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      for piece in line.wrapped(at: room) { write(commentLine: piece.utf8, marker: marker) }
    }
  }

  private mutating func write(commentLine text: some Collection<UInt8>, marker: StaticString) {
    startLine(depth)
    let length = text.isEmpty ? marker.utf8CodeUnitCount - 1 : marker.utf8CodeUnitCount
    output.append(contentsOf: UnsafeBufferPointer(start: marker.utf8Start, count: length))
    output.append(contentsOf: text)
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
