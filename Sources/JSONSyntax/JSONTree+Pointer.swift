/// Where a value stands, as JSON pointers say it (RFC 6901).
extension JSONTree {
  /// The pointer to a value; that to the whole text is empty.
  public func pointer(to node: NodeID) -> String {
    guard var place = root else { return "" }
    var pointer = ""
    while place != node, let (step, child) = step(from: place, towards: node) {
      pointer += "/" + step.escapedForPointers
      place = child
    }
    return pointer
  }

  /// The value within another that holds a third or is it.
  private func step(from place: NodeID, towards node: NodeID) -> (String, NodeID)? {
    if kind(place) == .array {
      for (position, element) in elements(of: place).enumerated() where holds(element, node) {
        return (String(position), element)
      }
    }
    for member in members(of: place) where holds(member.value, node) || member.key == node {
      return (string(member.key), member.key == node ? node : member.value)
    }
    return nil
  }

  private func holds(_ outer: NodeID, _ inner: NodeID) -> Bool {
    outer.index <= inner.index && inner.index < nodes[Int(outer.index)].next
  }
}

extension String {
  fileprivate var escapedForPointers: String {
    contains { $0 == "~" || $0 == "/" }
      ? replacing("~", with: "~0").replacing("/", with: "~1") : self
  }
}
