import Diagnostics
import SourceText
import SpecSyntax

/// Types as keys, with their defaults as what these have: `beds: { Int: 1 }`.
extension MappingReader {
  /// What to do about the only key of a field, which is its type.
  func typeAsKey(_ name: String, _ entry: Entry) -> Cure? {
    guard range.count == 1, construct.hasKey("type"), construct.hasKey("default"),
      BuiltinType(rawValue: String(name.prefix { $0 != "?" })) != nil,
      reader.tree.kind(entry.value) == .scalar
    else { return nil }
    let value = reader.tree.span(entry.value)
    let text = String(decoding: reader.tree.source[value.range], as: UTF8.self)
    guard !text.isEmpty, !text.contains(where: \.isNewline) else { return nil }
    let meant = "\(name) = \(text)"
    let place = reader.tree.span(node)
    return Cure(
      message: "a type and its default are one text", place: place, help: ["write `\(meant)`"],
      fixes: [.replacing(at: reader.location(place), by: meant, .unsafe)])
  }
}
