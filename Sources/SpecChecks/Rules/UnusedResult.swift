import Diagnostics
import SpecModel
import SpecSemantics

extension Rule {
  static let unusedResult = Rule(
    name: "unused-result",
    severity: .warning,
    summary: "A screen gives something back, and nobody who shows it takes it.",
    rationale:
      "Who shows a screen for its result wants to do something with it: to reload, to say what was done, to "
      + "keep the value. What a request yields is another matter: it is decoded in any case, which tells "
      + "whether the answer is one.",
    failing: RuleExample(
      """
      model: Entry
      fields: { id: ID, title: String }
      ---
      adapter: EntryRow
      for: Entry
      cell: { text: $item.title }
      ---
      screen: Home
      sections:
        - { id: main, rows: [{ use: EntryRow, item: { id: a, title: A }, present: Choice }] }
      ---
      screen: Choice
      returns: ‹String›
      sections:
        - { id: main, rows: [{ use: EntryRow, item: { id: b, title: B }, return: B }] }
      """
    ),
    passing: RuleExample(
      """
      model: Entry
      fields: { id: ID, title: String }
      ---
      adapter: EntryRow
      for: Entry
      cell: { text: $item.title }
      ---
      screen: Home
      state: { choice: String? }
      sections:
        - id: main
          rows:
            - use: EntryRow
              item: { id: a, title: A }
              present: Choice
              returned: { set: { $state.choice: $result } }
      ---
      screen: Choice
      returns: String
      sections:
        - { id: main, rows: [{ use: EntryRow, item: { id: b, title: B }, return: B }] }
      """
    ))
}

/// What a screen gives back is taken somewhere.
struct UnusedResult: AppRule {
  private static let mostPlaces = 3

  var rule: Rule { .unusedResult }

  func check(_ app: AppSite, into findings: inout Findings) {
    // What cannot be read may take anything.
    guard !app.index.hasBroken else { return }
    let uses = app.uses.exits.results
    let taken = Set(uses.filter(\.isTaken).map(\.screen))
    var order: [DeclarationID] = []
    var places: [DeclarationID: [ExitNotes.ResultUse]] = [:]
    for use in uses where !taken.contains(use.screen) {
      if places[use.screen] == nil { order.append(use.screen) }
      places[use.screen, default: []].append(use)
    }
    for id in order {
      guard case .screen(let screen) = app.index.declaration(id), let returns = screen.returns
      else { continue }
      findings.report(
        Diagnostic(
          rule,
          "nobody who shows `\(screen.name.text)` takes the `\(returns.shape)` that it returns",
          at: Location(file: app.index.file(of: id), span: returns.span),
          related: (places[id] ?? []).prefix(Self.mostPlaces).map {
            .init($0.place, "it is shown here")
          },
          help: [
            "say there what follows, `returned: { … $result … }`, or close the screen by `do: dismiss` "
              + "and leave `returns:` out"
          ]))
    }
  }
}
