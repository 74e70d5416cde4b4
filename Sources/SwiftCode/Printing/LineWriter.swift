/// A byte buffer that breaks lines which do not fit.
///
/// Text is written as if everything fitted on one line, together with marks for the places where
/// the line may be broken. At the end of the line the marks are dropped if it fits; otherwise the
/// line is laid out again from its marks, outermost groups first (`LineLayout`). Nearly all lines
/// fit, so the marks of a line are all that is ever kept.
struct LineWriter {
  static let columns = 100
  static let step = 2

  /// A place where the current line may change.
  struct Mark {
    enum Kind: UInt8 {
      /// A group whose breaks fire together or not at all.
      case openConsistent
      /// Like `openConsistent`, but what stands before would rather break than count on it.
      case openWeak
      /// A group whose breaks always fire.
      case openBroken
      /// A group whose breaks fire one by one, where the next piece does not fit.
      case openFill
      case close
      /// A break to one step deeper than the line on which the group starts.
      case breakIn
      /// A break to the depth of the line on which the group starts.
      case breakOut
      /// A `breakOut` that puts a comma at the line's end.
      case breakOutWithComma
      /// A break only where the line is not as deep as the statement.
      case reset
      /// A `reset` that also breaks with its group.
      case resetInGroup
    }

    /// The offset in the buffer.
    var offset: Int
    var kind: Kind
    /// The spaces at the offset that a fired break drops.
    var spaces: UInt8
  }

  /// A group that is open across the end of a line.
  struct Group {
    /// The depth of the line on which the group starts.
    var base: Int
    var isFill: Bool
    /// Whether its breaks fire.
    var isBroken: Bool
  }

  var bytes: [UInt8] = []
  /// The depth of statements in the current block.
  private(set) var depth = 0
  /// Where the current line starts, and how deep it is.
  var lineStart = 0
  var lineDepth = 0
  var marks: [Mark] = []
  /// Groups opened on earlier lines.
  var openGroups: [Group] = []
  /// How many groups the current line has opened and not closed.
  private var pendingGroups = 0
  /// Whether the current line has a group whose breaks always fire.
  private var mustBreak = false
  /// The depths of the blocks around the current one.
  private var blocks: [Int] = []
  /// How many trailing commas breaking the line would add.
  private var commas = 0
  private var areBreaksSuspended = false
  private var layout = LineLayout()

  // MARK: - Text

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func write(spaces count: Int) {
    var left = count
    while left > 0 {
      let piece = min(left, Self.spaces.utf8CodeUnitCount)
      bytes.append(contentsOf: UnsafeBufferPointer(start: Self.spaces.utf8Start, count: piece))
      left -= piece
    }
  }

  private static var spaces: StaticString { "                                " }

  mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  // MARK: - Lines and blocks

  /// Starts a statement's line.
  mutating func startLine() {
    startLine(depth)
  }

  /// Ends the current line.
  mutating func endLine() {
    settle()
    bytes.append(UInt8(ascii: "\n"))
    lineStart = bytes.count
    lineDepth = depth
  }

  /// Ends the line that opens a block, and makes what follows one step deeper than that line.
  mutating func openBlock() {
    settle()
    blocks.append(depth)
    blocks.append(lineDepth)
    depth = lineDepth + Self.step
    endLine()
  }

  /// Starts the line that closes a block, at the depth of the line that opened it.
  mutating func closeBlock() {
    lineDepth = blocks.popLast() ?? 0
    depth = blocks.popLast() ?? 0
    startLine(lineDepth)
  }

  /// Makes what follows as deep as the block's opening line, for `case` labels and `#else`.
  mutating func outdent() { depth -= Self.step }

  /// Takes back an `outdent`.
  mutating func indent() { depth += Self.step }

  /// Ends the line and goes on one step deeper than it, as a block does without braces.
  mutating func continueDeeper() {
    openBlock()
    startLine()
  }

  /// Returns from `continueDeeper` on the same line.
  mutating func endDeeper() {
    settle()
    lineDepth = blocks.popLast() ?? 0
    depth = blocks.popLast() ?? 0
  }

  private mutating func startLine(_ newDepth: Int) {
    lineDepth = newDepth
    lineStart = bytes.count
    write(spaces: newDepth)
  }

  // MARK: - Groups and breaks

  mutating func open(_ kind: Mark.Kind) {
    if areBreaksSuspended { return }
    if kind == .openBroken { mustBreak = true }
    marks.append(Mark(offset: bytes.count, kind: kind, spaces: 0))
    pendingGroups += 1
  }

  mutating func close() {
    if areBreaksSuspended { return }
    if pendingGroups > 0 {
      pendingGroups -= 1
      marks.append(Mark(offset: bytes.count, kind: .close, spaces: 0))
    } else {
      // The marks that follow belong to the group around; settle those of this one first.
      settle()
      openGroups.removeLast()
    }
  }

  /// From here on nothing breaks.
  mutating func suspendBreaks() { areBreaksSuspended = true }

  /// Ends what `suspendBreaks` began.
  mutating func resumeBreaks() { areBreaksSuspended = false }

  /// Writes the spaces of an unbroken line and marks the place.
  mutating func softBreak(_ kind: Mark.Kind, spaces: UInt8) {
    if areBreaksSuspended {
      if spaces > 0 { bytes.append(UInt8(ascii: " ")) }
      return
    }
    let isReset = kind == .reset || kind == .resetInGroup
    if pendingGroups == 0, let group = openGroups.last, group.isBroken, !isReset {
      breakLine(in: group, kind)
      return
    }
    if kind == .breakOutWithComma { commas += 1 }
    marks.append(Mark(offset: bytes.count, kind: kind, spaces: spaces))
    if spaces > 0 { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func breakLine(in group: Group, _ kind: Mark.Kind) {
    if kind == .breakOutWithComma { bytes.append(UInt8(ascii: ",")) }
    settle()
    bytes.append(UInt8(ascii: "\n"))
    startLine(kind == .breakIn ? group.base + Self.step : group.base)
  }

  /// Decides the marks of the current line.
  private mutating func settle() {
    if marks.isEmpty { return }
    let needsLayout =
      pendingGroups > 0 || mustBreak || lineDepth != depth
      || bytes.count - lineStart + commas > Self.columns
    if needsLayout {
      // Taken out so that its buffers serve the next long line too.
      var layout = LineLayout()
      swap(&layout, &self.layout)
      layout.run(on: &self, statementDepth: depth)
      swap(&layout, &self.layout)
      pendingGroups = 0
      mustBreak = false
    }
    marks.removeAll(keepingCapacity: true)
    commas = 0
  }
}
