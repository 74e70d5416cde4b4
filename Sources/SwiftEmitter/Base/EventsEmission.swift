import SpecModel
import SpecSemantics
import SwiftCode

/// Catalogues of events: an enum, and the protocol of what the app tells them to.
extension FileScope {
  func emit(_ plan: EventsPlan, origin: String) -> [SwiftDeclaration] {
    let events = plan.declaration
    let name = Naming.type(events.name.text)
    let type = SwiftDeclaration.type(
      TypeDeclaration(
        .enum, name, documentation: origin, access: app.access, modifiers: .nonisolated,
        inherits: ["Hashable", "Sendable"],
        members: plan.cases.map(eventCase) + [names(of: events)]))
    let track = SwiftDeclaration.function(
      FunctionDeclaration(
        "track", [Parameter("_", "event", .named(name))],
        documentation: "Takes note of an event."))
    let sink = SwiftDeclaration.type(
      TypeDeclaration(
        .protocol, Naming.sink(events.name.text),
        documentation:
          "What the app implements by hand to tell its analytics of `\(events.name.text)`.",
        attributes: [.mainActor], access: app.access, inherits: ["AnyObject"], members: [track]))
    return [type, sink]
  }

  private func eventCase(
    _ event: EventDeclaration, with parameters: [FieldPlan]
  ) -> SwiftDeclaration {
    let values = self.parameters(parameters).map {
      CasePayload($0.name, $0.type, default: $0.defaultValue)
    }
    return .enumCase(SwiftEnumCase(Naming.member(event.name.text), values))
  }

  /// The name of each event, as the spec writes it.
  private func names(of events: EventsDeclaration) -> SwiftDeclaration {
    let cases = events.cases.map { event in
      SwitchCase(
        .implicit(Naming.member(event.name.text)), body: [.expression(.string(event.name.text))])
    }
    return .getter(
      "name", "String", documentation: "The event's name.", access: app.access,
      body: [.switch("self", cases)])
  }
}

extension EmissionContext {
  /// An event with its values.
  func event(_ tracked: TrackedEventPlan) -> SwiftExpression {
    let name = Naming.member(tracked.event.name.text)
    return tracked.event.parameters.isEmpty
      ? .implicit(name) : .implicit(name, arguments(tracked.arguments))
  }
}
