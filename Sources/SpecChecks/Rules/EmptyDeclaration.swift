import Diagnostics
import SourceText
import SpecModel

extension Rule {
  static let emptyDeclaration = Rule(
    name: "empty-declaration",
    summary: "An enum, union, form or menu has nothing in it.",
    rationale:
      "There is no value of an enum without cases, and a menu without entries shows nothing.",
    failing: RuleExample(
      """
      enum: ‹Audience›
      cases: {}
      """
    ),
    passing: RuleExample(
      """
      enum: Audience
      cases: { everyone: everyone }
      """
    ))
}

/// What consists of parts has at least one.
struct EmptyDeclaration: DeclarationRule {
  let rule = Rule.emptyDeclaration

  func check(_ site: DeclarationSite, into findings: inout Findings) {
    let name = site.declaration.name
    switch site.declaration {
    case .enumeration(let enumeration) where enumeration.cases.isEmpty:
      report("the enum `\(name.text)` has no cases", at: name.span, site, into: &findings)
    case .union(let union) where union.cases.isEmpty:
      report("the union `\(name.text)` has no cases", at: name.span, site, into: &findings)
    case .app(let app):
      guard let host = app.host, host.menu.isEmpty else { return }
      report("the host's menu has no entries", at: host.span, site, into: &findings)
    case .screen(let screen):
      guard case .form(let form) = screen.body, form.fields.isEmpty else { return }
      report("the form of `\(name.text)` asks for nothing", at: name.span, site, into: &findings)
    default: break
    }
  }

  private func report(
    _ message: String, at span: ByteSpan, _ site: DeclarationSite, into findings: inout Findings
  ) {
    findings.report(Diagnostic(rule, message, at: site.location(span)))
  }
}
