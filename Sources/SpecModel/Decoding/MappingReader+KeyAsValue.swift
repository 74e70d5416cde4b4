import Diagnostics
import SourceText

/// Keys of the app's strings that stand as values.
extension MappingReader {
  /// What to do about `value: feed.title` with what stands only beside `key`.
  func keyAsValue(beside name: String) -> Cure? {
    let goesWithKey = construct.relations.contains { relation in
      guard case .only(let keys, with: ["key"]) = relation else { return false }
      return keys.contains(name)
    }
    guard goesWithKey, construct.excludes("value", "key"), let place = keySpan("value"),
      let value = reader.value(of: "value", in: node), reader.tree.kind(value) == .scalar,
      reader.tree.style(value) == .plain
    else { return nil }
    let text = reader.tree.string(value)
    guard text.contains("."),
      text.utf8.allSatisfy({ isNameByte($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return Cure(
      message: "`value` shows `\(text)` as it is written, and `\(name)` belongs to a `key`",
      place: place, help: ["did you mean `key`?"],
      fixes: Fix.replacing("value", at: reader.location(place), by: "key", .unsafe))
  }
}
