import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Forms, tabs and hand-written screens say nothing of lists, and only the first action of a side can be done
  /// by swiping all the way.
  static let ineffectiveKey: SpecRule = .init(
    name: "ineffective-key", severity: .warning,
    summary: "A screen or a cell says something that nothing is made of.",
    rationale:
      "A hand-written controller and a form have no list: what is said of one has no effect. Neither has a shadow without "
      + "a background that throws it.",
    examples: """
      screen: About
      swift: { type: AboutViewController }«
      ‹reload›: { pull: true }→»
      """,
    reportedBy: [.adapters],
    .screens { site, findings in
      let kind: String
      switch site.screen.body {
      case .sections: return checkSwipes(site, into: &findings)
      case .form: kind = "a form"
      case .tabs: kind = "a screen of tabs"
      case .swift: kind = "a hand-written screen"
      }
      for key in site.screen.ineffectiveKeys {
        findings.report(
          .ineffectiveKey, "`\(key.text)` means nothing on \(kind)", at: site.location(key.span),
          help: ["leave it out"])
      }
    })

  private static func checkSwipes(_ site: ScreenSite, into findings: inout Findings) {
    var first: [Side: ByteSpan] = [:]
    for case .swipe(let swipe) in site.screen.actions.map(\.trigger) {
      let side = Side(model: swipe.model.text, edge: swipe.edge)
      guard let other = first[side] else {
        first[side] = swipe.model.span
        continue
      }
      guard let full = swipe.full, full.value else { continue }
      findings.report(
        .ineffectiveKey,
        "`full` means nothing here: a full swipe does the first action of its side",
        at: site.location(full.span),
        related: [.init(site.location(other), "the first one")],
        help: ["leave it out, or let this action be the first"])
    }
  }

  /// A side of a model's rows.
  private struct Side: Hashable {
    let model: String
    let edge: SwipeEdge
  }
}
