import Diagnostics
import SourceText
import SpecModel

extension SpecRule {
  static let unusedEvent: SpecRule = .init(
    name: "unused-event", severity: .warning,
    summary: "An adapter or a component declares an event that nothing in its cell tells.",
    rationale:
      "It never happens, and neither does what screens do about it; most likely its button was taken out of the cell. "
      + "Cells that are the app's own code are left out, such as views of SwiftUI.",
    examples: """
      adapter: PostRow
      for: Post
      events: [‹comment›]
      cell:
        row: [{ text: $item.title }«→, { button: { title: post.comment, event: comment } }»]
      """,
    .adapters { adapter, place, findings in
      guard case .cell(let cell) = adapter.body else { return }
      check(adapter.events, in: cell, of: "adapter `\(adapter.name.text)`", place, into: &findings)
    },
    .components { component, place, findings in
      check(
        component.events, in: component.cell, of: "component `\(component.name.text)`", place,
        into: &findings)
    })

  private static func check(
    _ events: [Name], in cell: CellNode, of owner: @autoclosure () -> String,
    _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard !events.isEmpty else { return }
    let told = cell.toldEvents
    // An event that nobody declares is most likely one of these.
    guard told.allSatisfy({ event in events.contains { $0.text == event } }) else { return }
    for event in events where !told.contains(event.text) {
      var finding = Diagnostic(
        .unusedEvent, "nothing in the cell of \(owner()) tells `\(event.text)`",
        at: place.location(event.span),
        help: [
          "let a button tell it, `event: \(event.text)`, or take it out, with what follows from it"
        ])
      finding.cause = causeOfUntold(event.text, in: place.file)
      findings.report(finding)
    }
  }

  /// What findings have in common that go away when an event is told.
  static func causeOfUntold(_ event: String, in file: FileID) -> String {
    "event \(event) not told in \(file)"
  }
}

extension CellNode {
  /// The events that buttons, controls and a view of SwiftUI in the cell tell, be they declared or not.
  var toldEvents: [String] {
    var told: [String] = []
    for telling in ownView?.tellings ?? [] {
      if case .event(let event) = telling.action { told.append(event.text) }
    }
    forEachEffect { effect in
      effect.forEachStep { step in
        if case .event(let event) = step.action, !told.contains(event.text) {
          told.append(event.text)
        }
      }
    }
    return told
  }
}
