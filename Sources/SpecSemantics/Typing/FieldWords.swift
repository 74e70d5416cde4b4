import SpecModel

/// Words by which people call the same: a field is looked for by one and has another.
enum FieldWords {
  private static let groups: [Set<String>] = [
    ["photo", "picture", "image", "avatar", "thumbnail"],
    ["title", "name", "label", "heading", "caption"],
    ["date", "day", "at"],
    ["text", "body", "content", "message", "note", "description"],
    ["price", "amount", "cost"],
    ["link", "url", "address"],
    ["count", "length", "size"],
    ["state", "status"],
    ["kind", "type", "category"],
  ]

  /// The only one of some fields that is called by another word for the same.
  static func other(than name: String, among fields: [String]) -> String? {
    guard let group = groups.first(where: { $0.contains(name) }) else { return nil }
    let found = fields.filter { $0 != name && group.contains($0) }
    return found.count == 1 ? found[0] : nil
  }

  /// So many letters say more than an ending.
  private static let fewestLetters = 3

  /// The only one of some fields whose name another one ends with that has a word more: `name` for `username`.
  static func ending(_ name: String, among fields: [String]) -> String? {
    let lowercased = name.lowercased()
    let found = fields.filter { field in
      field.utf8.count > fewestLetters && name.utf8.count >= field.utf8.count + fewestLetters
        && lowercased.hasSuffix(field.lowercased())
    }
    return found.count == 1 ? found[0] : nil
  }
}
