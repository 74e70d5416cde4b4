import Diagnostics
import SourceText
import SpecSyntax

extension MappingReader {
  /// What to do about a key in whose name the value stands, too: `use Feed`, `use = Feed` or `use=Feed`.
  func lostColon(behind key: String, of name: String, _ entry: Entry) -> Cure {
    let value = Self.valueBehindSign(name.dropFirst(key.count))
    guard reader.tree.isFlow(node), reader.isEmpty(entry.value), !value.isEmpty,
      reader.tree.style(entry.key) == .plain
    else { return Cure(help: ["put a colon after the key: `\(key): …`"]) }
    let meant = "\(key): \(value)"
    return Cure(
      message: "a colon is missing behind `\(key)`", help: ["write `\(meant)`"],
      fixes: Fix.replacing(
        name, at: reader.location(reader.tree.span(entry.key)), by: meant, .unsafe))
  }
}

/// Names in braces whose values stand right behind them: `{ owner ID }`, which YAML takes for a name of two words.
extension DocumentReader {
  /// The name and the value of such an entry; nil where it is none.
  func partsWithoutColon(
    _ key: NodeID, _ value: NodeID, in mapping: NodeID
  ) -> (name: String, value: String)? {
    guard tree.kind(key) == .scalar, tree.style(key) == .plain, isEmpty(value) else { return nil }
    let text = tree.string(key)
    guard let space = text.firstIndex(of: " "), !isBeforeColon(key) else { return nil }
    let (name, rest) = (text[..<space], text[space...].drop { $0 == " " })
    guard name.utf8.first?.isDigit == false, name.utf8.allSatisfy(isNameByte),
      Self.isValue(rest) || !rest.contains(" ") && areValuesBeside(key, in: mapping)
    else { return nil }
    return (String(name), String(rest))
  }

  /// Reports such an entry where names are declared; says whether it is one.
  func reportMissingColon(_ key: NodeID, _ value: NodeID, in mapping: NodeID) -> Bool {
    guard let (name, meant) = partsWithoutColon(key, value, in: mapping) else { return false }
    report(
      Diagnostic(
        .wrongType, "a colon is missing behind `\(name)`", at: location(span(key)),
        help: ["write `\(name): \(meant)`"],
        fixes: [.replacing(at: location(tree.span(key)), by: "\(name): \(meant)", .unsafe)]))
    return true
  }

  /// Reports `{ $state.isOpen = true }` and the like, where a path is given a value; says whether it is that.
  func reportPathWithoutColon(_ key: NodeID, _ value: NodeID) -> Bool {
    guard tree.kind(key) == .scalar, tree.style(key) == .plain, isEmpty(value),
      isWrittenHere(key), !isBeforeColon(key)
    else { return false }
    let text = tree.string(key)
    let path = text.prefix { $0 != " " && $0 != "=" }
    let meant = MappingReader.valueBehindSign(text[path.endIndex...])
    guard path.hasPrefix("$"), path.contains("."), !meant.isEmpty else { return false }
    let (place, written) = (location(tree.span(key)), "\(path): \(meant)")
    report(
      Diagnostic(
        .wrongType, "a colon is missing behind `\(path)`", at: place, help: ["write `\(written)`"],
        fixes: [.replacing(at: place, by: written, .unsafe)]))
    return true
  }

  /// Whether a key has its colon, behind all of its words.
  private func isBeforeColon(_ key: NodeID) -> Bool {
    let rest = tree.source[Int(tree.span(key).end)...].drop { $0 == UInt8(ascii: " ") }
    return rest.first == UInt8(ascii: ":")
  }

  /// Whether all names beside one have values, so that it had one, too.
  private func areValuesBeside(_ key: NodeID, in mapping: NodeID) -> Bool {
    let others = tree.pairs(mapping).prefix(NodeID.mostCompared).filter { $0.key != key }
    return !others.isEmpty && others.allSatisfy { !isEmpty($0.value) }
  }

  /// Whether a text is hardly the second word of a name: it is a type, a path, a number or a Boolean.
  private static func isValue(_ text: Substring) -> Bool {
    guard let first = text.first else { return false }
    if ["true", "false"].contains(text) || first == "$" || first == "\"" { return true }
    let isType = first.isUppercase && (!text.contains(" ") || text.contains(" = "))
    return isType || first.isASCII && first.isNumber && !text.contains(" ")
  }
}
