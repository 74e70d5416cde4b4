import Diagnostics
import SourceText
import SpecModel

extension SpecRule {
  /// What consists of parts has at least one.
  static let emptyDeclaration: SpecRule = .init(
    name: "empty-declaration",
    summary: "An enum, union, form, menu or catalogue of events has nothing in it.",
    rationale:
      "There is no value of an enum without cases, and a menu without entries shows nothing.",
    examples: """
      enum: ‹Audience›
      cases: {«→ everyone: everyone »}
      """,
    .enums { choice, place, findings in
      guard choice.cases.isEmpty else { return }
      report(
        "the enum `\(choice.name.text)` has no cases", at: choice.name.span, place,
        help: "name what can be chosen: `cases: [first, second]`", &findings)
    },
    .unions { union, place, findings in
      guard union.cases.isEmpty else { return }
      report(
        "the union `\(union.name.text)` has no cases", at: union.name.span, place,
        help: "name its models by their tags: `cases: { post: Post }`", &findings)
    },
    .apps { app, place, findings in
      guard let host = app.host, host.menu.isEmpty else { return }
      report(
        "the host's menu has no entries", at: host.span, place,
        help: "name a screen to begin with: `menu: [{ screen: Home, title: tab.home }]`", &findings)
    },
    .screenDeclarations { screen, place, findings in
      guard case .form(let form) = screen.body, form.fields.isEmpty else { return }
      let name = screen.name
      report(
        "the form of `\(name.text)` asks for nothing", at: name.span, place,
        help: "give it a field: `form: { name: { type: String, title: edit.name } }`", &findings)
    })

  private static func report(
    _ message: String, at span: ByteSpan, _ place: DeclarationPlace, help: String,
    _ findings: inout Findings
  ) {
    findings.report(.emptyDeclaration, message, at: place.location(span), help: [help])
  }
}
