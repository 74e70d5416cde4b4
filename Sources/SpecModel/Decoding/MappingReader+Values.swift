import Diagnostics
import SourceText
import SpecSyntax

/// Keys whose values say what was meant.
extension MappingReader {
  /// What to write where a whole address stands for a path, which is appended to the base of an API.
  func wholeAddress(as key: String, _ entry: Entry) -> Cure? {
    guard key == "path", reader.tree.kind(entry.value) == .scalar else { return nil }
    let text = reader.tree.string(entry.value)
    guard let scheme = text.firstRange(of: "://") else { return nil }
    let path = text[scheme.upperBound...].drop { $0 != "/" }
    guard !path.isEmpty else { return nil }
    let span = reader.tree.span(entry.key).union(reader.tree.span(entry.value))
    return Cure(
      help: ["say the path behind the API's `base` alone: `path: \(path)`"],
      fixes: [
        .replacing(
          at: reader.location(span),
          by: "path: \(path.contains { "{#,".contains($0) } ? "\"\(path)\"" : "\(path)")", .unsafe)
      ])
  }

  /// What to write for `format: dd.MM.yyyy`, where the value is another word as well as the key.
  func formatByName(as key: String, _ entry: Entry) -> Cure? {
    guard key == "as", reader.tree.kind(entry.value) == .scalar,
      let format = TextFormat.meant(by: reader.tree.string(entry.value))
    else { return nil }
    let meant = "\(key): \(format.rawValue)"
    let place = reader.tree.span(entry.key).union(reader.tree.span(entry.value))
    return Cure(
      place: place,
      help: ["write `\(meant)`: there are no patterns, since each region writes its own"],
      fixes: [.replacing(at: reader.location(place), by: meant, .unsafe)])
  }

  func numberWithComma(endingIn entry: Entry) -> String? {
    guard let index = range.first(where: { reader.keys[$0].key == entry.key }) else { return nil }
    let before = index > range.lowerBound ? reader.keys[index - 1].value : nil
    return reader.numberWithComma(endingIn: entry.key, entry.value, behind: before, of: node)
  }

  /// What to do about a key that belongs to what a word beside it stands for: `spacing` beside `layout: carousel`.
  func homeOfWord(of name: String, _ entry: Entry) -> String? {
    for index in range.prefix(Self.mostNeighbours) where reader.keys[index].isRead {
      let other = reader.keys[index]
      guard reader.tree.kind(other.value) == .scalar, reader.tree.kind(other.key) == .scalar else {
        continue
      }
      let (key, word) = (reader.tree.string(other.key), reader.tree.string(other.value))
      let homes = construct.keys.first { $0.name == key }?.shape.constructs ?? []
      guard
        homes.contains(where: { home in
          home.keys.contains { $0.name == word && $0.shape.constructs.contains { $0.hasKey(name) } }
        })
      else { continue }
      let value = reader.tree.kind(entry.value) == .scalar ? reader.tree.string(entry.value) : "…"
      return "`\(name)` is a key of `\(word)`: `\(key): { \(word): { \(name): \(value) } }`"
    }
    return nil
  }
}
