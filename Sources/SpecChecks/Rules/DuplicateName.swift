import Diagnostics
import SourceText
import SpecModel

extension Rule {
  static let duplicateName = Rule(
    name: "duplicate-name",
    summary: "Two things of one kind have the same name.",
    rationale:
      "A name stands for one thing; which of the two was meant cannot be told.",
    failing: RuleExample(
      """
      model: Post
      fields: { id: ID, title: String }
      ---
      model: ‹Post›
      fields: { id: ID, text: String }
      """
    ),
    passing: RuleExample(
      """
      model: Post
      fields: { id: ID, title: String }
      ---
      model: Article
      fields: { id: ID, text: String }
      """
    ))
}

/// Names are unique among declarations of a kind, and within a declaration.
struct DuplicateName: AppRule, DeclarationRule {
  let rule = Rule.duplicateName

  func check(_ app: AppSite, into findings: inout Findings) {
    for (first, second) in app.index.duplicates {
      let declaration = app.index.declaration(second)
      // Several apps are reported as such, whatever their names.
      guard declaration.kind != .app else { continue }
      let what = "\(declaration.kind.rawValue) `\(declaration.name.text)`"
      findings.report(
        Diagnostic(
          rule, "there is a \(what) already", at: app.index.location(of: second),
          related: [.init(app.index.location(of: first), "the first one")],
          help: ["give one of them another name, or delete it"]))
    }
  }

  func check(_ site: DeclarationSite, into findings: inout Findings) {
    switch site.declaration {
    case .app(let app):
      for link in app.links { check(link.captures, "capture", site, into: &findings) }
    case .enumeration(let enumeration):
      check(enumeration.cases.map(\.name), "case", site, into: &findings)
      let payloads = enumeration.cases.map { Name($0.payload, span: $0.name.span) }
      check(payloads, "payload", site, into: &findings)
    case .model(let model): checkKeys(of: model, site, into: &findings)
    case .adapter(let adapter): check(adapter.events, "event", site, into: &findings)
    case .request(let request): check(request.emits, "event", site, into: &findings)
    case .screen(let screen):
      check(screen.sections.map(\.id), "section", site, into: &findings)
      for case .rows(let rows) in screen.sections.map(\.content) {
        check(rows.compactMap(\.literalID), "row", site, into: &findings)
      }
    case .api, .theme, .union, .source: break
    }
  }

  private func checkKeys(
    of model: ModelDeclaration, _ site: DeclarationSite, into findings: inout Findings
  ) {
    let style = site.index.api(nil)?.keys ?? .asWritten
    let keys = model.fields.map { field in
      field.payloadKey ?? Name(style.key(for: field.name.text), span: field.name.span)
    }
    check(keys, "payload key", site, into: &findings)
  }

  private func check(
    _ names: [Name], _ noun: String, _ site: DeclarationSite, into findings: inout Findings
  ) {
    guard names.count > 1 else { return }
    var seen: [String: ByteSpan] = [:]
    for name in names {
      guard let first = seen[name.text] else {
        seen[name.text] = name.span
        continue
      }
      findings.report(
        Diagnostic(
          rule, "there is a \(noun) `\(name.text)` already", at: site.location(name.span),
          related: [.init(site.location(first), "the first one")],
          help: ["give one of them another name, or delete it"]))
    }
  }
}

extension RowDeclaration {
  /// The row's identity, where it is written in place.
  fileprivate var literalID: Name? {
    guard case .object(let fields) = item.kind, condition == nil,
      let id = fields.first(where: { $0.name.text == "id" }), case .text(let text) = id.value.kind
    else { return nil }
    return Name(text, span: id.value.span)
  }
}
