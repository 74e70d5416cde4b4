import Diagnostics
import SourceText
import SpecModel

/// Components and their uses.
extension Walk {
  mutating func visit(_ component: ComponentDeclaration) {
    declare(component.name, .type(.component))
    generate(component.name)
    declare(component.parameters, .sourceParameter)
    for event in component.events { declare(event, .member) }
    fields(component.parameters, defaultsIn: .constants)
    let scope = ValueScope(of: component)
    visit(component.cell, EffectContext(scope: scope, owner: .component, events: component.events))
  }

  /// A component in a cell of an adapter or another component.
  mutating func visit(_ use: ComponentUse, _ context: EffectContext) {
    for event in use.events { visit(event.effect, context) }
    guard let id = resolve(.component, use.component),
      case .component(let component) = index.declaration(id)
    else { return }
    uses.note(current, places: id, at: use.component.span)
    let callee = Callee(
      kind: .component, parameters: component.parameters, file: index.file(of: id))
    arguments(use.arguments, of: callee, named: use.component, in: context.scope)
    checkEvents(of: use, component, declaredIn: callee.file)
  }

  /// Every event of a component is answered, and nothing else is.
  private mutating func checkEvents(
    of use: ComponentUse, _ component: ComponentDeclaration, declaredIn file: FileID
  ) {
    let known = component.events.map(\.text)
    for event in use.events where !known.contains(event.name.text) {
      findings.report(
        Diagnostic(
          .unknownEvent, "component `\(component.name.text)` has no event `\(event.name.text)`",
          at: location(event.name),
          related: [.init(Location(file: file, span: component.name.span), "declared here")],
          suggestion: Suggestion(for: event.name.text, among: known, kind: "events")))
    }
    let missing = component.events.filter { event in
      !use.events.contains { $0.name.text == event.text }
    }
    guard let first = missing.first else { return }
    let names = missing.map { "`\($0.text)`" }.joined(separator: " and ")
    findings.report(
      Diagnostic(
        .unansweredEvent, "nothing follows from \(names) of `\(component.name.text)`",
        at: location(use.component),
        related: missing.map { .init(Location(file: file, span: $0.span), "declared here") },
        help: ["add `events: { \(first.text): … }` with an effect"]))
  }
}
