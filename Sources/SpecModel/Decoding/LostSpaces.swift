import Diagnostics
import SourceText
import SpecSyntax

/// The hyphen of an item without a space behind it, where YAML can read it: it is a part of the first key of a mapping.
struct LostSpace {
  static let message = "a space is missing behind the hyphen of this item"

  /// The hyphen and the key behind it, or the bracket.
  let place: ByteSpan
  let help: String
  let fix: Fix
}

extension DocumentReader {
  /// The space that a key of a mapping has lost which has a hyphen before it: `-text`.
  func lostSpace(in key: NodeID, of mapping: NodeID) -> LostSpace? {
    guard tree.kind(key) == .scalar, tree.style(key) == .plain, !tree.isFlow(mapping),
      isWrittenHere(key)
    else { return nil }
    let text = tree.string(key)
    guard text.hasPrefix("-"), let first = text.utf8.dropFirst().first,
      first.isLetter || "{[".utf8.contains(first)
    else { return nil }
    // Of what stands in brackets these say enough.
    let beginning = text.dropFirst().prefix(first.isLetter ? text.count : 1)
    let start = tree.span(key).start
    let behind = ByteSpan(start: start + 1, end: start + 1)
    return LostSpace(
      place: ByteSpan(start: start, end: start + 1 + UInt32(beginning.utf8.count)),
      help: "write `- \(beginning)`",
      fix: Fix(
        "put a space behind it", .safe,
        edits: [Fix.Edit(location(behind), replacement: " ")]))
  }

  /// Reports such a key at the beginning of a mapping in the place of a list; says whether there is one.
  func reportLostSpace(in mapping: NodeID) -> Bool {
    guard tree.kind(mapping) == .mapping,
      let first = tree.pairs(mapping).first(where: { _ in true })?.key,
      let space = lostSpace(in: first, of: mapping)
    else { return false }
    report(
      Diagnostic(
        .wrongType, LostSpace.message, at: location(space.place), help: [space.help],
        fixes: [space.fix]))
    return true
  }

  /// What to do about names without hyphens that are read, since none has a space behind it: `-Post -Story`.
  static func helpOnHyphens(in text: String) -> String? {
    guard text.hasPrefix("-"), text.count > 1 else { return nil }
    let names = text.split(separator: " ")
    guard names.count > 1, names.allSatisfy({ $0.hasPrefix("-") && $0.count > 1 }) else {
      return "put a space behind the hyphen: `- \(text.dropFirst())`"
    }
    return "put a space behind each hyphen: `- \(names[0].dropFirst())`"
  }
}

extension MappingReader {
  /// What to do about a key that has a hyphen before it, and no space between them.
  func lostSpace(in entry: Entry) -> Cure? {
    guard let space = reader.lostSpace(in: entry.key, of: node) else { return nil }
    let name = String(reader.tree.string(entry.key).dropFirst())
    // Among other keys of a mapping there are no items.
    if range.count > 1, construct.hasKey(name), !hasKey(name) {
      let place = reader.location(reader.tree.span(entry.key))
      return Cure(
        message: "a key has no hyphen before it", help: ["write `\(name)`"],
        fixes: [.replacing(at: place, by: name, .unsafe)])
    }
    return Cure(
      message: LostSpace.message, place: space.place, help: [space.help], fixes: [space.fix])
  }
}
