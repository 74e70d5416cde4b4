/// Converts libyaml's marks, which count characters, to byte offsets.
///
/// In plain ASCII the two are the same. Otherwise a cursor moves to where the mark is; marks hardly
/// ever go back, so that all moves together pass over the source about once.
struct ByteOffsets {
  private let source: UnsafeBufferPointer<UInt8>
  private let base: Int
  private let isASCII: Bool
  private var character = 0
  private var byte: Int

  /// Starts at the byte that libyaml sees as the first.
  init(_ source: UnsafeBufferPointer<UInt8>, base: Int, isASCII: Bool) {
    self.source = source
    self.base = base
    self.isASCII = isASCII
    byte = base
  }

  /// The byte offset of the character with this index.
  @inline(__always)
  mutating func offset(ofCharacter index: Int) -> Int {
    if isASCII { return base + index }
    move(to: index)
    return byte
  }

  private mutating func move(to target: Int) {
    while character < target, byte < source.count {
      stepForward(target - character)
    }
    while character > target, byte > base {
      byte -= 1
      if !source[byte].isContinuation { character -= 1 }
    }
  }

  /// Passes over eight ASCII characters if that is not too far, otherwise over one character.
  private mutating func stepForward(_ distance: Int) {
    if distance >= 8, byte + 8 <= source.count {
      let word = UnsafeRawBufferPointer(source).loadUnaligned(
        fromByteOffset: byte, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 == 0 {
        byte += 8
        character += 8
        return
      }
    }
    byte += 1
    while byte < source.count, source[byte].isContinuation { byte += 1 }
    character += 1
  }
}
