import Diagnostics
import SourceText

/// The app's strings, as far as specs are held against them: what stands in all of their files.
///
/// It is an object because every text of every spec is looked up in it.
public final class AppStrings: Sendable {
  /// What a string asks for in one language.
  package struct Text: Sendable {
    /// Empty where the file does not say the language.
    package let language: String
    package let place: Location
    package let demand: TextDemand

    package init(language: String, place: Location, demand: TextDemand) {
      self.language = language
      self.place = place
      self.demand = demand
    }
  }

  /// A string with its texts.
  package struct Entry: Sendable {
    /// Where its key stands first.
    package let place: Location
    /// The texts that ask for arguments.
    package var texts: [Text] = []
    /// Those that ask for none beside them, as far as one file has both.
    var plainTexts: [Text] = []
    /// The languages in which it has a text, by their numbers in its file or in the app.
    var languages = LanguageSet()
    /// How many these are; none where its files do not say one.
    package var languageCount: Int { languages.count }
    var isTranslatable = true
    /// Whether Xcode has found nobody who uses it.
    package var isStale = false
    /// The same for the same texts, so that they can be compared without being kept.
    var digest: UInt64
  }

  /// Texts that have no form for some of the numbers of their language.
  package struct PluralGap: Sendable {
    package let key: String
    package let language: String
    package let place: Location
    package let missing: [PluralCategory]
  }

  /// A form of a text that varies with a number whose places for values are not those that it needs.
  package struct FormGap: Sendable {
    package enum Problem: Sendable {
      /// It is for many numbers and says none of the values which another form says.
      case withoutNumber(other: OtherForm)
      /// It has a place of one kind where another form has one of another kind.
      case otherKind(TextDemand.Kind, due: TextDemand.Kind, other: OtherForm)
      /// It shows the number as a text, as all forms do.
      case numberAsText
    }

    package struct OtherForm: Sendable {
      package let name: String
      package let place: Location
    }

    package let key: String
    package let language: String
    package let form: String
    package let place: Location
    package let problem: Problem
  }

  /// A key that stands in two files whose texts are for the same readers.
  package struct Repetition: Sendable {
    package let key: String
    /// The language of both; nil where the files do not say one.
    package let language: String?
    package let first: Location
    package let second: Location
    /// Whether the files say the same of it.
    package let isSame: Bool
  }

  /// Where something is wrong with a file.
  package struct LocatedMistake: Sendable {
    package let file: FileID
    package let mistake: StringsFile.Mistake
  }

  package let mistakes: [LocatedMistake]
  package let pluralGaps: [PluralGap]
  package let formGaps: [FormGap]
  package let repetitions: [Repetition]
  package let oddities: [StringsFile.Oddity]
  package let strangeTexts: [StringsFile.StrangeText]
  package let foreignTexts: [StringsFile.StrangeText]
  /// Whether all of the strings are known: if not, a key that is not among them may be there.
  package let isWhole: Bool
  private let entries: NameMap<Entry>
  private let languages: LanguageTable
  private let problems: [String: ReferenceProblem]
  /// The files that could be read, where each has a language of its own.
  private let files: [StringsFile]

  /// Puts files together, in the order in which the app names them.
  public init(_ files: [(path: String, content: Result<StringsFile, ReferenceProblem>)]) {
    var entries = NameMap<Entry>()
    var languages = LanguageTable()
    var mistakes: [LocatedMistake] = []
    var pluralGaps: [PluralGap] = []
    var formGaps: [FormGap] = []
    var oddities: [StringsFile.Oddity] = []
    var strangeTexts: [StringsFile.StrangeText] = []
    var foreignTexts: [StringsFile.StrangeText] = []
    var problems: [String: ReferenceProblem] = [:]
    var repeated: [String] = []
    var readable: [StringsFile] = []
    for (path, content) in files {
      switch content {
      case .failure(let problem): problems[path] = problem
      case .success(let file):
        readable.append(file)
        oddities += file.oddities
        strangeTexts += file.strangeTexts
        foreignTexts += file.foreignTexts
        mistakes += file.mistakes.map { LocatedMistake(file: file.id, mistake: $0) }
        pluralGaps += file.pluralGaps
        formGaps += file.formGaps
        let numbers = file.languages.names.map { languages.number(of: $0) }
        if entries.count == 0, numbers == Array(numbers.indices) {
          entries = file.entries
        } else {
          entries.merge(
            file.entries,
            combining: { key, entry, other in
              if entry.sharesLanguage(with: other, numbered: numbers) { repeated.append(key) }
              entry.add(other, numbered: numbers)
            },
            adopting: { $0.numbered(numbers) })
        }
      }
    }
    self.entries = entries
    self.languages = languages
    self.mistakes = mistakes
    self.pluralGaps = pluralGaps
    self.formGaps = formGaps
    self.oddities = oddities
    self.strangeTexts = strangeTexts
    self.foreignTexts = foreignTexts
    repetitions = Self.repetitions(of: Set(repeated), in: readable)
    self.problems = problems
    self.files = readable.count > 1 ? readable : []
    isWhole = problems.isEmpty && mistakes.isEmpty
  }

  /// The places of keys that two files of one kind have for the same language. Rules of plurals stand beside
  /// the strings that they replace, so these are of two kinds.
  private static func repetitions(
    of keys: Set<String>, in files: [StringsFile]
  ) -> [Repetition] {
    guard !keys.isEmpty else { return [] }
    return files.indices.flatMap { number in
      files[number].entries.names.filter(keys.contains).compactMap { key in
        repetition(of: key, in: files[number], after: files[..<number])
      }
    }
  }

  private static func repetition(
    of key: String, in file: StringsFile, after others: ArraySlice<StringsFile>
  ) -> Repetition? {
    guard let entry = file.entries[key] else { return nil }
    let languages = file.languageNames(of: entry)
    for other in others where other.id != file.id && other.hasPluralRules == file.hasPluralRules {
      guard let first = other.entries[key] else { continue }
      let known = Set(other.languageNames(of: first))
      if let shared = languages.first(where: known.contains) {
        return Repetition(
          key: key, language: shared.isEmpty ? nil : shared, first: first.place,
          second: entry.place,
          isSame: first.digest == entry.digest)
      }
    }
    return nil
  }

  package subscript(key: String) -> Entry? { entries[key] }

  /// The keys in their order.
  package var keys: some Sequence<String> { entries.names }

  /// The keys with their strings, in their order.
  package var all: some Sequence<(String, Entry)> { zip(entries.names, entries.values) }

  /// Why a file could not be read.
  package func problem(at path: String) -> ReferenceProblem? { problems[path] }

  /// The languages in which a string should have a text, and has none: how many, and the first.
  package func missingLanguages(of entry: Entry) -> (count: Int, first: [String])? {
    guard entry.isTranslatable else { return nil }
    guard entry.languages.count < languages.names.count else { return nil }
    let missing = languages.names.enumerated().filter { !entry.languages.contains($0.offset) }
    return (missing.count, Array(missing.map(\.element).sorted().prefix(Self.mostListed)))
  }

  private static let mostListed = 8

  /// Where a string's text in a language stands.
  package func place(of key: String, _ entry: Entry, in language: String) -> Location {
    files.lazy.filter { $0.languages.names == [language] }.compactMap { $0.entries[key]?.place }
      .first ?? entry.plainTexts.first { $0.language == language }?.place ?? entry.place
  }

  /// The languages in which a string has a text without places for values, where others have some.
  package func languagesWithoutPlaces(for entry: Entry) -> [String] {
    guard entry.texts.count < entry.languages.count else { return [] }
    let asking = Set(entry.texts.map(\.language))
    return languages.names.enumerated()
      .filter { entry.languages.contains($0.offset) && !asking.contains($0.element) }
      .map(\.element)
  }

  /// The languages of the texts, in the order in which they were met; none where no file says one.
  package var languageNames: [String] { languages.names }

  /// The keys of strings that should have a text in a language, and have none.
  package func keysWithoutText(in language: String) -> [String] {
    guard let number = languages.names.firstIndex(of: language) else { return [] }
    return all.filter { $1.isTranslatable && !$1.languages.contains(number) }.map(\.0)
  }
}

extension AppStrings.Entry {
  /// Whether another file has a text for one of the same languages, or neither says its language.
  fileprivate func sharesLanguage(with other: AppStrings.Entry, numbered numbers: [Int]) -> Bool {
    guard languages.count > 0, other.languages.count > 0 else {
      return languages.count == other.languages.count
    }
    return numbers.indices.contains {
      other.languages.contains($0) && languages.contains(numbers[$0])
    }
  }

  /// Adds what another file says of the same key.
  ///
  /// - Parameter numbers: The app's numbers of that file's languages.
  fileprivate mutating func add(_ other: AppStrings.Entry, numbered numbers: [Int]) {
    if !other.texts.isEmpty { texts += other.texts }
    languages.formUnion(other.languages, numbered: numbers)
    isTranslatable = isTranslatable && other.isTranslatable
    isStale = isStale && other.isStale
  }

  /// The same with the app's numbers of the languages.
  fileprivate func numbered(_ numbers: [Int]) -> AppStrings.Entry {
    var entry = self
    entry.languages = LanguageSet()
    entry.languages.formUnion(languages, numbered: numbers)
    return entry
  }
}
