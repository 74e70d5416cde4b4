import Diagnostics
import JSONSyntax
import SourceText

extension StringsFile {
  /// What comes of giving a key of a file another name.
  package enum Renaming: Sendable {
    /// The file does not have the key.
    case absent
    /// The file with the other key, and nothing else changed.
    case renamed([UInt8])
    /// It cannot be done; a sentence says why, and another what to do.
    case refused(String, help: String)
  }

  /// Gives a key another name in the bytes of a file.
  package static func renaming(
    _ key: String, to newKey: String, in bytes: [UInt8], path: String
  ) -> Renaming {
    let id = FileID(rawValue: 0)
    guard let place = StringsFile(bytes, path: path, id: id)?.entries[key]?.place.span else {
      return .absent
    }
    guard var text = WideText.utf8(bytes), place.range.upperBound <= text.count else {
      return .refused(
        "the key `\(key)` is in \(path), which is no text",
        help: "save it as text: `plutil -convert xml1 \(path)`")
    }
    let notation: String
    if path.hasSuffix(".xcstrings") {
      guard hasTextOfItsOwn(key, inCatalog: text) else {
        return .refused(
          "\(path) has no text for `\(key)` in its source language, so people read the key itself",
          help: "give it a text there first")
      }
      notation = JSONValue.string(newKey).text
    } else if path.hasSuffix(".stringsdict") {
      notation = newKey.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    } else {
      let isWord =
        text[place.range].first != UInt8(ascii: "\"")
        && newKey.utf8.allSatisfy { $0.isLetterOrDigit || "._-".utf8.contains($0) }
      notation =
        isWord
        ? newKey
        : "\"" + newKey.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    text.replaceSubrange(place.range, with: notation.utf8)
    return .renamed(WideText.encoded(text, as: bytes))
  }

  /// Whether a key of a catalogue has a text in the language of the source: without one it is that itself.
  private static func hasTextOfItsOwn(_ key: String, inCatalog bytes: [UInt8]) -> Bool {
    let tree = JSONTree(bytes)
    guard let root = tree.root, let source = tree.value(of: "sourceLanguage", in: root),
      let strings = tree.value(of: "strings", in: root),
      let entry = tree.value(of: key, in: strings),
      let texts = tree.value(of: "localizations", in: entry)
    else { return false }
    return tree.value(of: tree.string(source), in: texts) != nil
  }
}
