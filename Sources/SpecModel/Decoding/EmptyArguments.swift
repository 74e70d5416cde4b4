import Diagnostics
import SourceText
import SpecSyntax

/// Names without values where values are given by name: nothing is sent for them, which nobody writes down.
extension DocumentReader {
  /// Whether nothing stands behind a key: no `null`, and no quotes either.
  func isEmpty(_ node: NodeID) -> Bool {
    // Of most values the size tells, which other nodes have none of.
    tree.scalarSize(node) == 0 && tree.kind(node) == .scalar && tree.style(node) == .plain
  }

  /// Reports a name without a value, with what was most likely meant.
  ///
  /// - Parameter before: The key before it.
  func reportEmptyArgument(
    _ key: NodeID, _ value: NodeID, behind before: NodeID?, of mapping: NodeID
  ) {
    let name = tree.string(key)
    var help = "write its value behind the colon, or leave it out"
    var fixes: [Fix] = []
    if name.hasPrefix("$"), let last = name.split(separator: ".").dropFirst().last,
      last.utf8.allSatisfy(isNameByte)
    {
      help = "say what it is given as: `\(last): \(name)`"
      if span(key) == tree.span(key), tree.isFlow(mapping) {
        fixes = [.replacing(at: location(span(key)), by: "\(last): \(name)", .unsafe)]
      }
    } else if let colon = name.firstIndex(of: ":"), !name[colon...].dropFirst().hasPrefix("=") {
      help = "put a space behind the colon: `\(name[..<colon]): \(name[colon...].dropFirst())`"
    } else if let equals = name.firstIndex(of: "=") {
      // Some languages write `:=` or `=>`.
      let parts = [name[..<equals], name[equals...].dropFirst()].map {
        String($0).trimming { " :>".contains($0) }
      }
      help = "a colon stands between a name and its value: `\(parts[0]): \(parts[1])`"
      if span(key) == tree.span(key), !parts[1].isEmpty {
        fixes = [.replacing(at: location(span(key)), by: "\(parts[0]): \(parts[1])", .unsafe)]
      }
    } else if let (word, meant) = partsWithoutColon(key, value, in: mapping) {
      help = "a colon stands between a name and its value: `\(word): \(meant)`"
      if span(key) == tree.span(key) {
        fixes = [.replacing(at: location(span(key)), by: "\(word): \(meant)", .unsafe)]
      }
    } else if let text = textOfComment(after: value) {
      help = "a `#` after a space starts a comment; put the value in quotes: `\"\(text)\"`"
    } else if let path = pathOfNamesake(name, in: mapping) {
      help = "write `\(name): \(path)`"
      let end = Int(tree.span(key).end)
      let hasColon = tree.source.indices.contains(end) && tree.source[end] == UInt8(ascii: ":")
      let place = ByteSpan(end..<end + (hasColon ? 1 : 0))
      if span(key) == tree.span(key) {
        fixes = [.replacing(at: location(place), by: ": \(path)", .unsafe)]
      }
    } else if let list = listWithoutBrackets(endingWith: name, behind: before, of: mapping) {
      help = "a list stands in brackets: `\(list)`"
    }
    report(
      Diagnostic(
        .wrongType, "`\(name)` has no value", at: location(span(key)), help: [help], fixes: fixes))
  }

  /// The path to a value of the document that has a name: a parameter, a field of its form or a piece of its state.
  func pathOfNamesake(_ name: String, in node: NodeID) -> String? {
    guard let document = document(of: node) else { return nil }
    for (key, scope) in [("form", Scope.form), ("parameters", .parameters), ("state", .state)] {
      guard let values = value(of: key, in: document), has(name, in: values) else { continue }
      return "$\(scope.rawValue).\(name)"
    }
    return nil
  }

  /// `expand: [owner, photo]` for what was written `expand: owner, photo` in braces.
  private func listWithoutBrackets(
    endingWith name: String, behind before: NodeID?, of mapping: NodeID
  ) -> String? {
    guard let before, tree.isFlow(mapping), tree.kind(before) == .scalar,
      let value = tree.pairs(mapping).first(where: { $0.key == before })?.value,
      tree.kind(value) == .scalar, tree.scalarSize(value) > 0
    else { return nil }
    return "\(tree.string(before)): [\(tree.string(value)), \(name)]"
  }
}
