import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What renews the session, and is sent with all requests in the place of what tells who asks.
extension SpecRule {
  /// Reports a secret that both the renewal and all requests send, where nothing sends another one: says whether it does.
  static func reportSentRenewal(
    insteadOf unsent: Field, _ site: SessionSite, into findings: inout Findings
  ) -> Bool {
    guard let refresh = site.session.refresh, let renewal = site.index.request(refresh.text)
    else { return false }
    let renewing = site.session.fields.filter { field in
      field.isSecret && field.field.type.shape == unsent.type.shape
        && renewal.parameters.contains { $0.name.text == field.field.name.text }
    }.map(\.field.name.text)
    let sent = (site.api.authentication?.values ?? []) + site.api.headers.map(\.value)
    for value in sent.flatMap(\.valuesAlone) {
      guard case .path(let path) = value.kind, path.scope == .session, path.components.count == 1,
        let name = path.components.first?.text, renewing.contains(name)
      else { continue }
      let place = site.location(value.span)
      let meant = "$session.\(unsent.name.text)"
      var finding = Diagnostic(
        .sessionMismatch,
        "`\(path.text)`, by which `\(refresh.text)` renews the session, is sent with all requests, and nothing sends `\(unsent.name.text)`",
        at: place,
        related: [.init(site.location(unsent.name.span), "this is sent by nothing")],
        help: ["did you mean `\(meant)`?"],
        fixes: Fix.replacing(path.text, at: place, by: meant, .unsafe),
        about: .unsentSecret(unsent.name.text))
      finding.severity = .warning
      findings.report(finding)
      return true
    }
    return false
  }
}

extension Expression {
  /// The value itself, or those that are put into a text.
  fileprivate var valuesAlone: [Expression] {
    guard case .template(let segments) = kind else { return [self] }
    return segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }
}
