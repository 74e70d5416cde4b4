import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A rule that declarations of some kinds are used somewhere.
  static func unusedDeclaration(
    name: String, summary: String, rationale: String, examples: RuleExamples,
    of kinds: DeclarationKind...
  ) -> SpecRule {
    .init(
      name: name, severity: .warning, summary: summary, rationale: rationale, examples: examples,
      .app { app, findings in
        // What cannot be read may use anything.
        guard !app.index.hasBroken else { return }
        let heads = app.index.heads
        let isUsed = app.isUsed
        for number in heads.indices where !isUsed[number] && kinds.contains(heads[number].kind) {
          let id = DeclarationID(number)
          let (kind, declared) = (heads[number].kind, app.index.name(of: id))
          // A second declaration of a name cannot be used, which is reported as such.
          guard app.index.id(of: kind, declared) == id else { continue }
          let beginning = kind == .request ? app.index.idleBeginning(declared) : nil
          var finding = Diagnostic(
            rule: name, severity: .warning,
            message: "\(kind.rawValue) `\(declared)` is never used",
            at: app.index.location(of: id),
            related: beginning.map { [.init($0.place, "it begins the session by this")] } ?? [],
            help: [beginning?.cure ?? "use it, or delete it"])
          finding.subject = .unused(declared)
          findings.reportUnused(finding, kind, named: declared)
        }
      })
  }
}

extension AppIndex {
  /// Where a session is said to begin by a request that the log-in gate does not send, and what to do about it.
  fileprivate func idleBeginning(_ request: String) -> (place: Location, cure: String)? {
    guard case .flows(let flows)? = app?.host?.onboarding?.content,
      let owner = apisWithSession.first,
      let name = owner.api.session?.beginnings.first(where: { $0.text == request })
    else { return nil }
    let way =
      flows.signUp == nil
      ? "name it in the log-in gate: `signUp: { email: \(request) }`" : "name it in the log-in gate"
    return (
      Location(file: owner.file, span: name.span), "\(way); or take it out there, and delete it"
    )
  }
}
