import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Secrets of the session that nothing sends, since a request reads them by the name of a parameter that it lacks.
extension Findings {
  /// A secret is sent by the parameter of its name, which a request reads and does not declare.
  mutating func gatherUnsentSecrets(in index: AppIndex) {
    let unsent = diagnostics.filter { $0.unsentSecret != nil }
    for finding in unsent.prefix(Self.mostSlips * 10) {
      guard let secret = finding.unsentSecret else { continue }
      let cause = TypeProblem.causeOfUnknownParameter(secret)
      let reads = diagnostics.indices.filter {
        diagnostics[$0].severity == .error && diagnostics[$0].cause == cause
      }
      guard let first = reads.first else { continue }
      guard let renewal = Renewal(of: secret, in: index),
        reads.allSatisfy({ renewal.contains(diagnostics[$0].primary, in: index) })
      else {
        diagnostics[first] = diagnostics[first].adding(
          help: "call the parameter `\(secret)`, as the session calls what is sent")
        // Nothing else is meant by it.
        diagnostics[first].subject = nil
        diagnostics[first].consequences.append(finding)
        diagnostics.removeAll { $0 == finding }
        continue
      }
      let found = reads.map { diagnostics[$0] }
      diagnostics[first] = renewal.finding(instead: found, beside: finding, in: index)
      let followers = Set(reads.dropFirst())
      diagnostics = diagnostics.indices.filter {
        !followers.contains($0) && diagnostics[$0] != finding
      }.map { diagnostics[$0] }
    }
  }
}

extension Diagnostic {
  /// The secret that it says to be sent by nothing.
  var unsentSecret: String? {
    if case .unsentSecret(let name) = subject { name } else { nil }
  }
}

/// The request that renews the session, which reads a secret by a parameter that it does not declare.
private struct Renewal {
  let secret: SessionDeclaration.SessionField
  let request: RequestDeclaration
  let file: FileID
  private let site: SessionSite

  init?(of secret: String, in index: AppIndex) {
    guard let place = index.apisWithSession.first, let session = place.api.session,
      let field = session.fields.first(where: { $0.field.name.text == secret }),
      let name = session.refresh?.text, let request = index.request(name),
      let file = index.location(of: .request, name)?.file
    else { return nil }
    (self.secret, self.request, self.file) = (field, request, file)
    site = SessionSite(index: index, file: place.file, api: place.api, session: session)
  }

  /// Whether a place is in the request.
  func contains(_ place: Location, in index: AppIndex) -> Bool {
    guard place.file == file, let source = index.files.first(where: { $0.id == file }) else {
      return false
    }
    let before = source.declarations.map(\.name.span).filter { $0.start <= place.span.start }
    return before.max { $0.start < $1.start } == request.name.span
  }

  /// The parameter that was given another name: the only one that nothing reads.
  private func renamed(in index: AppIndex) -> Field? {
    let read = Set(
      SymbolIndex(of: index).references.lazy.filter { $0.notation == .component }.map(\.symbol))
    let owner = Symbol.Owner(.request, request.name.text)
    let idle = request.parameters.filter {
      !read.contains(Symbol(.parameter, $0.name.text, of: owner))
    }
    guard idle.count == 1, let parameter = idle.first,
      parameter.type.shape == secret.field.type.shape
    else { return nil }
    let name = parameter.name.text
    // What only this parameter sends would not be sent by another name.
    let isSecret = site.session.fields.contains { $0.isSecret && $0.field.name.text == name }
    return isSecret && !site.fieldsReadByAPIs.contains(name) ? nil : parameter
  }

  /// What is told in the place of those that say that there is no such parameter.
  func finding(
    instead found: [Diagnostic], beside unsent: Diagnostic, in index: AppIndex
  ) -> Diagnostic {
    let name = secret.field.name.text
    var finding: Diagnostic
    if let parameter = renamed(in: index) {
      let place = Location(file: file, span: parameter.name.span)
      finding = Diagnostic(
        rule: found[0].rule, severity: found[0].severity,
        message:
          "`\(parameter.name.text)` is declared here and named nowhere, and `\(request.name.text)` and the session"
          + " name `\(name)`",
        at: place,
        related: found.prefix(Findings.mostUses).map {
          .init($0.primary, "`\(name)` is named here")
        } + [.init(unsent.primary, "the session has it")],
        help: ["did you mean `\(name)` here?"],
        fixes: Fix.replacing(parameter.name.text, at: place, by: name, .unsafe))
    } else {
      finding = Diagnostic(
        rule: found[0].rule, severity: found[0].severity, message: found[0].message,
        at: found[0].primary, label: found[0].label, related: found[0].related,
        help: [
          "declare it under `parameters:`: `\(name): \(secret.field.type.shape)`, by which the session sends it"
        ])
    }
    (finding.stage, finding.cause) = (found[0].stage, found[0].cause)
    finding.consequences = found.flatMap { [$0] + $0.consequences } + [unsent]
    return finding
  }
}
