import SpecModel
import SpecSemantics
import SwiftCode

/// Catalogues of events: an enum, and the protocol of what the app tells them to.
extension FileScope {
  func emit(_ plan: EventsPlan, origin: Origin) -> [SwiftDeclaration] {
    let events = plan.declaration
    let name = Naming.type(events.name.text)
    let type = SwiftDeclaration.type(
      TypeDeclaration(
        .enum, name, documentation: origin.documentation(events.summaries), access: app.access,
        modifiers: .nonisolated,
        inherits: ["Hashable", "Sendable", "TrackedEvent"],
        members: plan.cases.map(eventCase) + [names(of: events), parameters(of: plan)]))
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

  /// The values of each event, by the names that analytics are told.
  private func parameters(of plan: EventsPlan) -> SwiftDeclaration {
    let cases = plan.cases.map { event, fields -> SwitchCase in
      let name = Naming.member(event.name.text)
      let values = fields.map { tracked($0.declaration) }
      guard values.contains(where: { $0 != nil }) else {
        return SwitchCase(.implicit(name), body: [.expression(.dictionary([]))])
      }
      let bindings = zip(fields, values).map { field, value -> Pattern in
        value == nil ? .wildcard : .let(Naming.member(field.declaration.name.text))
      }
      let entries = zip(fields, values).compactMap { field, value in
        value.map { DictionaryEntry(.string(plan.declaration.sentName(of: field.declaration)), $0) }
      }
      let present = SwiftExpression.identifier("TrackedValue").call(
        "present", [.arg(.dictionary(entries))])
      return SwitchCase(.implicit(name, bindings), body: [.expression(present)])
    }
    return .getter(
      "parameters", .dictionary("String", "TrackedValue"),
      documentation: "The event's values by their names. What is missing is left out.",
      access: app.access, body: [.switch("self", cases)])
  }

  /// What analytics are told of a value; nil where they can do nothing with it.
  private func tracked(_ field: Field) -> SwiftExpression? {
    let value = SwiftExpression.identifier(Naming.member(field.name.text))
    switch field.type.shape.innermost {
    case .builtin(.color), .builtin(.image), .builtin(.text): return nil
    case .builtin: return .implicit("value", [.arg(value)])
    case .named(let name):
      let isModel = app.index.model(name) != nil || app.index.union(name) != nil
      return isModel
        ? .implicit("identity", [.arg("of", value)]) : .implicit("value", [.arg(value)])
    case .optional, .list: return nil
    }
  }

  /// The name of each event, as analytics are told it.
  private func names(of events: EventsDeclaration) -> SwiftDeclaration {
    let cases = events.cases.map { event in
      SwitchCase(
        .implicit(Naming.member(event.name.text)),
        body: [.expression(.string(events.sentName(of: event)))])
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
