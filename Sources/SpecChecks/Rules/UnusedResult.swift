import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What a screen gives back is taken somewhere.
  static let unusedResult: SpecRule = .init(
    name: "unused-result", severity: .warning,
    summary: "A screen gives something back, and nobody who shows it takes it.",
    rationale:
      "Who shows a screen for its result wants to do something with it: to reload, to say what was done, to "
      + "keep the value. What a request yields is another matter: it is decoded in any case, which tells "
      + "whether the answer is one.",
    examples: """
      screen: Home«→
      state: { choice: String? }»
      sections:
      «  - { id: main, rows: [{ use: PostRow, item: { id: a, title: A }, present: Choice }] }
      →  - id: main
          rows:
            - use: PostRow
              item: { id: a, title: A }
              present: Choice
              returned: { set: { $state.choice: $result } }
      »---
      screen: Choice
      returns: ‹String›
      sections:
        - { id: main, rows: [{ use: PostRow, item: { id: b, title: B }, return: B }] }
      """,
    .collecting(
      [ResultUse].self,
      on: .effects { site, uses in
        if let use = ResultUse(of: site) { uses.append(use) }
      }
    ) { app, uses, findings in
      // What cannot be read may take anything.
      guard !app.index.hasBroken else { return }
      let taken = Set(uses.filter(\.isTaken).map(\.screen))
      var order: [DeclarationID] = []
      var places: [DeclarationID: [ResultUse]] = [:]
      for use in uses where !taken.contains(use.screen) {
        if places[use.screen] == nil { order.append(use.screen) }
        places[use.screen, default: []].append(use)
      }
      for id in order {
        guard case .screen(let screen) = app.index.declaration(id), let returns = screen.returns
        else { continue }
        if let uses = places[id], uses.count == 1, let use = uses.first, use.canPassOn {
          findings.report(
            .unusedResult,
            "`\(screen.name.text)` returns a `\(returns.shape)`, as this screen does, and nobody takes it",
            at: use.place,
            related: [
              .init(
                Location(file: app.index.file(of: id), span: returns.span),
                "this is what it returns")
            ], help: ["pass it on: `returned: { return: $result }`"])
          continue
        }
        findings.report(
          .unusedResult,
          "nobody who shows `\(screen.name.text)` takes the `\(returns.shape)` that it returns",
          at: Location(file: app.index.file(of: id), span: returns.span),
          related: (places[id] ?? []).prefix(mostPlaces).map {
            .init($0.place, "it is shown here")
          },
          help: [
            "say there what follows, `returned: { … $result … }`, or close the screen by `do: dismiss` "
              + "and leave `returns:` out"
          ])
      }
    })

  private static let mostPlaces = 3
}

/// A screen with a result is shown by an effect.
private struct ResultUse {
  let screen: DeclarationID
  /// Where the effect names the screen.
  let place: Location
  /// Whether the effect says what follows from the result.
  let isTaken: Bool
  /// Whether the screen that has the effect returns a value of the same type.
  let canPassOn: Bool

  init?(of site: EffectSite) {
    guard let name = site.effect.action.shownScreen, let returns = site.shownScreen?.returns,
      let id = site.index.id(of: .screen, name.text)
    else { return nil }
    screen = id
    place = site.location(name.span)
    // What follows on it by another key is told of there.
    isTaken = site.effect.returned != nil || site.effect.then != nil
    canPassOn = site.returns?.shape == returns.shape
  }
}
