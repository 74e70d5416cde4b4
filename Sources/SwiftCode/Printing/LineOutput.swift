/// Lines in the making, in memory of their own: text is appended, and taken back to be laid out.
struct LineOutput: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    memory = .allocate(byteCount: capacity, alignment: 1)
  }

  deinit {
    memory.deallocate()
  }

  var bytes: [UInt8] {
    Array(UnsafeRawBufferPointer(start: memory, count: count))
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    end(withRoomFor: 1).storeBytes(of: byte, as: UInt8.self)
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let source = text.baseAddress else { return }
    end(withRoomFor: text.count).copyMemory(from: source, byteCount: text.count)
    count &+= text.count
  }

  mutating func append(spaces: Int) {
    end(withRoomFor: spaces).initializeMemory(
      as: UInt8.self, repeating: UInt8(ascii: " "), count: spaces)
    count &+= spaces
  }

  /// Where the next byte goes, with so many bytes of room behind.
  @inline(__always)
  private mutating func end(withRoomFor size: Int) -> UnsafeMutableRawPointer {
    if capacity &- count < size { grow(for: size) }
    return memory + count
  }

  /// The text from an offset on, until something is appended.
  func text(from offset: Int) -> UnsafeBufferPointer<UInt8> {
    let start = memory + offset
    return UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: UInt8.self), count: count - offset)
  }

  /// Takes back the text from an offset on.
  mutating func removeText(from offset: Int) {
    count = offset
  }

  /// Takes back one byte among the others.
  mutating func removeByte(at offset: Int) {
    let hole = memory + offset
    hole.copyMemory(from: hole + 1, byteCount: count - offset - 1)
    count &-= 1
  }

  private mutating func grow(for size: Int) {
    capacity = max(2 * capacity, count + size)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
    larger.copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    memory = larger
  }
}
