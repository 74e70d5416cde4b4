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
}
