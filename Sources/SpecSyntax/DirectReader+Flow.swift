import SourceText

/// Collections in brackets, and aliases.
extension DirectReader {
  /// Reads a collection in brackets, or what an alias says.
  mutating func readFlowValue(
    anchor: AnchorMark?, into tree: inout TreeBuilder
  ) throws(Unusual) {
    switch byte(at: position) {
    case UInt8(ascii: "["): try readFlowSequence(anchor: anchor, into: &tree)
    case UInt8(ascii: "{"): try readFlowMapping(anchor: anchor, into: &tree)
    default:
      guard anchor == nil else { throw Unusual() }
      let (name, span) = try takeReference()
      guard tree.addAlias(of: name, at: span) else { throw Unusual() }
    }
  }

  private mutating func readFlowSequence(
    anchor: AnchorMark?, into tree: inout TreeBuilder
  ) throws(Unusual) {
    try open(.sequence, at: position, isFlow: true, anchor: anchor, into: &tree)
    position += 1
    try skipGap()
    while byte(at: position) != UInt8(ascii: "]") {
      try readElement(into: &tree)
      try finishElement(before: UInt8(ascii: "]"))
    }
    position += 1
    try close(&tree)
  }

  private mutating func readFlowMapping(
    anchor: AnchorMark?, into tree: inout TreeBuilder
  ) throws(Unusual) {
    try open(.mapping, at: position, isFlow: true, anchor: anchor, into: &tree)
    position += 1
    try skipGap()
    while byte(at: position) != UInt8(ascii: "}") {
      try finishKey(takeScalar(isInFlow: true), into: &tree)
      try skipGap()
      try readElement(into: &tree)
      try finishElement(before: UInt8(ascii: "}"))
    }
    position += 1
    try close(&tree)
  }

  /// Reads an item, or the value of a key.
  private mutating func readElement(into tree: inout TreeBuilder) throws(Unusual) {
    let anchor = try takeAnchor()
    switch byte(at: position) {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "*"):
      try readFlowValue(anchor: anchor, into: &tree)
    default:
      let scalar = try takeScalar(isInFlow: true)
      guard tree.append(scalar, anchor: anchor) else { throw Unusual() }
    }
  }

  /// Passes the comma after an element, which the last one before the bracket can do without.
  private mutating func finishElement(before bracket: UInt8) throws(Unusual) {
    try skipGap()
    guard byte(at: position) != bracket else { return }
    guard byte(at: position) == UInt8(ascii: ",") else { throw Unusual() }
    position += 1
    try skipGap()
  }

  /// Passes spaces, line ends and comments: nearly always one space or nothing.
  @inline(__always)
  private mutating func skipGap() throws(Unusual) {
    if byte(at: position) == UInt8(ascii: " ") { position &+= 1 }
    // What else there may be in a gap has no code behind that of `#`.
    guard byte(at: position) <= UInt8(ascii: "#") else { return }
    try skipRestOfGap()
  }

  @inline(never)
  private mutating func skipRestOfGap() throws(Unusual) {
    while true {
      switch byte(at: position) {
      case UInt8(ascii: " "): position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): try startLineInFlow()
      case UInt8(ascii: "#"): try skipComment()
      default: return
      }
    }
  }
}
