import Diagnostics
import SpecModel

extension Rule {
  static let unusedState = Rule(
    name: "unused-state", severity: .warning,
    summary: "A screen keeps a piece of state that nothing on it reads.",
    rationale:
      "What is set and shown nowhere changes nothing for the person who set it; most likely the source, condition or "
      + "text that should read it was forgotten. Screens of mvp and viper are left out, because presenters and parts "
      + "of scenes can be the app's own, and so is state that is stored under a key, which others may read.",
    failing: RuleExample(spec(query: "‹words›", with: "")),
    passing: RuleExample(spec(query: "words", with: ", with: { words: $state.words }")))

  private static func spec(query: String, with arguments: String) -> String {
    """
    api: Main
    base: https://api.example.com
    ---
    model: Note
    fields: { id: ID, text: String }
    ---
    adapter: NoteRow
    for: Note
    cell: { text: $item.text }
    ---
    source: Notes
    parameters: { words: String = "" }
    request: { path: /notes, query: { words: $parameters.words } }
    yields: Note
    ---
    screen: Search
    state: { \(query): String = "" }
    search: { query: $state.words }
    source: { use: Notes\(arguments) }
    adapters: [NoteRow]
    """
  }
}

/// What a screen keeps is read by something on it.
struct UnusedState: AppRule {
  var rule: Rule { .unusedState }

  func check(_ app: AppSite, into findings: inout Findings) {
    for field in app.uses.unread where field.kind == .state {
      let screen = app.index.name(of: field.owner)
      let path = "$state.\(field.name.text)"
      findings.report(
        Diagnostic(
          rule, "nothing on `\(screen)` reads `\(path)`", at: app.location(field),
          help: ["read it, in a source's `with:`, a `when:` or a text, or take it out"]))
    }
  }
}
