import Diagnostics
import SpecModel

extension Rule {
  static let reservedName = Rule(
    name: "reserved-name",
    summary:
      "A name is taken by Swift, the system or the run-time library where the generated code "
      + "needs it.",
    rationale:
      "The generated code would mean something else by it, or not compile.",
    failing: RuleExample(
      """
      model: ‹Event›
      fields: { id: ID, title: String }
      """
    ),
    passing: RuleExample(
      """
      model: CalendarEvent
      fields: { id: ID, title: String }
      """
    ))
}

/// Names leave alone what generated code has a use for.
struct ReservedName: DeclarationRule {
  let rule = Rule.reservedName

  func check(_ site: DeclarationSite, into findings: inout Findings) {
    checkDeclaration(site, into: &findings)
    switch site.declaration {
    case .enumeration(let enumeration):
      let taken = ReservedNames.cases.union(enumeration.unknown == nil ? [] : ["unknown"])
      check(enumeration.cases.map(\.name), taken, site, into: &findings)
    case .model(let model) where model.swift == nil:
      check(model.fields.map(\.name), ReservedNames.fields, site, into: &findings)
    case .request(let request):
      let names = request.parameters.map(\.name)
      check(names, ReservedNames.requestParameters, site, into: &findings)
    case .source(let source):
      let names = source.parameters.map(\.name)
      check(names, ReservedNames.sourceParameters, site, into: &findings)
    case .adapter(let adapter): check(adapter.events, [], site, into: &findings)
    case .screen(let screen): check(screen, site, into: &findings)
    case .app, .api, .theme, .union, .model: break
    }
  }

  private func checkDeclaration(_ site: DeclarationSite, into findings: inout Findings) {
    let taken: Set<String>
    switch site.declaration {
    case .model(let model): taken = model.swift == nil ? ReservedNames.types : []
    case .enumeration, .union, .source, .request, .adapter: taken = ReservedNames.types
    case .screen: taken = ReservedNames.screens
    case .api: taken = ReservedNames.apis
    case .app, .theme: taken = []
    }
    let name = site.declaration.name
    if taken.contains(name.text) { report(name, site, into: &findings) }
  }

  private func check(
    _ screen: ScreenDeclaration, _ site: DeclarationSite, into findings: inout Findings
  ) {
    let parameters = screen.parameters.map(\.name)
    check(parameters, ReservedNames.screenParameters, site, into: &findings)
    check(screen.state.map(\.name), ReservedNames.fields, site, into: &findings)
    if case .form(let form) = screen.body {
      check(form.fields.map(\.field.name), ReservedNames.fields, site, into: &findings)
    }
    screen.forEachCall { check([$0], [], site, into: &findings) }
  }

  private func check(
    _ names: [Name], _ taken: Set<String>, _ site: DeclarationSite, into findings: inout Findings
  ) {
    for name in names
    where taken.contains(name.text) || ReservedNames.members.contains(name.text) {
      report(name, site, into: &findings)
    }
  }

  private func report(_ name: Name, _ site: DeclarationSite, into findings: inout Findings) {
    findings.report(
      Diagnostic(
        rule, "`\(name.text)` is taken by the generated code", at: site.location(name.span),
        help: ["choose a name that says more"]))
  }
}
