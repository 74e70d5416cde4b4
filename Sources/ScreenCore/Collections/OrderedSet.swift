/// Elements in an order, none of them twice. Looking one up takes constant time.
public struct OrderedSet<Element: Hashable> {
  private var elements: [Element]
  private var members: Set<Element>

  /// No elements.
  public init() {
    elements = []
    members = []
  }

  /// The elements of `sequence`, each at its first place.
  public init(_ sequence: some Sequence<Element>) {
    self.init()
    elements.reserveCapacity(sequence.underestimatedCount)
    for element in sequence { append(element) }
  }

  /// Whether `element` is among these.
  public func contains(_ element: Element) -> Bool { members.contains(element) }

  /// Puts `element` at the end, unless it is there already. The answer is whether it was new.
  @discardableResult
  public mutating func append(_ element: Element) -> Bool {
    insert(element, at: elements.endIndex)
  }

  /// Puts `element` at `position`, unless it is there already. The answer is whether it was new.
  @discardableResult
  public mutating func insert(_ element: Element, at position: Int) -> Bool {
    guard members.insert(element).inserted else { return false }
    elements.insert(element, at: position)
    return true
  }

  /// Takes `element` out; the answer is what was there.
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    guard members.remove(element) != nil, let position = elements.firstIndex(of: element) else {
      return nil
    }
    return elements.remove(at: position)
  }

  /// Takes all elements out.
  public mutating func removeAll() {
    elements = []
    members = []
  }
}

extension OrderedSet: RandomAccessCollection {
  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(position: Int) -> Element { elements[position] }
}

extension OrderedSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

/// Equal sets have the same elements in the same order.
extension OrderedSet: Hashable {
  public static func == (left: OrderedSet, right: OrderedSet) -> Bool {
    left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension OrderedSet: Sendable where Element: Sendable {}
