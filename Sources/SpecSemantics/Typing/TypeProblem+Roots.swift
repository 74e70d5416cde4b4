import Diagnostics
import SourceText
import SpecModel

/// Roots of paths that stand alone, where one of their fields is due.
extension TypeProblem {
  /// A root without one of its fields.
  ///
  /// - Parameter fields: Those that can be meant.
  static func incomplete(_ scope: Scope, _ fields: [Field], at span: ByteSpan) -> TypeProblem {
    var problem = TypeProblem(
      .bindingTypeMismatch, "`$\(scope.rawValue)` is not a value by itself", at: span)
    problem.values = fields.map { "$\(scope.rawValue).\($0.name.text)" }
    return problem.choosing(among: problem.values, insteadOf: "$\(scope.rawValue)")
  }

  /// The same where a value of a name is due: of the fields of a root it is the one that is called so.
  package func naming(valueOf name: String) -> TypeProblem {
    guard values.count > 1, let root = values[0].split(separator: ".").first else { return self }
    let words = NearMiss.wordTexts(name)
    let meant = values.filter { value in
      let field = NearMiss.wordTexts(String(value.split(separator: ".").last ?? ""))
      return !field.isEmpty && words.suffix(field.count) == field[...]
    }
    return meant.count == 1 ? choosing(among: meant, insteadOf: String(root)) : self
  }

  /// More fields are not all told of.
  private static let mostFields = 3

  /// The same with what to write in its place: the only value that can be meant, or one of several.
  private func choosing(among meant: [String], insteadOf root: String) -> TypeProblem {
    var problem = self
    guard let last = meant.prefix(Self.mostFields).last else { return self }
    guard meant.count > 1 else {
      problem.help = ["write `\(last)`"]
      return problem.replaced(by: last, insteadOf: root)
    }
    let others = meant.prefix(Self.mostFields).dropLast().map { "`\($0)`" }
    let list = "\(others.joined(separator: ", ")) or `\(last)`"
    problem.help = [
      "name one of its fields\(meant.count > Self.mostFields ? ", such as" : ":") \(list)"
    ]
    return problem
  }
}
