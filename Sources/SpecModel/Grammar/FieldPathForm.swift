import Diagnostics
import SourceText
import SpecSyntax

/// Places of fields in payloads: a key, the keys that lead to a value within others with dots between them, or
/// each key by itself, so that it can have dots.
extension Form where Value == PayloadPath {
  static var fieldPath: Form {
    let keys = Form<[Name]>.list(of: .string("a key"))
    return Form(.either([.text("a key, or a dotted path"), keys.shape])) { node, reader in
      guard reader.tree.kind(node) == .sequence else {
        return reader.read(.string("a key"), node).flatMap { reader.fieldPath($0) }
      }
      guard let keys = keys.read(node, reader) else { return nil }
      guard !keys.isEmpty else { return reader.mismatch(node, expected: "a key") }
      return PayloadPath(keys: keys.map(\.text), span: reader.span(node))
    }
  }
}

extension DocumentReader {
  fileprivate func fieldPath(_ text: Name) -> PayloadPath? {
    // A key by itself may have brackets of its own.
    if text.text.contains(ascii: "["), [".[", "[\"", "['"].contains(where: text.text.contains),
      let path = BracketedPath.dotted(text.text)
    {
      let place = location(text.span)
      report(
        Diagnostic(
          .invalidValue, "a key of a path stands behind a dot, and not in brackets", at: place,
          help: ["write `\(path)`"], fixes: Fix.replacing(text.text, at: place, by: path, .unsafe)))
      return nil
    }
    guard text.text.contains(ascii: ".") else {
      return PayloadPath(keys: [text.text], span: text.span)
    }
    if let keys = text.text.stepsOfValue {
      report(
        .invalidValue, "a path has no values in it", at: text.span, help: "write `\(keys)`")
      return nil
    }
    let keys = text.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if keys[0] == "$" {
      report(
        .invalidValue, "this is a path of JSONPath, and a dotted path is due here", at: text.span,
        help: "write the keys that lead there with dots between them, as in `address.city`")
    } else if keys.contains(where: \.hasIndex) {
      report(
        .invalidValue, "the path of a field leads through objects, and not into lists",
        at: text.span, help: "declare the list as a field, and read it where it is shown")
    } else if keys.contains(where: \.isEmpty) {
      report(
        .invalidValue, "a key of this path is empty", at: text.span,
        help: "write a key that has dots of its own in brackets: `[\(text.text)]`")
    } else {
      return PayloadPath(keys: keys, span: text.span)
    }
    return nil
  }
}

extension String {
  /// What stands behind the scope of a value, such as `city` of `$form.city`: servers know none of those.
  var stepsOfValue: String? {
    let scopes: [Scope] = [.form, .item, .parameters, .state]
    guard let root = scopes.lazy.map({ "$\($0.rawValue)." }).first(where: hasPrefix) else {
      return nil
    }
    let steps = dropFirst(root.count)
    let isPath = steps.utf8.allSatisfy { isNameByte($0) || $0 == UInt8(ascii: ".") }
    return isPath && !steps.isEmpty ? String(steps) : nil
  }

  /// Whether an element of a list is asked for, or all of them.
  fileprivate var hasIndex: Bool {
    guard hasSuffix("]"), let opening = utf8.firstIndex(of: UInt8(ascii: "[")) else { return false }
    let index = utf8[utf8.index(after: opening)...].dropLast()
    return index.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "*") }
  }
}
