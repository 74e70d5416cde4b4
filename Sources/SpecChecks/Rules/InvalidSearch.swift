import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A search writes what is typed to one piece of the state, and which scope is chosen to another; what it suggests
  /// are texts.
  static let invalidSearch: SpecRule = .init(
    name: "invalid-search",
    summary:
      "A search writes to what is not a string of the screen's state, has scopes of no enum, or suggests what is no text.",
    rationale:
      "The query has to be kept somewhere that sources can be bound to and that typing can "
      + "change, and so has the scope, which is always one of those that are to be chosen from. What is suggested "
      + "is put into the field when it is tapped, so that it has to be a text, or a model of which one is said.",
    examples: """
      screen: Search
      «parameters→state»: { query: String «→= "" »}
      search: { query: ‹$parameters.query→$state.query› }
      source: { use: Posts }
      adapters: [PostRow]
      """,
    reportedBy: [.choices, .searches],
    .screens { site, findings in
      guard let search = site.screen.search else { return }
      checkDelay(of: search, site, into: &findings)
      checkMinimum(of: search, site, into: &findings)
      guard case .sections = site.screen.body else {
        return report("only a screen with sections can be searched", search, site, into: &findings)
      }
      guard case .path(let path) = search.query.kind, path.scope == .state,
        path.components.count == 1
      else {
        return report("a search writes to a field of the state", search, site, into: &findings)
      }
      let field = site.screen.state.first { $0.name.text == path.components[0].text }
      guard let field, field.type.shape != .builtin(.string) else { return }
      let texts = site.screen.state.filter { $0.type.shape == .builtin(.string) }
      // What is one of several cases is what a search has for its scopes.
      let isChoice = if case .named = field.type.shape { true } else { false }
      findings.report(
        .invalidSearch, "a search writes a `String`, and this is `\(field.type.shape)`",
        at: site.location(search.query.span),
        related: [.init(site.location(field.type.span), "it is declared here")],
        help: [
          isChoice && texts.count == 1
            ? "did you mean `$state.\(texts[0].name.text)`, which is a `String`?"
            : "declare it `\(field.name.text): String = \"\"`"
        ])
      findings.note(
        explained: SpecRule.causeOfType(of: path.text, in: site.file), by: .invalidSearch)
    })

  /// Nobody waits longer for a search after the last letter.
  private static let longestDelay = 10_000

  private static func checkDelay(
    of search: SearchDeclaration, _ site: ScreenSite, into findings: inout Findings
  ) {
    let milliseconds = search.delay.milliseconds
    guard milliseconds > longestDelay else { return }
    findings.report(
      Diagnostic(
        rule: SpecRule.invalidSearch.rule.name, severity: .warning,
        message:
          "the search waits for \(milliseconds / 1000) seconds after the last letter was typed",
        at: site.location(search.locatedDelay.span),
        help: ["say a moment, in which people go on typing: `after: 300ms`"]))
  }

  /// Nobody types that many letters before something is found.
  private static let mostLetters = 20

  private static func checkMinimum(
    of search: SearchDeclaration, _ site: ScreenSite, into findings: inout Findings
  ) {
    guard search.minimum > mostLetters else { return }
    findings.report(
      Diagnostic(
        rule: SpecRule.invalidSearch.rule.name, severity: .warning,
        message: "the search begins when \(search.minimum) letters have been typed",
        at: site.location(search.query.span),
        help: ["say a few letters: `minimum: 2`; how long the search waits is said by `after:`"]))
  }

  private static func report(
    _ message: String, _ search: SearchDeclaration, _ site: ScreenSite,
    into findings: inout Findings
  ) {
    let place = site.location(search.query.span)
    let texts = site.screen.state.filter { $0.type.shape == .builtin(.string) }.map(\.name.text)
    if case .text(let text) = search.query.kind, texts.contains(text) {
      return findings.report(
        .invalidSearch, message, at: place, help: ["write `$state.\(text)`"],
        fixes: Fix.replacing(text, at: place, by: "$state.\(text)", .unsafe))
    }
    let name = texts.count == 1 ? texts[0] : "query"
    findings.report(
      .invalidSearch, message, at: place,
      help: [
        texts.count == 1
          ? "write `query: $state.\(name)`, or declare another `String` under `state:` for it"
          : "declare `state: { query: String = \"\" }` and write `query: $state.query`"
      ])
  }
}
