import Diagnostics
import SourceText
import SpecModel

/// Collects what the rules of a run find.
struct Findings: Sendable {
  /// A name for which the nearest known one is looked up when all findings are together: looking is
  /// dear, and a broken file may have very many unknown names.
  struct Unknown: Sendable {
    let position: Int
    let name: String
    let kinds: [DeclarationKind]
    let noun: String
    /// The module that the name stands in.
    let module: ModuleID
  }

  private let enabled: Set<String>
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var unknown: [Unknown] = []

  /// Creates a collection for the findings of some rules; those of others are dropped.
  init(of rules: Set<String>) {
    enabled = rules
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if enabled.contains(diagnostic.rule) { diagnostics.append(diagnostic) }
  }

  mutating func report(_ problem: TypeProblem, in file: FileID) {
    guard !problem.isConsequence else { return }
    let place = Location(file: file, span: problem.span)
    let fix = problem.replacement.map { Fix.replacing(at: place, by: $0.text, $0.safety) }
    report(
      Diagnostic(
        problem.rule, problem.message, at: place, label: problem.label,
        related: problem.related.map { Diagnostic.Related($0.0, $0.1) },
        suggestion: problem.suggestion, help: problem.help, fixes: fix.map { [$0] } ?? []))
  }

  /// Reports a name that no declaration of the given kinds has.
  mutating func reportUnknown(
    _ diagnostic: Diagnostic, named name: String, among kinds: [DeclarationKind], noun: String,
    in module: ModuleID
  ) {
    guard enabled.contains(diagnostic.rule) else { return }
    unknown.append(
      Unknown(
        position: diagnostics.count, name: name, kinds: kinds, noun: noun, module: module))
    diagnostics.append(diagnostic)
  }

  mutating func append(_ other: Findings) {
    for entry in other.unknown {
      unknown.append(
        Unknown(
          position: entry.position + diagnostics.count, name: entry.name, kinds: entry.kinds,
          noun: entry.noun, module: entry.module))
    }
    diagnostics += other.diagnostics
  }

  /// Adds the nearest known names to the findings about unknown ones.
  mutating func addSuggestions(from index: AppIndex) {
    for entry in unknown.prefix(Self.mostSuggestions) {
      var names = entry.kinds.flatMap { index.names(of: $0, knownIn: entry.module) }
      if entry.kinds.contains(.model) && entry.kinds.count > 1 {
        names += BuiltinType.allCases.map(\.rawValue)
      }
      let suggestion = Suggestion(for: entry.name, among: names.sorted(), kind: entry.noun)
      diagnostics[entry.position] = diagnostics[entry.position].adding(suggestion)
    }
  }

  private static let mostSuggestions = 200
}

extension Diagnostic {
  fileprivate func adding(_ suggestion: Suggestion) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: message, at: primary, label: label,
      related: related, notes: notes, suggestion: suggestion, help: help, fixes: fixes)
  }
}
