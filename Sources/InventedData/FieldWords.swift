/// The words that a field's name is made of, with its model's: what a value is like follows from them.
struct FieldWords {
  /// Of the field, in small letters.
  let words: [String]
  /// Of the model.
  let owner: [String]

  init(_ field: String, of model: String) {
    words = Self.words(of: field)
    owner = Self.words(of: model)
  }

  /// `authorID`, `author_id` and `AuthorId` as `author` and `id`.
  static func words(of name: String) -> [String] {
    name.utf8.allSatisfy { $0 < 0x80 } ? plainWords(of: name) : anyWords(of: name)
  }

  /// The words of a name in ASCII, as nearly all are: each value that is invented asks for them.
  private static func plainWords(of name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var wasSmall = false
    for byte in name.utf8 {
      let isUppercase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isLowercase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      let isBreak = !(isUppercase || isLowercase || isDigit)
      if isBreak || (isUppercase && wasSmall) {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
      if !isBreak { word.append(isUppercase ? byte | 0x20 : byte) }
      wasSmall = isLowercase || isDigit
    }
    return word.isEmpty ? words : words + [String(decoding: word, as: UTF8.self)]
  }

  private static func anyWords(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in name {
      let isBreak = !(character.isLetter || character.isNumber)
      if isBreak || (character.isUppercase && wasSmall) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if !isBreak { word += character.lowercased() }
      wasSmall = character.isLowercase || character.isNumber
    }
    return word.isEmpty ? words : words + [word]
  }

  // Of so few words a set would take longer to make than to look through.
  func hasAny(_ meant: [String]) -> Bool { words.contains(where: meant.contains) }

  /// Whether the last word is one of some: it says what the others are about.
  func ends(with meant: [String]) -> Bool { words.last.map(meant.contains) ?? false }

  /// Whether the model is one of some.
  func isOf(_ meant: [String]) -> Bool { owner.contains(where: meant.contains) }

  /// What an identifier refers to: `author` of `authorID`.
  var reference: String {
    let meant = words.filter { $0 != "id" && $0 != "ids" && $0 != "identifier" }
    return meant.isEmpty ? owner.joined(separator: "-") : meant.joined(separator: "-")
  }

  static let people: [String] = [
    "user", "person", "author", "member", "contact", "profile", "friend", "customer", "owner",
    "player", "artist", "speaker", "patient", "employee", "teacher", "student", "account", "guest",
    "host", "sender", "recipient", "driver", "follower", "people", "creator", "director", "actor",
  ]

  static let pictures: [String] = [
    "image", "images", "picture", "photo", "photos", "avatar", "icon", "cover", "thumbnail",
    "thumb",
    "logo", "poster", "banner", "artwork", "background", "portrait", "still", "preview", "media",
  ]

  /// Whether an address leads to a picture.
  var isPicture: Bool { hasAny(Self.pictures) || isOf(Self.pictures) }

  var isRarelyTrue: Bool {
    hasAny([
      "hidden", "deleted", "archived", "blocked", "sponsored", "draft", "sold", "expired", "pinned",
    ])
  }
}
