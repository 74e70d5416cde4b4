import Diagnostics
import SourceText
import SpecModel

extension Rule {
  static let ineffectiveKey = Rule(
    name: "ineffective-key",
    severity: .warning,
    summary: "A screen says something that screens of its kind make nothing of.",
    rationale:
      "A hand-written controller and a form have no list: what is said of one has no effect.",
    failing: RuleExample(
      """
      screen: ‹About›
      swift: { type: AboutViewController }
      reload: { pull: true }
      """
    ),
    passing: RuleExample(
      """
      screen: About
      swift: { type: AboutViewController }
      """
    ))
}

/// Forms, tabs and hand-written screens say nothing of lists, and only the first action of a side can be done
/// by swiping all the way.
struct IneffectiveKey: ScreenRule {
  var rule: Rule { .ineffectiveKey }

  func check(_ site: ScreenSite, into findings: inout Findings) {
    let screen = site.screen
    let keys: [String]
    let kind: String
    switch screen.body {
    case .sections: return checkSwipes(site, into: &findings)
    case .form:
      kind = "a form"
      keys = screen.listKeys
    case .tabs:
      kind = "a screen of tabs"
      keys = screen.listKeys
    case .swift:
      kind = "a hand-written screen"
      keys = screen.listKeys + screen.ownKeys
    }
    guard !keys.isEmpty else { return }
    let names = keys.map { "`\($0)`" }.joined(separator: " and ")
    findings.report(
      Diagnostic(
        rule, "\(names) mean\(keys.count == 1 ? "s" : "") nothing on \(kind)",
        at: site.location(screen.name.span), help: ["leave \(keys.count == 1 ? "it" : "them") out"])
    )
  }

  private func checkSwipes(_ site: ScreenSite, into findings: inout Findings) {
    var first: [Side: ByteSpan] = [:]
    for case .swipe(let swipe) in site.screen.actions.map(\.trigger) {
      let side = Side(model: swipe.model.text, edge: swipe.edge)
      guard let other = first[side] else {
        first[side] = swipe.model.span
        continue
      }
      guard let full = swipe.full, full.value else { continue }
      findings.report(
        Diagnostic(
          rule, "`full` means nothing here: a full swipe does the first action of its side",
          at: site.location(full.span),
          related: [.init(site.location(other), "the first one")],
          help: ["leave it out, or let this action be the first"]))
    }
  }

  /// A side of a model's rows.
  private struct Side: Hashable {
    let model: String
    let edge: SwipeEdge
  }
}

extension ScreenDeclaration {
  /// The keys about a list that the screen has.
  fileprivate var listKeys: [String] {
    var keys: [String] = []
    if !layouts.isEmpty { keys.append("layout") }
    if !data.isEmpty { keys.append("data") }
    if search != nil { keys.append("search") }
    if reload.pull || reload.onAppear != nil || !reload.events.isEmpty { keys.append("reload") }
    if states.empty != nil || states.error != nil || states.loading.isSpecial {
      keys.append("states")
    }
    if !actions.isEmpty { keys.append("actions") }
    return keys
  }

  /// The keys about what a generated screen is made of.
  fileprivate var ownKeys: [String] {
    var keys: [String] = []
    if title != nil { keys.append("title") }
    if !state.isEmpty { keys.append("state") }
    if !bar.leading.isEmpty || !bar.trailing.isEmpty { keys.append("bar") }
    if !bar.toolbar.isEmpty { keys.append("toolbar") }
    if tracking != nil { keys.append("track") }
    return keys
  }
}

extension LoadingDeclaration {
  /// Whether it is something else than what goes without saying.
  fileprivate var isSpecial: Bool {
    if case .style(.spinner) = self { false } else { true }
  }
}
