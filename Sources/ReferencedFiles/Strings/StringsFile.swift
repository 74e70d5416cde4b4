import Diagnostics
import SourceText

/// What stands in one file of the app's strings. It is read with the specs.
public struct StringsFile: Sendable {
  /// Something that is wrong with the file.
  package struct Mistake: Sendable {
    package let message: String
    package var span: ByteSpan
    package let help: String
    package var related: (span: ByteSpan, message: String)?
    /// What has to be written at the span, and makes the file right.
    package var insertion: String?

    var withoutInsertion: Mistake {
      var mistake = self
      mistake.insertion = nil
      return mistake
    }
  }

  /// Something in a file that is passed over by who reads it: a key that no catalogue has, or a version
  /// that nobody knows.
  package struct Oddity: Sendable {
    package let message: String
    package let place: Location
    package let help: [String]
  }

  /// A text with something in it that looks like a place for a value and is none.
  package struct StrangeText: Sendable {
    package let key: String
    /// As it is written: `%q`.
    package let specifier: String
    package let place: Location

    /// Whether it asks for a text of C, which `%@` is meant for.
    package var isStringOfC: Bool {
      guard !isPercentSign else { return false }
      return specifier.wholeMatch(of: /%([0-9]+\$)?[-+ 0#']*[0-9.]*l*s/) != nil
    }

    /// Whether a percent sign of the text and the word behind it ask for a value, as in "100 % sure".
    package var isPercentSign: Bool { specifier.contains(" ") }
  }

  /// Enough to see what is wrong with a file; one that is no file of strings would have any number.
  private static let mostMistakes = 100

  let id: FileID
  private(set) var mistakes: [Mistake] = []
  private(set) var pluralGaps: [AppStrings.PluralGap] = []
  private(set) var formGaps: [AppStrings.FormGap] = []
  private(set) var oddities: [Oddity] = []
  private(set) var strangeTexts: [StrangeText] = []
  /// Texts with places for values as other tools write them.
  private(set) var foreignTexts: [StrangeText] = []
  /// Whether it is a file of plural rules, which stands beside one of strings with the same keys.
  private(set) var hasPluralRules = false
  /// The languages of its texts.
  var languages = LanguageTable()
  /// The keys with their strings.
  private(set) var entries = NameMap<AppStrings.Entry>()

  init(id: FileID) {
    self.id = id
  }

  /// Prepares for the strings of a file of pairs, whose lines are seldom shorter.
  mutating func reserveCapacity(forBytes count: Int) {
    entries = NameMap(minimumCapacity: count / 64)
  }

  /// Adds a string; returns the one that has the key already, and stays.
  mutating func add(_ entry: AppStrings.Entry, for key: String) -> AppStrings.Entry? {
    entries.add(entry, for: key)
  }

  /// Adds a string; one whose key is there already is a mistake.
  mutating func addOnce(_ entry: AppStrings.Entry, for key: String) {
    guard let first = add(entry, for: key) else { return }
    add(
      Mistake(
        message: "the key `\(key)` stands twice in this file", span: entry.place.span,
        help: "give one of them the key that it is meant for, or leave one out",
        related: (first.place.span, "it stands here first")))
  }

  /// The language of the file as a set; empty if the file does not say one.
  mutating func languageSet(of language: String) -> LanguageSet {
    language.isEmpty ? LanguageSet() : LanguageSet(languages.number(of: language))
  }

  mutating func add(_ mistake: Mistake) {
    if mistakes.count < Self.mostMistakes { mistakes.append(mistake) }
  }

  mutating func add(_ oddity: Oddity) {
    if oddities.count < Self.mostMistakes { oddities.append(oddity) }
  }

  /// Notes what a text of a key has that looks like a place for a value and is none.
  mutating func noteStrangeSpecifier(of demand: TextDemand, for key: String, at place: Location) {
    if let placeholder = demand.foreignPlaceholder, foreignTexts.count < Self.mostMistakes {
      foreignTexts.append(StrangeText(key: key, specifier: placeholder, place: place))
    }
    guard let specifier = demand.strangeSpecifier, strangeTexts.count < Self.mostMistakes else {
      return
    }
    strangeTexts.append(StrangeText(key: key, specifier: specifier, place: place))
  }

  /// The languages in which the file has a text for a key; an empty name if it does not say one.
  func languageNames(of entry: AppStrings.Entry) -> [String] {
    guard entry.languages.count > 0 else { return [""] }
    return languages.names.indices.filter(entry.languages.contains).map { languages.names[$0] }
  }

  /// Looks whether the forms of a text are enough for all numbers.
  mutating func check(_ forms: PluralForms, of key: String) {
    for form in forms.forms where form.category == nil {
      add(
        Mistake(
          message: "`\(form.name)` is no form of a number", span: form.span,
          help: "the forms are \(PluralCategory.list)"))
    }
    guard forms.forms.contains(where: { $0.category == .other }) else {
      add(
        Mistake(
          message: "`\(key)` has no form `other`", span: forms.span,
          help: "add it: it is shown for all numbers that no other form is for"))
      return
    }
    if let (form, problem) = problem(of: forms), formGaps.count < Self.mostMistakes {
      formGaps.append(
        AppStrings.FormGap(
          key: key, language: forms.language, form: form.name,
          place: Location(file: id, span: form.span), problem: problem))
    }
    let missing = forms.missing
    guard !missing.isEmpty else { return }
    pluralGaps.append(
      AppStrings.PluralGap(
        key: key, language: forms.language, place: Location(file: id, span: forms.span),
        missing: missing))
  }

  private func problem(
    of forms: PluralForms
  ) -> (PluralForms.Form, AppStrings.FormGap.Problem)? {
    func other(_ form: PluralForms.Form) -> AppStrings.FormGap.OtherForm {
      .init(name: form.name, place: Location(file: id, span: form.span))
    }
    if let (form, found, due, known) = forms.misreading {
      return (form, .otherKind(found, due: due, other: other(known)))
    }
    if let (form, known) = forms.withoutNumber {
      return (form, .withoutNumber(other: other(known)))
    }
    return forms.numberAsText.map { ($0, .numberAsText) }
  }
}

extension StringsFile.Mistake {
  /// That bytes are no text, at the first that is part of none.
  static func noText(_ bytes: [UInt8]) -> StringsFile.Mistake {
    guard !WideText.isWide(bytes), !bytes.contains(0) else {
      return StringsFile.Mistake(
        message: "this file is no text", span: .zero, help: "save it as UTF-8 or UTF-16")
    }
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let character) = parser.parseScalar(from: &rest) { offset += character.count }
    return StringsFile.Mistake(
      message: "the text is not UTF-8 here",
      span: ByteSpan(offset..<min(offset + 1, bytes.count)),
      help: "save the file as UTF-8; it may be in Latin-1 or Windows-1252")
  }
}

extension StringsFile {
  /// Reads a file by its name's ending, as the run-time does; nil for one of another kind.
  public init?(_ bytes: [UInt8], path: String, id: FileID) {
    self.init(id: id)
    if path.hasSuffix(".xcstrings") {
      readCatalog(bytes)
    } else if path.hasSuffix(".strings") {
      readPairs(bytes, language: Self.language(ofPath: path))
    } else if path.hasSuffix(".stringsdict") {
      hasPluralRules = true
      readPropertyList(bytes, language: Self.language(ofPath: path))
    } else {
      return nil
    }
  }

  /// The language that a file's folder says it is in: `de` of `de.lproj`; empty if it says none.
  package static func language(ofPath path: String) -> String {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    guard folder.hasSuffix(".lproj"), folder != "Base.lproj" else { return "" }
    return String(folder.dropLast(".lproj".count))
  }
}
