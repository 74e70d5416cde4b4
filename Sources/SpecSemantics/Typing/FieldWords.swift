import SourceText
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
    ["previous", "prev", "before"],
    ["next", "following", "after"],
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

  /// Words before what is true or false, which some write and others leave out.
  private static let wordsOfFlags: Set<String> = [
    "is", "has", "was", "are", "did", "can", "should", "shows",
  ]

  /// The only one of some flags of the same words but for the one that they begin with: `isDone` for `done`, and `liked`
  /// for `isLiked`.
  static func flag(_ name: String, among flags: [String]) -> String? {
    let wanted = wordsOfFlag(name)
    let found = flags.filter { wordsOfFlag($0) == wanted }
    return found.count == 1 ? found[0] : nil
  }

  private static func wordsOfFlag(_ name: String) -> [String] {
    let words = NearMiss.wordTexts(name)
    guard words.count > 1, wordsOfFlags.contains(words[0]) else { return words }
    return Array(words.dropFirst())
  }

  /// The only one of some numbers that says with the word for a count, or without it, what another name says: `likes`
  /// for `likeCount`.
  static func count(_ name: String, among numbers: [String]) -> String? {
    let found = numbers.filter {
      NearMiss.hasWord("count", beside: $0, name) || NearMiss.hasWord("count", beside: name, $0)
    }
    return found.count == 1 ? found[0] : nil
  }
}
