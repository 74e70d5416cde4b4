import SourceText

/// What a name is the name of.
public enum NameKind: Sendable, Hashable {
  case declaration(DeclarationKind)
  /// One of the screens to which the host's menu leads.
  case screenOfTheMenu
  case color, font, spacing, radius, border, shadow, gradient, duration
  /// An event of the analytics.
  case trackedEvent
  /// Something else, which is described.
  case other(String)

  static let api = declaration(.api)
  static let theme = declaration(.theme)
  static let model = declaration(.model)
  static let source = declaration(.source)
  static let request = declaration(.request)
  static let component = declaration(.component)
  static let adapter = declaration(.adapter)
  static let screen = declaration(.screen)
  static let module = declaration(.module)

  /// How it is named in a sentence.
  public var phrase: String {
    switch self {
    case .declaration(.api): "an API"
    case .declaration(let kind):
      // `union` is spoken with a consonant.
      "\("aeio".contains(kind.rawValue.prefix(1)) ? "an" : "a") \(kind.rawValue)"
    case .screenOfTheMenu: "a screen of the menu"
    case .color: "a colour of the theme"
    case .font: "a font of the theme"
    case .spacing: "a spacing token"
    case .radius: "a radius of the theme"
    case .border: "a border of the theme"
    case .shadow: "a shadow of the theme"
    case .gradient: "a gradient of the theme"
    case .duration: "a duration of the theme"
    case .trackedEvent: "an event of the analytics"
    case .other(let phrase): phrase
    }
  }

  /// The key of themes under which what is named stands.
  var keyOfTheme: String? {
    switch self {
    case .color: "colors"
    case .font: "fonts"
    case .spacing: "spacing"
    case .radius: "radii"
    case .border: "borders"
    case .shadow: "shadows"
    case .gradient: "gradients"
    case .duration: "durations"
    case .declaration, .screenOfTheMenu, .trackedEvent, .other: nil
    }
  }

  /// How names are written.
  private static let spelling = "names consist of letters, digits and `_`"

  /// How a name is written, and this one if it is words.
  static func spelling(insteadOf text: String) -> String {
    called(text) ?? opened(text) ?? withoutColon(text) ?? value(text) ?? plain(text)
      ?? pattern(text) ?? numbered(text)
      ?? joined(text).map { "\(spelling), as in `\($0)`" } ?? spelling
  }

  /// What to do about `feedShown { id`, whose colon is missing before the bracket.
  static func withoutColon(_ text: String) -> String? {
    guard let bracket = text.firstIndex(where: { $0 == "{" || $0 == "[" }) else { return nil }
    let name = String(text[..<bracket]).trimming { $0 == " " }
    guard name.utf8.count < text[..<bracket].utf8.count, !name.isEmpty,
      name.utf8.allSatisfy(isNameByte)
    else { return nil }
    return "put a `:` behind `\(name)`, before its `\(text[bracket])`"
  }

  /// What to write for `PostCard {`, as languages begin what is declared.
  private static func opened(_ text: String) -> String? {
    guard let bracket = text.last, "{[(".contains(bracket) else { return nil }
    let word = String(text.dropLast()).trimming { $0 == " " }
    guard !word.isEmpty, word.utf8.allSatisfy(isNameByte) else { return nil }
    return "write the name alone: `\(word)`"
  }

  /// What to do about `$session.member`, where the name of its type is due.
  private static func value(_ text: String) -> String? {
    guard text.hasPrefix("$"), let first = text.dropFirst().first, first.isLetter else {
      return nil
    }
    let name = text.dropFirst()
    if first.isUppercase, name.utf8.allSatisfy(isNameByte) {
      return "write the name alone: `\(name)`"
    }
    return "name what is declared: `\(text)` is a value, which has a type and is none"
  }

  /// Whether a text is an address, or the path of a value that is called as those are.
  private static func isAddress(_ text: String) -> Bool {
    if text.hasPrefix("https://") || text.hasPrefix("http://") { return true }
    guard text.hasPrefix("$"), let last = text.split(separator: ".").dropFirst().last else {
      return false
    }
    let words = OtherWords.words(of: String(last))
    // What is called just `page` may be the number of one.
    return words.contains { ["link", "url", "website", "homepage"].contains($0) }
      || words.count > 1 && words.last == "page"
  }

  /// What to write for `$form.owner`, where a field is named and not read.
  private static func entered(_ text: String) -> String? {
    let root = "$\(Scope.form.rawValue)."
    let name = text.dropFirst(root.count)
    guard text.hasPrefix(root), !name.isEmpty, name.utf8.allSatisfy(isNameByte) else { return nil }
    return "write the name alone: `\(name)`"
  }

  /// What to do about a name that begins with a digit.
  private static func numbered(_ text: String) -> String? {
    guard text.utf8.first?.isDigit == true, text.utf8.allSatisfy(isNameByte) else { return nil }
    return "let it begin with a letter: \(spelling), and begin with none of the digits"
  }

  /// What to write for patterns and paths of files, where declarations are named.
  private static func pattern(_ text: String) -> String? {
    guard text.contains("*") || text.contains("/") else { return nil }
    return "name each declaration by itself: patterns and files are not read"
  }

  /// What to write for `AboutViewController.self` and `.open`, as Swift has them.
  private static func plain(_ text: String) -> String? {
    var name = text[...]
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      return "name what the file declares, and not the file: the name stands behind its kind, as in"
        + " `screen: Feed`"
    }
    for ending in [".self", ".Type", ".swift", ";"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    if name.hasPrefix(".") { name = name.dropFirst() }
    if let member = member(name) { name = member }
    if let own = qualified(name) { return "names hold in the whole app: write `\(own)`" }
    guard name.count < text.count, !name.isEmpty, name.utf8.allSatisfy(isNameByte) else {
      return nil
    }
    return "write the name alone: `\(name)`"
  }

  /// The name in `PostCard.author`, where what it belongs to goes without saying.
  private static func member(_ text: Substring) -> Substring? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].first?.isUppercase == true, parts[1].first?.isLowercase == true
    else { return nil }
    return parts[1]
  }

  /// The name in `People.Followers`, where it stands behind that of its module.
  private static func qualified(_ text: Substring) -> Substring? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ $0.first?.isUppercase == true && $0.utf8.allSatisfy(isNameByte) })
    else { return nil }
    return parts[1]
  }

  /// What to write for a call as other languages have it: `hide($item.id)`.
  private static func called(_ text: String) -> String? {
    guard text.hasSuffix(")"), let opening = text.firstIndex(of: "(") else { return nil }
    let name = text[..<opening]
    guard !name.isEmpty, name.utf8.allSatisfy(isNameByte) else { return nil }
    let arguments = text[text.index(after: opening)...].dropLast()
    guard !arguments.isEmpty else { return "write the name alone: `\(name)`" }
    return "write the name alone, `\(name)`; what it is given stands beside it in `with: { … }`"
  }

  /// What to write for `KeepThing(id)`, where a request is declared as functions are.
  private static func signature(_ text: String) -> String? {
    guard text.hasSuffix(")"), let opening = text.firstIndex(of: "("),
      text[..<opening].utf8.allSatisfy(isNameByte), opening > text.startIndex
    else { return nil }
    return "write the name alone: `\(text[..<opening])`; what it takes stands under `parameters:`"
  }

  /// The name that words are if they are written as one: `TipCard` of `Tip Card`; nil if they are no words.
  static func joined(_ text: String) -> String? {
    let words = text.utf8.split { !isNameByte($0) }.map { String(Substring($0)) }
    guard words.count > 1, let first = words.first, !first.utf8[first.startIndex].isDigit else {
      return nil
    }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// What to do where something else stands than such a name.
  func help(insteadOf text: String) -> String {
    switch self {
    case .color where text.hasPrefix("#"):
      "give it a name under `colors:` of the theme, as in `{ light: \"\(text)\" }`, and write the name"
    case .font where Double(text) != nil:
      "give it a name under `fonts:` of the theme, as in `{ size: \(text) }`, and write the name"
    case .color, .font, .spacing, .radius, .border, .shadow, .gradient, .duration:
      Self.withoutPoint(text) ?? Self.withoutDollar(text) ?? withoutTheme(text)
        ?? Self.spelling(insteadOf: text)
    case .declaration(.request) where text.hasPrefix("/"):
      "name the request that has this path: it stands behind `request:`, in the document with `path: \(text)`"
    case .declaration(.model)
    where text.hasPrefix("$") && text.dropFirst().first?.isLowercase == true:
      "name the model itself: `\(text)` is a value, and a model is the type of values"
    case .declaration(.screen) where Self.isAddress(text):
      "name the screen: `\(text)` is an address, which `open: \(text)` opens"
    case .screenOfTheMenu where Int(text) != nil:
      "an entry is known by its screen, whatever its place: name one that stands under `menu:` of the app"
    case .screenOfTheMenu where text.isStringKey:
      "an entry is known by its screen, whatever its title: name one that stands under `menu:` of the app"
    case .fieldOfForm: Self.entered(text) ?? Self.spelling(insteadOf: text)
    case .swiftType: Self.typeAlone(text) ?? Self.spelling(insteadOf: text)
    case .other(let what) where what.hasPrefix("the ") && what.hasSuffix("'s name"):
      // What is declared begins with a capital.
      Self.opened(text) ?? Self.signature(text)
        ?? Self.joined(text).map { "\(Self.spelling), as in `\($0.capitalisedFirst)`" }
        ?? Self.spelling(insteadOf: text)
    default: Self.spelling(insteadOf: text)
    }
  }

  /// What a form asks for.
  static let fieldOfForm = other("a field of the form")

  /// A type of the app's own code.
  static let swiftType = other("a Swift type")

  /// What to do about `UIColor.clubInk` where a type is due.
  private static func typeAlone(_ text: String) -> String? {
    guard let point = text.firstIndex(of: ".") else { return nil }
    let (owner, rest) = (text[..<point], text[point...].dropFirst())
    if owner.first?.isUppercase == true, rest.first?.isUppercase == true,
      (owner + rest).utf8.allSatisfy(isNameByte)
    {
      return
        "write the type alone, `\(rest)`; if `\(owner)` is its module, that stands beside it: `module: \(owner)`"
    }
    return member(text[...]) == nil ? nil : "write the type alone: `\(owner)`"
  }

  /// What to do about `.secondary`, as Swift has it.
  private static func withoutPoint(_ text: String) -> String? {
    let name = text.dropFirst()
    guard text.hasPrefix("."), !name.isEmpty, name.utf8.allSatisfy(isNameByte) else { return nil }
    return "name one that the theme has, without a point: `\(name)`, if it is one"
  }

  /// What to write for `colors.surface` and `theme.surface`, by where it is declared.
  private func withoutTheme(_ text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let name = parts.last, !name.isEmpty, name.utf8.allSatisfy(isNameByte),
      parts.dropLast().allSatisfy({ $0 == "theme" || $0 == "Theme" || keyOfTheme == String($0) })
    else { return nil }
    return "write the name alone: `\(name)`"
  }

  /// What to do about `$secondaryText`, as SCSS has it.
  private static func withoutDollar(_ text: String) -> String? {
    let name = text.dropFirst()
    guard text.hasPrefix("$"), let first = name.first, first.isLetter,
      name.utf8.allSatisfy(isNameByte), Scope(rawValue: String(name)) == nil
    else { return nil }
    return "write the name alone: `\(name)`"
  }
}

extension String {
  /// The same with a capital letter first.
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
