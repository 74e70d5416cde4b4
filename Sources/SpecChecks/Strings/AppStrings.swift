import Diagnostics
import SourceText

/// The app's strings, as far as specs are held against them: what stands in all of their files.
///
/// It is an object because every text of every spec is looked up in it.
public final class AppStrings: Sendable {
  /// What a string asks for in one language.
  struct Text: Sendable {
    /// Empty where the file does not say the language.
    let language: String
    let place: Location
    let demand: TextDemand
  }

  /// A string with its texts.
  struct Entry: Sendable {
    /// Where its key stands first.
    let place: Location
    /// The texts that ask for arguments.
    var texts: [Text] = []
    /// The languages in which it has a text, by their numbers in its file or in the app.
    var languages = LanguageSet()
    var isTranslatable = true
    /// Whether Xcode has found nobody who uses it.
    var isStale = false
  }

  /// Texts that have no form for some of the numbers of their language.
  struct PluralGap: Sendable {
    let key: String
    let language: String
    let place: Location
    let missing: [PluralCategory]
  }

  /// Where something is wrong with a file.
  struct LocatedMistake: Sendable {
    let file: FileID
    let mistake: StringsFile.Mistake
  }

  let mistakes: [LocatedMistake]
  let pluralGaps: [PluralGap]
  /// Whether all of the strings are known: if not, a key that is not among them may be there.
  let isWhole: Bool
  private let entries: NameMap<Entry>
  private let languages: LanguageTable
  private let problems: [String: StringsFile.Problem]

  /// Puts files together, in the order in which the app names them.
  public init(_ files: [(path: String, content: Result<StringsFile, StringsFile.Problem>)]) {
    var entries = NameMap<Entry>()
    var languages = LanguageTable()
    var mistakes: [LocatedMistake] = []
    var pluralGaps: [PluralGap] = []
    var problems: [String: StringsFile.Problem] = [:]
    for (path, content) in files {
      switch content {
      case .failure(let problem): problems[path] = problem
      case .success(let file):
        mistakes += file.mistakes.map { LocatedMistake(file: file.id, mistake: $0) }
        pluralGaps += file.pluralGaps
        let numbers = file.languages.names.map { languages.number(of: $0) }
        if entries.count == 0, numbers == Array(numbers.indices) {
          entries = file.entries
        } else {
          entries.merge(
            file.entries, combining: { $0.add($1, numbered: numbers) },
            adopting: { $0.numbered(numbers) })
        }
      }
    }
    self.entries = entries
    self.languages = languages
    self.mistakes = mistakes
    self.pluralGaps = pluralGaps
    self.problems = problems
    isWhole = problems.isEmpty && mistakes.isEmpty
  }

  subscript(key: String) -> Entry? { entries[key] }

  /// The keys in their order.
  var keys: some Sequence<String> { entries.names }

  /// The keys with their strings, in their order.
  var all: some Sequence<(String, Entry)> { zip(entries.names, entries.values) }

  /// Why a file could not be read.
  func problem(at path: String) -> StringsFile.Problem? { problems[path] }

  /// The languages in which a string should have a text, and has none: how many, and the first.
  func missingLanguages(of entry: Entry) -> (count: Int, first: [String])? {
    guard entry.isTranslatable else { return nil }
    guard entry.languages.count < languages.names.count else { return nil }
    let missing = languages.names.enumerated().filter { !entry.languages.contains($0.offset) }
    return (missing.count, Array(missing.map(\.element).sorted().prefix(Self.mostListed)))
  }

  private static let mostListed = 8
}

extension AppStrings.Entry {
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
