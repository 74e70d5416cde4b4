/// Converts libyaml's marks, which count characters, to byte offsets.
///
/// Within a run of ASCII the two differ by a constant. The run at hand moves along with the marks;
/// these hardly ever go back, so that all moves together pass over the source about once.
struct ByteOffsets {
  private let source: UnsafeBufferPointer<UInt8>
  /// Where libyaml's first character is.
  private let base: Int
  /// The first character of the run, and the one after its last.
  private var run: ClosedRange<Int>
  /// The number of bytes by which a character of the run lies beyond its index.
  private var shift: Int

  /// Starts at the byte that libyaml sees as the first.
  init(_ source: UnsafeBufferPointer<UInt8>, base: Int) {
    self.source = source
    self.base = base
    run = 0...0
    shift = base
    startRun(at: base, character: 0)
  }

  /// The byte offset of the character with this index.
  @inline(__always)
  mutating func offset(ofCharacter index: Int) -> Int {
    if !run.contains(index) { move(to: index) }
    return min(index + shift, source.count)
  }

  private mutating func move(to index: Int) {
    while index > run.upperBound {
      var byte = run.upperBound + shift + 1
      while byte < source.count, source[byte].isContinuation { byte += 1 }
      startRun(at: byte, character: run.upperBound + 1)
    }
    guard index < run.lowerBound else { return }
    var byte = run.lowerBound + shift
    var character = run.lowerBound
    while character > index, byte > base {
      byte -= 1
      if !source[byte].isContinuation { character -= 1 }
    }
    startRun(at: byte, character: character)
  }

  private mutating func startRun(at byte: Int, character: Int) {
    let end = source.firstNonASCII(from: byte)
    run = character...(end.map { character + ($0 - byte) } ?? .max)
    shift = byte - character
  }
}
