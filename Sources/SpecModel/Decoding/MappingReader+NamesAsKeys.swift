import Diagnostics
import SourceText

/// Names that stand as keys, since a colon stands behind them.
extension MappingReader {
  /// What to write for `- PostTile:`, where a name stands for a mapping that uses it.
  func useWithColon(_ name: String, _ entry: Entry) -> Cure? {
    guard construct.hasKey("use"), name.first?.isUppercase == true,
      name.utf8.allSatisfy(isNameByte)
    else { return nil }
    let isAlone = range.count == 1
    guard reader.isEmpty(entry.value) else {
      guard isAlone, reader.tree.kind(entry.value) == .mapping else { return nil }
      return Cure(help: ["say `use: \(name)`, and write what stands below it beside that"])
    }
    let key = reader.tree.span(entry.key)
    let colon = ByteSpan(start: key.start, end: key.end + 1)
    guard isAlone else {
      guard !hasKey("use"), range.first.map({ reader.keys[$0].key == entry.key }) == true else {
        return nil
      }
      return Cure(
        help: ["say by `use` what it is shown by: `use: \(name)`"],
        fixes: [.replacing(at: reader.location(colon), by: "use: \(name)", .unsafe)])
    }
    return Cure(
      help: ["write it without a colon: `\(name)`"],
      fixes: [.replacing(at: reader.location(colon), by: name, .unsafe)])
  }

  /// What to write for `- ways:`, where an item says by `id` what it is called.
  func lostID(_ name: String, _ entry: Entry) -> Cure? {
    guard reader.isEmpty(entry.value), construct.hasKey("id"), !hasKey("id"),
      construct.keys.contains(where: { $0.name == "id" && $0.presence == .required }),
      name.utf8.allSatisfy(isNameByte),
      range.first.map({ reader.keys[$0].key == entry.key }) == true
    else { return nil }
    let key = reader.tree.span(entry.key)
    return Cure(
      help: ["say it by its `id`: `id: \(name)`"],
      fixes: [
        .replacing(
          at: reader.location(ByteSpan(start: key.start, end: key.end + 1)), by: "id: \(name)",
          .unsafe)
      ])
  }
}
