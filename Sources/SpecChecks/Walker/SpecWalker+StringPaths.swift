import Diagnostics
import ReferencedFiles
import SpecModel
import SpecSemantics

/// Paths in the place of keys of the app's strings, to whose texts values are given.
extension SpecWalker {
  /// Reports a path where a key is due, with the key that it ends with: says whether it is one.
  mutating func reportPath(insteadOf key: Name) -> Bool {
    guard key.text.utf8.first == UInt8(ascii: "$"), appStrings?[key.text] == nil,
      ValuePath(withoutDollar: String(key.text.dropFirst()), at: key.span) != nil
    else { return false }
    let path = key.text.dropFirst()
    let endings = [path, path.drop { $0 != "." }.dropFirst()].map(String.init)
    let meant = endings.first { !$0.isEmpty && appStrings?[$0] != nil }
    if let meant { findings.note(meant: [meant]) }
    let place = location(key)
    findings.report(
      .unknownStringKey, "`\(key.text)` is a value, and `with:` gives values to a text of the app",
      at: place,
      help: [
        meant.map { "did you mean `\($0)`?" }
          ?? "name the text by its key, or say the value by `value:`, without `with:`"
      ],
      fixes: meant.map { Fix.replacing(key.text, at: place, by: $0, .unsafe) } ?? [])
    return true
  }

  /// A sentence that stands in the place of a key and has values in it, with these in braces; nil for one without any.
  func sentence(withValuesOf key: Name, in scope: ValueScope) -> String? {
    guard key.text.contains("$"), !key.text.contains(where: { "\"\\{}".contains($0) }) else {
      return nil
    }
    let pieces = key.text.split(separator: "$", omittingEmptySubsequences: false)
    var sentence = String(pieces[0])
    for piece in pieces.dropFirst() {
      guard let path = referredTo(atStartOf: piece, key.span, in: scope) else { return nil }
      sentence += "{\(path.text)}" + piece.dropFirst(path.text.count - 1)
    }
    return sentence
  }
}

extension SpecWalker {
  /// The field of what a text is about that has just the name of a key, or of a word, and can be read as a text.
  func field(calledAs name: String, in scope: ValueScope) -> String? {
    guard case .model(let item)? = scope.item?.unwrapped,
      let field = index.model(item)?.property(name),
      case .builtin(let type)? = index.type(field.type)?.unwrapped, type.isReadAsText
    else { return nil }
    return "$item.\(name)"
  }

  /// Reports a word that is shown as it is, where what the text is about has a field of just this name; says whether it
  /// does.
  mutating func reportField(calledAs value: Expression, in scope: ValueScope) -> Bool {
    guard case .text(let word) = value.kind, let path = field(calledAs: word, in: scope) else {
      return false
    }
    let place = location(value.span)
    findings.report(
      .forgottenDollar, "`\(word)` is a text here, and not the value at `\(path)`", at: place,
      help: ["write `\(path)`"], fixes: Fix.replacing(word, at: place, by: path, .unsafe))
    return true
  }
}

extension BuiltinType {
  /// Whether people read such a value as it is, or as a number.
  fileprivate var isReadAsText: Bool {
    switch self {
    case .string, .text, .integer, .number, .decimal: true
    default: false
    }
  }
}
