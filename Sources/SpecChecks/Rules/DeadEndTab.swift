import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What stands in the menu has something to show, stays there, and can be reached and left.
  static let deadEndTab: SpecRule = .init(
    name: "dead-end-tab", severity: .warning,
    summary:
      "An entry of the host's menu shows nothing, closes itself, or cannot be come to or left.",
    rationale:
      "The screen of an entry is the first of its tab: nothing lies below it that closing it would lead to. "
      + "In the style `stack` no menu is seen, so that effects have to lead to each entry and on from it.",
    examples: """
      app: Shop
      language: 1
      host:
        menu:
          - { screen: Home, title: tab.home }
          - { screen: ‹Order›, title: tab.order }
      ---
      request: PlaceOrder
      parameters: { text: String }
      method: POST
      path: /orders
      body: { text: $parameters.text }
      ---
      screen: Home
      sections:
        - { id: main, rows: [{ use: PostRow, item: { id: a, title: A } }] }
      ---
      screen: Order
      form: { text: { type: String, title: order.text } }
      submit:
        title: order.send
        request: PlaceOrder
        with: { text: $form.text }
        then: { «do: dismiss→tab: Home» }
      """,
    .app { app, findings in
      guard !app.index.hasBroken, let host = app.index.app?.host, let root = app.index.apps.first
      else { return }
      let file = app.index.file(of: root)
      // Of two screens with one name nobody knows which is meant.
      var seen = Set(app.index.duplicates.map { app.index.name(of: $0.second) })
      let stack = host.style == .stack ? StackOfTabs(host, in: app) : nil
      for entry in host.menu where seen.insert(entry.screen.text).inserted {
        guard let id = app.index.id(of: .screen, entry.screen.text),
          case .screen(let screen) = app.index.declaration(id),
          let problem = stack?.missingWay(to: id, entry.screen.text)
            ?? problem(of: screen, id, in: app) ?? stack?.missingWay(from: id, entry.screen.text)
        else { continue }
        findings.report(
          .deadEndTab, problem.message, at: Location(file: file, span: entry.screen.span),
          related: problem.related, help: [problem.help])
      }
    })

  private static func problem(
    of screen: ScreenDeclaration, _ id: DeclarationID, in app: AppSite
  ) -> TabProblem? {
    let name = screen.name.text
    if screen.isBlank {
      return TabProblem(
        message: "`\(name)` is an entry of the menu and shows nothing",
        related: [.init(app.index.location(of: id), "it has no rows here")],
        help: "give it `sections:` with something in them, or take the entry out")
    }
    guard let closing = screen.closingEffect else { return nil }
    return TabProblem(
      message:
        "`\(name)` is an entry of the menu, and there is nothing that closing it would lead to",
      related: [
        .init(Location(file: app.index.file(of: id), span: closing.span), "it is closed here")
      ],
      help:
        "let it lead somewhere by `tab:` or say by `notice:` what was done, or `present` the screen"
    )
  }
}

private struct TabProblem {
  var message: String
  var related: [Diagnostic.Related] = []
  var help: String
}

/// The entries of a menu that nobody sees.
private struct StackOfTabs {
  private let first: String?
  /// The entries that effects go to.
  private let selected: Set<DeclarationID>
  /// Whether something leads on from a declaration.
  private let leads: [Bool]

  init(_ host: HostDeclaration, in app: AppSite) {
    first = host.menu.first?.screen.text
    selected = Set(app.uses[.selects].map(\.to))
    var leads = [Bool](repeating: false, count: app.index.heads.count)
    // An entry that only goes to itself leads nowhere; that is so rare that it is not looked for.
    ReverseAdjacency(app.uses[.leads], count: leads.count).extend(&leads, from: app.uses[.leaving])
    self.leads = leads
  }

  /// That nothing goes to an entry.
  func missingWay(to id: DeclarationID, _ name: String) -> TabProblem? {
    guard name != first, !selected.contains(id) else { return nil }
    return TabProblem(
      message: "no effect goes to `\(name)`, and in the style `stack` no menu does",
      help: "go to it by `tab: \(name)`, choose another `style:`, or take the entry out")
  }

  /// That an entry can't be left.
  func missingWay(from id: DeclarationID, _ name: String) -> TabProblem? {
    guard name != first, !leads[id.index] else { return nil }
    return TabProblem(
      message: "nothing leads on from `\(name)`, and in the style `stack` there is no menu",
      help: "go to another entry by `tab:` from it, or `push` it instead of making it an entry")
  }
}

extension ScreenDeclaration {
  /// Whether there is nothing on the screen, whatever happens.
  fileprivate var isBlank: Bool {
    guard case .sections(let sections) = body else { return false }
    return sections.allSatisfy { section in
      if case .source = section.content { false } else { section.content.rows.isEmpty }
    }
  }

  /// What closes the screen, without a condition.
  var closingEffect: Effect? {
    var effects = bar.items.filter { $0.condition == nil }.map(\.effect)
    if case .form(let form) = body { effects.append(form.submit.effect) }
    return effects.lazy.compactMap(\.closing).first
  }
}

extension Effect {
  /// The effect, or what follows on its success, if that closes the screen without a condition.
  fileprivate var closing: Effect? {
    guard condition == nil else { return nil }
    switch action {
    case .simple(.dismiss), .simple(.pop), .return: return self
    default: return then?.closing
    }
  }
}
