import Diagnostics
import SpecModel

extension SpecRule {
  /// What a screen keeps can become something else.
  static let unsetState: SpecRule = .init(
    name: "unset-state", severity: .warning,
    summary: "A screen keeps a piece of state that nothing changes.",
    rationale:
      "It stays at its default, and so does everything that asks for it; most likely the control or `set:` that should "
      + "change it was forgotten. Screens of mvp and viper are left out, because presenters and parts of scenes can be "
      + "the app's own, and so is state that is stored under a key, which other screens may change. What only the app's "
      + "own code changes, by `app.change`, has a comment that says so: `# screenc:ignore unset-state pushes set it`.",
    examples: """
      screen: Feed
      state: { ‹wide›: Bool = false }
      source: { use: Posts }
      adapters: [PostRow]
      layout: [{ when: $state.wide, grid: { columns: 2 } }, list]
      «→bar: { trailing: [{ title: feed.wide, set: { $state.wide: not $state.wide } }] }
      »
      """,
    .collecting(
      [UnreadField].self,
      on: .reads { reads, declaration, place, unset in
        guard reads.areKnown, case .screen(let screen) = declaration, !screen.state.isEmpty,
          screen.readsAlone(in: place.index)
        else { return }
        // What nothing reads has been found to be of no use already.
        for field in screen.state
        where !field.isShared && reads.state.contains(field.name.text)
          && !reads.changedState.contains(field.name.text)
        {
          unset.append(UnreadField(name: field.name, owner: place.id))
        }
      }
    ) { app, unset, findings in
      for field in unset {
        let path = "$state.\(field.name.text)"
        findings.report(
          .unsetState, "nothing on `\(app.index.name(of: field.owner))` changes `\(path)`",
          at: field.location(in: app.index),
          help: [
            "change it by a control or `set: { \(path): … }`; a value that stays is a flag or a parameter"
          ])
      }
    })
}
