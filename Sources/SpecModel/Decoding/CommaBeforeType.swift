import Diagnostics
import SourceText
import SpecSyntax

/// A comma where a colon belongs: `{ postID, ID }`.
extension DocumentReader {
  /// What is said of a name behind which no type stands.
  static func untyped(_ name: String) -> String { "nothing says what type `\(name)` is" }

  /// Reports that a comma stands between a name and its type, which YAML takes for a name as well, in the place of what
  /// was said of the name alone. Says whether it is that.
  func reportCommaBeforeType(_ type: Name) -> Bool {
    guard type.text.first?.isUppercase == true, let last = diagnostics.last else { return false }
    let name = last.primary.span
    guard name.end < type.span.start,
      tree.source[Int(name.end)..<Int(type.span.start)]
        .allSatisfy({ $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") })
    else { return false }
    let written = String(decoding: tree.source[name.range], as: UTF8.self)
    guard written.first?.isLowercase == true, last.message == Self.untyped(written) else {
      return false
    }
    let meant = "\(written): \(type.text)"
    let place = location(name.union(type.span))
    withdraw(since: diagnostics.count - 1)
    report(
      Diagnostic(
        .wrongType, "a `,` stands where a `:` belongs", at: place, help: ["write `\(meant)`"],
        fixes: [.replacing(at: place, by: meant, .unsafe)]))
    return true
  }
}
