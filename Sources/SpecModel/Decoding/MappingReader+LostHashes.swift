import Diagnostics
import SourceText

/// Comments that lost their sign, or have that of another language.
extension MappingReader {
  /// What to do about a comment without its sign, or with that of another language.
  func lostHash(_ name: String, _ entry: Entry) -> Cure? {
    let isForeign = name.hasPrefix("//") || name.hasPrefix("--") || name.hasPrefix("/*")
    let isNote = ["TODO", "FIXME", "NOTE", "XXX", "HACK"].contains(name)
    // No key has as many words.
    guard isForeign || isNote || name.split(separator: " ").count > 2 else { return nil }
    let place = reader.tree.span(entry.key)
    let start = ByteSpan(start: place.start, end: place.start + (isForeign ? 2 : 0))
    return Cure(
      help: ["a comment begins with `#`: put one before it, if it is one"],
      fixes: [
        Fix(
          "put a `#` before it", .unsafe,
          edits: [Fix.Edit(reader.location(start), replacement: isForeign ? "#" : "# ")])
      ])
  }

  /// What to do about a comment without its sign that has a colon, so that its first word is read as a key: it stands
  /// before all keys of a declaration, or begins with a capital, as none of them does.
  func lostHash(ofSentence name: String, _ entry: Entry) -> Cure? {
    guard reader.tree.documents.contains(node), !reader.tree.isFlow(node),
      reader.tree.kind(entry.value) == .scalar, reader.tree.style(entry.value) == .plain,
      reader.keys[range.lowerBound].key == entry.key || name.first?.isUppercase == true,
      NearMiss.match(for: name, among: construct.keys.map(\.name)) == nil,
      remark(under: name, entry) == nil
    else { return nil }
    let text = reader.tree.string(entry.value)
    // A sentence, and no style of several words as web pages have, and no value.
    guard reader.tree.span(entry.value).count == text.utf8.count,
      text.split(separator: " ").count >= Self.fewestWords,
      !text.contains(where: { $0.isNumber || "$({=<".contains($0) })
    else { return nil }
    let start = reader.tree.span(entry.key).start
    return Cure(
      help: ["a comment begins with `#`: put one before it, if it is one"],
      fixes: [
        Fix(
          "put a `#` before it", .unsafe,
          edits: [
            Fix.Edit(reader.location(ByteSpan(start: start, end: start)), replacement: "# ")
          ])
      ])
  }

  /// What people say to each other has as many words at least.
  private static var fewestWords: Int { 4 }
}
