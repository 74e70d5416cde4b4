/// What is known of the app's strings.
public struct StringsState: Sendable, Hashable {
  /// A language with the keys that it lacks.
  public struct Language: Sendable, Hashable {
    public let name: String
    public let missing: [String]
  }

  /// A key that specs name, with where they do.
  public struct Missing: Sendable, Hashable {
    public let key: String
    public let places: [String]
  }

  /// The files of the strings, relative to the spec root.
  public let files: [String]
  /// The number of keys.
  public let count: Int
  /// In the order of the files; none where these say no language.
  public let languages: [Language]
  public let missing: [Missing]
  /// The keys that no spec uses.
  public let unused: [String]
  /// Whether something in the specs could not be read, so that uses may be missing.
  public let isPartial: Bool
}

/// A key that was written into the strings.
public struct AddedString: Sendable, Hashable {
  public let key: String
  public let text: String
  /// The key that it may be a slip of.
  public let near: String?
}

/// Keys that were written into the strings.
public struct StringsAddition: Sendable, Hashable {
  /// The file, relative to the spec root.
  public let path: String
  public let added: [AddedString]
  /// The files that were made because they were not there, relative to the spec root.
  public let made: [String]
}

/// Texts for translators.
public struct StringsExport: Sendable, Hashable {
  /// XLIFF.
  public let text: String
  /// The languages that are translated into.
  public let languages: [String]
  /// The number of texts in all languages.
  public let count: Int
  /// What is left out, and why.
  public let remarks: [String]
}

/// Texts that were taken from translators.
public struct StringsImport: Sendable, Hashable {
  /// A file whose texts changed.
  public struct File: Sendable, Hashable {
    /// Relative to the spec root.
    public let path: String
    public let language: String
    /// The number of texts that it has now.
    public let count: Int
  }

  public let files: [File]
  /// What is passed over, and why.
  public let remarks: [String]
}

/// Why nothing could be done with the app's strings.
public enum StringsError: Error, Sendable, Hashable {
  case file(FileError)
  /// The app names no strings.
  case noStrings
  /// What the files are in which nothing can be written.
  case notWritable([String])
  /// There is no language to translate into.
  case noLanguages
  /// What is to be imported is no XLIFF.
  case invalid(path: String, line: Int, message: String)
}

extension StringsError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .noStrings:
      "the app has no strings: its `strings:` names a catalogue (`.xcstrings`) or files of strings (`.strings`)"
    case .notWritable(let paths):
      "nothing can be written into \(paths.joined(separator: ", ")): name a catalogue (`.xcstrings`) or a file of"
        + " strings (`.strings`) that is no property list"
    case .noLanguages:
      "the strings are in one language only: say into which others by `--language`"
    case .invalid(let path, let line, let message): "\(path):\(line): \(message)"
    }
  }
}
