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
      findings.report(
        .emptyDeclaration, "the enum `\(choice.name.text)` has no cases",
        at: place.location(choice.name.span),
        help: ["name what can be chosen: `cases: [first, second]`"])
    },
    .unions { union, place, findings in
      guard union.cases.isEmpty else { return }
      findings.report(
        .emptyDeclaration, "the union `\(union.name.text)` has no cases",
        at: place.location(union.name.span),
        help: ["name its models by their tags: `cases: { post: Post }`"])
    },
    .apps { app, place, findings in
      guard let host = app.host, host.menu.isEmpty else { return }
      findings.report(
        .emptyDeclaration, "the host's menu has no entries", at: place.location(host.span),
        help: ["name a screen to begin with: `menu: [{ screen: Home, title: tab.home }]`"])
    },
    .screenDeclarations { screen, place, findings in
      guard case .form(let form) = screen.body, form.fields.isEmpty else { return }
      let name = screen.name
      findings.report(
        .emptyDeclaration, "the form of `\(name.text)` asks for nothing",
        at: place.location(name.span),
        help: ["give it a field: `form: { name: { type: String, title: edit.name } }`"])
    })
}
