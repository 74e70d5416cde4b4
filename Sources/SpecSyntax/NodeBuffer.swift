/// The nodes of a tree that is being built.
///
/// This is an array without the check for uniqueness at each access, which is a noticeable part of
/// what building a tree costs over reading its text.
struct NodeBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<Node>
  private(set) var count = 0
  private var capacity: Int

  init(minimumCapacity: Int) {
    capacity = max(16, minimumCapacity)
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  subscript(index: Int) -> Node {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) set {
      precondition(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  /// Where the nodes before an index lie, for whoever goes through many of them.
  @inline(__always)
  func start(before end: Int) -> UnsafePointer<Node> {
    precondition(end >= 0 && end <= count)
    return UnsafePointer(base)
  }

  @inline(__always)
  mutating func append(_ node: Node) {
    if count == capacity { grow() }
    (base + count).initialize(to: node)
    // No more than there is room for.
    count &+= 1
  }

  /// Drops the nodes from an index on.
  mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count)
    count = newCount
  }

  /// The nodes as an array of just their number.
  func array() -> [Node] {
    Array(UnsafeBufferPointer(start: base, count: count))
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
