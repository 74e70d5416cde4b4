import Diagnostics
import SourceText
import SpecModel

/// Values in quotes that YAML knows nothing of, of which more is found than that: the quotes are why.
extension CheckResult {
  /// What was found by checking, with what quotes around a value do where they are the cause.
  package func explained(by read: [Diagnostic]) -> [Diagnostic] {
    let quoted = read.filter { $0.rule == Rule.typographicQuotes.name }
    guard !quoted.isEmpty else { return diagnostics }
    let causes = Dictionary(
      quoted.flatMap { cause in places(in: cause).map { ($0, cause) } },
      uniquingKeysWith: { first, _ in first })
    return diagnostics.map { finding in
      guard Self.following.contains(finding.rule), let cause = causes[Place(finding.primary)]
      else { return finding }
      return Diagnostic(
        rule: finding.rule, severity: finding.severity, message: cause.message,
        at: cause.primary, help: cause.help)
    }
  }

  /// The rules that find fault with a value for the quotes around it.
  private static let following: Set<String> = [
    SpecRule.invalidAddress.rule.name, SpecRule.bindingTypeMismatch.rule.name,
    Rule.invalidValue.name,
  ]

  /// Takes out what is said of quotes where something else says it: a finding about the value, and one about the key of
  /// the app's strings that it would be.
  func withoutToldQuotes(_ read: [Diagnostic]) -> [Diagnostic] {
    let quotes = Rule.typographicQuotes.name
    guard read.contains(where: { $0.rule == quotes }) else { return read }
    let told = Set(diagnostics.map { Place($0.primary) })
    return read.filter { finding in
      finding.rule != quotes || !places(in: finding).contains(where: told.contains)
    }
  }

  /// Where findings begin that are about a value in quotes, or about what stands in them.
  private func places(in quoted: Diagnostic) -> [Place] {
    let start = Int(quoted.primary.span.start)
    return Self.lengthsOfQuotes.map { Place(file: quoted.primary.file, start: start + $0) }
  }

  /// How far behind the beginning of a value its text begins: quotes have two bytes or three.
  private static let lengthsOfQuotes = [0, 2, 3]

  private struct Place: Hashable {
    let file: FileID
    let start: Int

    init(file: FileID, start: Int) {
      (self.file, self.start) = (file, start)
    }

    init(_ location: Location) {
      self.init(file: location.file, start: Int(location.span.start))
    }
  }
}
