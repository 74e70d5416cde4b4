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
    let candidates: Candidates
    /// The module that the name stands in.
    let module: ModuleID
  }

  /// Among what a name is looked up.
  enum Candidates: Sendable {
    case declarations([DeclarationKind], noun: String)
    /// The keys of the app's strings.
    case strings
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
    reportUnknown(
      diagnostic, named: name, among: .declarations(kinds, noun: noun), in: module)
  }

  /// Reports a name that is not among those that could be meant.
  mutating func reportUnknown(
    _ diagnostic: Diagnostic, named name: String, among candidates: Candidates, in module: ModuleID
  ) {
    guard enabled.contains(diagnostic.rule) else { return }
    unknown.append(
      Unknown(
        position: diagnostics.count, name: name, candidates: candidates, module: module))
    diagnostics.append(diagnostic)
  }

  mutating func append(_ other: Findings) {
    for entry in other.unknown {
      unknown.append(
        Unknown(
          position: entry.position + diagnostics.count, name: entry.name,
          candidates: entry.candidates, module: entry.module))
    }
    diagnostics += other.diagnostics
  }

  /// Adds the nearest known names to the findings about unknown ones.
  mutating func addSuggestions(from index: AppIndex) {
    for entry in unknown.prefix(Self.mostSuggestions) {
      let suggestion = suggestion(for: entry, from: index)
      diagnostics[entry.position] = diagnostics[entry.position].adding(suggestion)
    }
  }

  private func suggestion(for entry: Unknown, from index: AppIndex) -> Suggestion {
    switch entry.candidates {
    case .declarations(let kinds, let noun):
      var names = kinds.flatMap { index.names(of: $0, knownIn: entry.module) }
      if kinds.contains(.model) && kinds.count > 1 {
        names += BuiltinType.allCases.map(\.rawValue)
      }
      return Suggestion(for: entry.name, among: names.sorted(), kind: noun)
    case .strings:
      let keys = index.strings.map { Array($0.keys).sorted() } ?? []
      return Suggestion(for: entry.name, among: keys, kind: "keys of the app's strings")
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
