import ReferencedFiles
import SourceText
import SpecChecks

/// The app's strings, and where specs use them.
struct StringsUsage: Sendable {
  let strings: AppStrings?
  /// The paths of their files, relative to the spec root, in the order in which the app names them.
  let paths: [String]
  /// The identifier of the first of these files.
  private let first: Int
  /// Those that are missing, and all where they were asked for.
  let uses: [StringUse]
  /// The keys that no spec uses, where uses were asked for.
  let unused: [String]

  init(_ result: CheckResult, strings: AppStrings?, paths: [String], first: Int) {
    self.strings = strings
    self.paths = paths
    self.first = first
    uses = result.stringUses
    unused = result.unusedStrings
  }

  func file(at position: Int) -> FileID { FileID(rawValue: UInt32(clamping: first + position)) }

  /// The keys that are missing, each once, with what the specs give for the places in their texts.
  var missing: [StringUse] {
    var uses: [StringUse] = []
    var positions: [String: Int] = [:]
    for use in self.uses where use.isMissing {
      if let position = positions[use.key] {
        if uses[position].arguments.count < use.arguments.count { uses[position] = use }
      } else {
        positions[use.key] = uses.count
        uses.append(use)
      }
    }
    return uses
  }
}

extension StringUse {
  /// Whether the key is a sentence, which may be meant to be shown as it is.
  var isSentence: Bool { key.contains(" ") }

  /// What people read before somebody has written a text: the words of the key, with places for what is given.
  var sourceText: String {
    let words = isSentence ? key : Self.words(of: key)
    let places = arguments.map { $0 == .integer ? "%lld" : "%@" }
    guard !isSentence || !key.contains("%") else { return words }
    return ([words] + places).joined(separator: " ")
  }

  /// `feed.emptyList` as "Empty list".
  private static func words(of key: String) -> String {
    let part = key.split(separator: ".").last.map(String.init) ?? key
    var words = ""
    for character in part {
      if "_-".contains(character) {
        words += words.isEmpty ? "" : " "
      } else if character.isUppercase, words.last?.isLowercase == true {
        words += " \(character.lowercased())"
      } else {
        words += words.isEmpty ? character.uppercased() : String(character)
      }
    }
    return words
  }
}
