import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Actions are about models that the screen can show.
  static let selectWithoutAdapter: SpecRule = .init(
    name: "select-without-adapter",
    summary: "An action waits for a tap, swipe or drag of a model that the screen never shows.",
    rationale: "It never happens; most likely another model was meant, or its adapter is missing.",
    examples: """
      model: User
      fields: { id: ID }
      ---
      screen: Feed
      source: { use: Posts }
      adapters: [PostRow]
      actions: [{ select: ‹User→Post›, do: reload }]
      """,
    .screens { site, findings in
      for impression in site.screen.tracking?.impressions ?? [] {
        check(impression.model, "seen", site, into: &findings)
      }
      for action in site.screen.actions {
        switch action.trigger {
        case .select(let model): check(model, "selected", site, into: &findings)
        case .swipe(let swipe): check(swipe.model, "swiped", site, into: &findings)
        case .hold(let model): check(model, "touched", site, into: &findings)
        case .reorder(let model): check(model, "moved", site, into: &findings)
        case .event: break
        }
      }
    })

  private static func check(
    _ model: Name, _ verb: String, _ site: ScreenSite, into findings: inout Findings
  ) {
    // Nearly all are shown: what is known of the screen is asked for last.
    guard !site.shows(model: model.text), site.index.id(of: .model, model.text) != nil,
      site.isFullyResolved
    else { return }
    let shown = Array(site.shownModels)
    let only = shown.count == 1 ? shown[0] : nil
    findings.report(
      .selectWithoutAdapter,
      "`\(model.text)` is never \(verb): `\(site.screen.name.text)` shows none",
      at: site.location(model.span),
      help: [
        only.map { "did you mean `\($0)`, which the screen shows?" }
          ?? (shown.isEmpty
            ? "the screen shows no models"
            : "the screen shows \(shown.map { "`\($0)`" }.joined(separator: ", "))")
      ],
      fixes: only.map {
        Fix.replacing(model.text, at: site.location(model.span), by: $0, .unsafe)
      } ?? [], about: shown.first.map { .mistakenModel(model.text, meant: $0) })
  }
}
