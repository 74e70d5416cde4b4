import Diagnostics

/// Keys of what is said by a mapping that is there already.
extension MappingReader {
  /// What to say in the place of "it is said of the bar: `bar: { prompt: … }`" where there is a `bar` already.
  func homeThatIsThere(_ name: String, in place: String, _ entry: Entry) -> String? {
    guard let code = place.quotedWords.first, let end = code.firstIndex(of: ":"),
      code[end...].hasPrefix(": {"),
      let value = reader.value(of: String(code[..<end]), in: node),
      reader.tree.kind(value) == .mapping, reader.value(of: name, in: value) == nil
    else { return nil }
    let written =
      reader.tree.kind(entry.value) == .scalar ? reader.tree.string(entry.value) : "…"
    let owner = code[..<end]
    return "it is said of the \(owner): write `\(name): \(written)` below `\(owner):`"
  }
}
