import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What stands beside one another is called differently.
  static let repeatedTitle: SpecRule = .init(
    name: "repeated-title", severity: .warning,
    summary: "Two things beside one another say the same.",
    rationale:
      "Of two tabs, entries of a menu or fields of one title nobody knows which is which; most often one of them was "
      + "copied, and its title was not changed.",
    examples: """
      screen: Wish
      form:
        name: { type: String, title: wish.name }
        reason: { type: String, title: ‹wish.name→wish.reason› }
      submit: { title: wish.send, call: send }
      """,
    .apps { app, place, findings in
      let entries = app.host?.menu.map { Titled($0.title, of: $0.screen) } ?? []
      report(entries, "entry of the menu", place.location, into: &findings)
      guard case .flows(let flows)? = app.host?.onboarding?.content else { return }
      let pages = flows.walkthrough.map { Titled($0.text) }
      report(pages, "page of the walkthrough", place.location, into: &findings)
    },
    .screens { site, findings in
      switch site.screen.body {
      case .form(let form):
        let fields = form.fields.map {
          Titled($0.title, of: $0.field.name, isAlways: $0.condition == nil)
        }
        report(fields, "field of the form", site.location, into: &findings)
      case .tabs(let tabs):
        report(
          tabs.pages.map { Titled($0.title, of: $0.id ?? $0.screen) }, "tab", site.location,
          into: &findings)
      case .sections, .swift: break
      }
      let actions = site.screen.selection?.actions ?? []
      report(
        actions.map { Titled($0.title, isAlways: $0.condition == nil) }, "action", site.location,
        into: &findings)
    },
    .effects { site, findings in
      guard case .menu(let items) = site.effect.action else { return }
      let titles = items.map { Titled($0.title, isAlways: $0.effect.condition == nil) }
      report(titles, "entry of the menu", site.location, into: &findings)
    })

  /// What something is called.
  private struct Titled {
    let title: TextValue
    /// What takes turns with another may be called as that is.
    let isAlways: Bool
    /// What tells it apart: the same thing twice is told elsewhere.
    let id: String?

    init(_ title: TextValue, of name: Name? = nil, isAlways: Bool = true) {
      self.title = title
      id = name?.text
      self.isAlways = isAlways
    }
  }

  private static func report(
    _ all: [Titled], _ noun: String, _ location: (ByteSpan) -> Location,
    into findings: inout Findings
  ) {
    guard all.count > 1 else { return }
    let constant = all.compactMap { titled in
      titled.isAlways ? titled.title.constant.map { (text: $0, titled: titled) } : nil
    }
    for (first, again) in constant.repeats(of: \.text)
    where first.titled.id == nil || first.titled.id != again.titled.id {
      findings.report(
        .repeatedTitle, "another \(noun) says the same", at: location(again.titled.title.span),
        related: [.init(location(first.titled.title.span), "the first one")],
        help: ["give it a text of its own"])
    }
  }
}

extension TextValue {
  /// The text, or its key, where nothing in it varies.
  fileprivate var constant: String? {
    switch self {
    case .key(let name, let arguments): arguments.isEmpty ? "key \(name.text)" : nil
    case .verbatim(let text): if case .text(let text) = text.kind { text } else { nil }
    case .value, .money: nil
    }
  }
}
