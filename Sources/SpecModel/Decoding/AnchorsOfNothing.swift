import Diagnostics
import SourceText
import SpecSyntax

extension DocumentReader {
  /// Reports an anchor that nothing stands behind, and whose name something before it has: most likely that was to stand
  /// here by an alias. Says whether it is one.
  func reportAnchorOfNothing(_ node: NodeID, expected: String) -> Bool {
    guard tree.kind(node) == .scalar, tree.scalarSize(node) == 0, tree.isAnchored(node),
      let anchor = tree.properties(node)?.anchor,
      let document = document(of: node),
      let earlier = firstAnchor(like: anchor, from: Int(tree.span(document).start))
    else { return false }
    let name = String(decoding: tree.source[anchor.range].dropFirst(), as: UTF8.self)
    let place = location(anchor)
    report(
      Diagnostic(
        .wrongType,
        "expected \(expected), and `&\(name)` only names what stands behind it, which is nothing",
        at: place, related: [.init(location(earlier), "this is called so already")],
        help: ["write `*\(name)` for what is called so"],
        fixes: Fix.replacing("&\(name)", at: place, by: "*\(name)", .unsafe)))
    return true
  }

  /// Where an anchor of the same name stands before one, in its document: aliases reach no further.
  private func firstAnchor(like anchor: ByteSpan, from first: Int) -> ByteSpan? {
    let written = tree.source[anchor.range]
    guard first <= anchor.range.lowerBound else { return nil }
    let before = tree.source[first..<anchor.range.lowerBound]
    var start = before.startIndex
    while let sign = before[start...].firstIndex(of: UInt8(ascii: "&")) {
      let rest = before[sign...]
      let end = rest.firstIndex { " \n\r\t,]}".utf8.contains($0) } ?? rest.endIndex
      if before[sign..<end].elementsEqual(written) { return ByteSpan(sign..<end) }
      start = before.index(after: sign)
    }
    return nil
  }
}
