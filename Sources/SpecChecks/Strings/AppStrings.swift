import SourceText

/// The app's strings, as far as specs are held against them. Whoever reads the specs reads them.
public struct AppStrings: Sendable {
  /// Why there are no strings.
  public enum Problem: Error, Sendable, Hashable {
    /// The system's own words.
    case unreadable(String)
    case tooLarge(bytes: Int, limit: Int)
    /// The file's name says that it is no file of strings.
    case otherKind
  }

  /// Something that is wrong with the file.
  struct Mistake: Sendable {
    let message: String
    let span: ByteSpan
    let help: String
    var related: (span: ByteSpan, message: String)?
  }

  /// What a string asks for in one language.
  struct Text: Sendable {
    /// Empty where the file does not say the language.
    let language: String
    let place: ByteSpan
    let demand: TextDemand
  }

  /// A string with its texts.
  struct Entry: Sendable {
    /// Where its key stands.
    let place: ByteSpan
    /// The texts that ask for arguments.
    var texts: [Text] = []
    /// The languages of the file in which it has no text.
    var missing: [String] = []
  }

  public let file: FileID
  private(set) var mistakes: [Mistake] = []
  private var entries = NameMap<Entry>()

  init(file: FileID) {
    self.file = file
  }

  subscript(key: String) -> Entry? { entries[key] }

  /// The keys in their order.
  var keys: some Sequence<String> { entries.names }

  /// The keys with their strings, in their order.
  var all: some Sequence<(String, Entry)> { zip(entries.names, entries.values) }

  /// Adds a string; returns the one that has the key already.
  mutating func add(_ entry: Entry, for key: String) -> Entry? {
    entries.add(entry, for: key)
  }

  mutating func add(_ mistake: Mistake) {
    mistakes.append(mistake)
  }
}

extension AppStrings {
  /// Reads a file by its name's ending, as the run-time does; nil for one of another kind.
  public init?(_ bytes: [UInt8], path: String, file: FileID) {
    if path.hasSuffix(".xcstrings") {
      self.init(catalog: bytes, file: file)
    } else if path.hasSuffix(".strings") {
      self.init(stringsFile: bytes, file: file)
    } else {
      return nil
    }
  }
}
