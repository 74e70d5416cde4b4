import Diagnostics
import SourceText

/// The app's strings, as far as specs are held against them: what stands in all of their files.
public struct AppStrings: Sendable {
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
    /// The languages in which it has a text.
    var languages: [String] = []
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

  private(set) var mistakes: [LocatedMistake] = []
  private(set) var pluralGaps: [PluralGap] = []
  /// The languages of the files, in order.
  let languages: [String]
  /// Whether all of the strings are known: if not, a key that is not among them may be there.
  let isWhole: Bool
  private let entries: NameMap<Int>
  private var strings: [Entry] = []
  private let problems: [String: StringsFile.Problem]

  /// Puts files together, in the order in which the app names them.
  public init(_ files: [(path: String, content: Result<StringsFile, StringsFile.Problem>)]) {
    var entries = NameMap<Int>()
    var languages: Set<String> = []
    var problems: [String: StringsFile.Problem] = [:]
    for (path, content) in files {
      switch content {
      case .failure(let problem): problems[path] = problem
      case .success(let file):
        mistakes += file.mistakes.map { LocatedMistake(file: file.id, mistake: $0) }
        pluralGaps += file.pluralGaps
        languages.formUnion(file.languages)
        for (key, entry) in file.all {
          if let known = entries.add(strings.count, for: key) {
            strings[known].add(entry)
          } else {
            strings.append(entry)
          }
        }
      }
    }
    self.entries = entries
    self.problems = problems
    self.languages = languages.sorted()
    isWhole = problems.isEmpty && mistakes.isEmpty
  }

  subscript(key: String) -> Entry? { entries[key].map { strings[$0] } }

  /// The keys in their order.
  var keys: some Sequence<String> { entries.names }

  /// The keys with their strings, in their order.
  var all: some Sequence<(String, Entry)> { zip(entries.names, strings) }

  /// Why a file could not be read.
  func problem(at path: String) -> StringsFile.Problem? { problems[path] }

  /// The languages in which a string should have a text, and has none: how many, and the first.
  func missingLanguages(of entry: Entry) -> (count: Int, first: [String])? {
    guard entry.isTranslatable else { return nil }
    let known = Set(entry.languages)
    guard known.count < languages.count else { return nil }
    let first = languages.lazy.filter { !known.contains($0) }.prefix(Self.mostListed)
    return (languages.count - known.count, Array(first))
  }

  private static let mostListed = 8
}

extension AppStrings.Entry {
  /// Adds what another file says of the same key.
  fileprivate mutating func add(_ other: AppStrings.Entry) {
    texts += other.texts
    languages += other.languages
    isTranslatable = isTranslatable && other.isTranslatable
    isStale = isStale && other.isStale
  }
}
