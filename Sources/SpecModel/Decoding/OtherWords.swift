/// What other languages, libraries and tools call the keys of specs.
///
/// People write them out of habit. They are told what is meant here, as they are of a slip of the finger, and what
/// only follows from such a key is not told.
enum OtherWords {
  /// What happens on a tap is no key of its own.
  private static let gestures: Set<String> = [
    "ontap", "onclick", "onpress", "tap", "click", "action", "handler", "onaction", "command",
  ]

  /// The key of a construct that is meant by another word for it.
  static func key(for word: String, among names: [String]) -> String? {
    let written = word
    let word = word.lowercased()
    if let end = end(for: word, among: names) { return end }
    // Where one is due, the letter is one too many.
    if word == "items", names.contains("item") { return nil }
    // What stands above a part of a list.
    if word == "title", names.contains("footer"), names.contains("header") { return "header" }
    // How a value is written is not how a screen is shown.
    if names.contains("verbatim"), formats.contains(word) { return "as" }
    guard let candidates = keys[word] else { return part(of: written, among: names) }
    return candidates.first(where: names.contains)
  }

  /// What somebody calls how a value is written.
  private static let formats: Set<String> = [
    "format", "dateformat", "formatter", "numberformat", "datestyle", "numberstyle",
  ]

  /// What others call that which a document declares, in small letters.
  static let declarations: [String: DeclarationKind] = [
    "struct": .model, "class": .model, "interface": .model, "schema": .model,
    "entity": .model, "record": .model, "dto": .model,
    "view": .screen, "page": .screen, "viewcontroller": .screen, "scene": .screen,
    "cell": .adapter, "row": .adapter, "widget": .component, "partial": .component,
    "enumeration": .enumeration, "oneof": .union, "mutation": .request, "endpoint": .request,
    "colors": .theme, "package": .module, "application": .app,
  ]

  /// All keys that a word may stand for, wherever they may stand.
  static func candidates(for word: String) -> [String] { keys[word.lowercased()] ?? [] }

  /// Whether a word says when something is *not* there.
  static func isInverse(_ word: String) -> Bool { inverse.contains(word.lowercased()) }

  /// Whether a word says whether something may be missing.
  static func isOptionality(_ word: String) -> Bool {
    ["optional", "isoptional", "nullable", "canbeempty", "allowempty"].contains(word.lowercased())
  }

  private static let inverse: Set<String> = [
    "hidden", "ishidden", "hideif", "hidewhen", "unless", "disabled", "isdisabled",
  ]

  /// The key that is the last or the first of the words that a name is made of: `spacing` for `itemSpacing`.
  private static func part(of name: String, among names: [String]) -> String? {
    let words = words(of: name)
    guard words.count > 1 else { return nil }
    for word in [words.last, words.first].compactMap(\.self) where word.count > 3 {
      if let key = names.first(where: { $0.lowercased() == word }) { return key }
    }
    return nil
  }

  /// The words of a name in any of the usual styles, in small letters.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for letter in name {
      if letter.isUppercase || letter == "_" || letter == "-" {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if letter.isLetter { word += letter.lowercased() }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The key, and the limit under it, that a word like `maxLength` stands for where limits have a key of their own.
  static func limit(for word: String, among names: [String]) -> (key: String, bound: String)? {
    let limits: [String: (key: String, bound: String)] = [
      "maxlength": ("length", "max"), "minlength": ("length", "min"),
      "maxchars": ("length", "max"), "maximumlength": ("length", "max"),
      "minimumlength": ("length", "min"), "min": ("range", "min"), "max": ("range", "max"),
      "minimum": ("range", "min"), "maximum": ("range", "max"), "maxvalue": ("range", "max"),
      "minvalue": ("range", "min"),
    ]
    guard let limit = limits[word.lowercased()], names.contains(limit.key) else { return nil }
    return limit
  }

  /// The ends of what a control goes through, where it is said from where to where.
  private static func end(for word: String, among names: [String]) -> String? {
    guard names.contains("from"), names.contains("to") else { return nil }
    switch word {
    case "min", "minimum", "minvalue", "lower": return "from"
    case "max", "maximum", "maxvalue", "upper": return "to"
    default: return nil
    }
  }

  /// Whether a word stands for what follows on a tap, where that is said in place.
  static func isGesture(_ word: String, among names: [String]) -> Bool {
    names.contains("push") && gestures.contains(word.lowercased())
  }

  /// Whether a word is what others call that which tests an entry.
  static func isPattern(_ word: String) -> Bool {
    ["pattern", "regex", "regexp", "regularexpression", "matches", "validation", "validate"]
      .contains(word.lowercased())
  }

  /// Whether a word is what others call the keyboard for what is entered.
  static func isKeyboard(_ word: String) -> Bool {
    ["keyboard", "keyboardtype", "inputtype", "textcontenttype"].contains(word.lowercased())
  }

  /// The format of what is entered with a keyboard of UIKit, SwiftUI or the web.
  static func format(ofKeyboard word: String) -> EntryFormat? {
    var word = word.lowercased()
    if word.hasPrefix(".") { word.removeFirst() }
    return switch word {
    case "email", "emailaddress": .email
    case "phone", "phonepad", "tel", "telephonenumber": .phone
    case "url", "uri", "website": .url
    default: nil
    }
  }
}

extension OtherWords {
  /// How something ended on which something follows.
  enum End {
    case withResult, withoutResult, either

    /// - Parameter word: What others call it that follows.
    init?(named word: String) {
      switch word.lowercased() {
      case "onreturn", "onreturned", "onresult", "onfinish", "onfinished", "ondone", "oncomplete",
        "oncompletion", "completion", "completionhandler", "callback", "onsuccess", "success",
        "result", "didfinish", "done", "finished", "afterreturn", "returning":
        self = .withResult
      case "oncancel", "oncanceled", "oncancelled", "cancel", "didcancel", "onabort", "aborted":
        self = .withoutResult
      case "ondismiss", "dismissed", "diddismiss", "onclose", "onclosed", "closed", "afterdismiss",
        "ondisappear", "onback":
        self = .either
      default: return nil
      }
    }
  }
}
