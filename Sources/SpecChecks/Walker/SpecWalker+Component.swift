import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Components and their uses.
extension SpecWalker {
  mutating func visit(_ component: ComponentDeclaration) {
    declare(component.name, .type(.component))
    generate(component.name)
    declare(component.parameters, .sourceParameter)
    for event in component.events { declare(event, .member) }
    declareParts(of: component)
    fields(component.parameters, defaultsIn: .constants, givenTo: .other)
    let scope = ValueScope(of: component)
    visit(
      component.cell,
      EffectContext(scope: scope, owner: .component, events: component.events, seesWindow: true))
    checkDefaults(of: component)
  }

  /// What a control edits is the state of the place where the component is used.
  private mutating func checkDefaults(of component: ComponentDeclaration) {
    let edited = index.needs(ofComponent: component.name.text).edited
    for parameter in component.parameters
    where parameter.defaultValue != nil && edited.contains(parameter.name.text) {
      findings.report(
        .controlBinding,
        "`\(parameter.name.text)` is edited by a control, and so is never left out",
        at: location(parameter.name), help: ["give the piece of state its default instead"])
    }
  }

  /// A component in a cell of an adapter or another component.
  mutating func visit(_ use: ComponentUse, _ context: EffectContext) {
    for event in use.events { visit(event.effect, context) }
    guard let id = resolve(.component, use.component),
      case .component(let component) = index.declaration(id)
    else { return }
    uses.note(current, .places, id, at: use.component.span)
    let callee = Callee(
      kind: .component, parameters: component.parameters, file: index.file(of: id))
    arguments(use.arguments, of: callee, named: use.component, in: context.scope)
    for argument in use.arguments {
      if case .path(let path) = argument.value.kind { reads.note(changeOf: path) }
    }
    checkNeeds(of: use, component, context)
    checkEvents(of: use, component, declaredIn: callee.file)
    for refinement in use.refinements {
      visit(refinement, of: component, declaredIn: callee.file, in: context.scope)
    }
  }

  /// Parts are told apart, and none is called like a parameter beside them.
  private mutating func declareParts(of component: ComponentDeclaration) {
    let parts = component.cell.parts.compactMap(\.part)
    for (position, part) in parts.enumerated() {
      declare(part, .member)
      let isRepeated = parts[..<position].contains { $0.text == part.text }
      let look = Naming.refinement(part.text)
      let other = component.parameters.first { Naming.member($0.name.text) == look }
      if isRepeated {
        findings.report(
          .duplicateName, "another part is named `\(part.text)`", at: location(part),
          help: ["give one of them another name, or delete it"])
      } else if let other {
        findings.report(
          .swiftNameCollision,
          "what part `\(part.text)` looks like becomes `\(look)` in Swift, and so does parameter "
            + "`\(other.name.text)`",
          at: location(part), related: [.init(location(other.name), "the other one")],
          help: ["give one of them another name"])
      }
    }
  }

  /// What of a part looks otherwise, and whether the part has anything that could.
  private mutating func visit(
    _ refinement: PartRefinement, of component: ComponentDeclaration, declaredIn file: FileID,
    in scope: ValueScope
  ) {
    font(refinement.font, in: scope)
    count(refinement.lines, in: scope)
    color(refinement.color, in: scope)
    spacing(refinement.spacing, in: scope)
    alignment(refinement.alignment, in: scope)
    if let box = refinement.box { look(box, in: scope) }
    let name = refinement.part
    types.symbols?.note(
      Symbol(.part, name.text, of: Symbol.Owner(.component, component.name.text)), at: name.span)
    let parts = component.cell.parts
    guard let part = parts.first(where: { $0.part?.text == name.text }) else {
      let known = parts.compactMap(\.part?.text)
      let suggestion = Suggestion(for: name.text, among: known, kind: "parts")
      let naming = "`part: \(name.text)` at a node of `\(component.name.text)`"
      findings.report(
        Diagnostic(
          .unknownPart, "component `\(component.name.text)` has no part `\(name.text)`",
          at: location(name),
          related: [.init(Location(file: file, span: component.name.span), "declared here")],
          suggestion: suggestion,
          help: known.isEmpty
            ? ["give a node of the component a name: `part: \(name.text)`"]
            : suggestion.nearest == nil ? ["or write \(naming), or take it out here"] : []))
      return
    }
    for key in refinement.keys(meaningNothingFor: part) {
      findings.report(
        .unknownPart, "`\(key)` means nothing for `\(name.text)`, which is \(part.noun)",
        at: location(name),
        related: [.init(Location(file: file, span: part.span), "the part is declared here")],
        help: ["leave it out"])
    }
  }

  /// A component whose controls edit something is handed a piece of state, and one that asks for the
  /// window stands where that is known.
  private mutating func checkNeeds(
    of use: ComponentUse, _ component: ComponentDeclaration, _ context: EffectContext
  ) {
    let needs = index.needs(ofComponent: component.name.text)
    if needs.seesWindow, !context.seesWindow {
      findings.report(
        .unavailableScope, "`\(component.name.text)` asks for `$window`, which is not known here",
        at: location(use.component),
        help: [
          "cells of adapters know it, and pages of "
            + index.systems.all.filter(\.seesWindow).names()
        ])
    }
    for argument in use.arguments where needs.edited.contains(argument.name.text) {
      let parameter = component.parameters.first { $0.name.text == argument.name.text }
      guard let type = parameter.flatMap({ index.type($0.type) }),
        !isPiece(argument.value, of: type, context)
      else { continue }
      let source = context.isComponent ? "$parameters" : "$state"
      findings.report(
        .controlBinding,
        "`\(argument.name.text)` of `\(component.name.text)` is edited by a control, and this is "
          + "nothing that it could edit",
        at: location(argument.value.span),
        help: ["hand in a `\(type)` as a whole: `\(argument.name.text): \(source).…`"])
    }
  }

  /// Whether a value is something of a type that a control can edit.
  private func isPiece(
    _ value: Expression, of type: SpecType, _ context: EffectContext
  ) -> Bool {
    guard case .path(let path) = value.kind, path.components.count == 1,
      path.scope == (context.isComponent ? .parameters : .state),
      let typed = try? types.type(value, expecting: nil, in: context.scope)
    else { return false }
    return typed.type == type
  }

  /// Every event of a component is answered, and nothing else is.
  private mutating func checkEvents(
    of use: ComponentUse, _ component: ComponentDeclaration, declaredIn file: FileID
  ) {
    let owner = Symbol.Owner(.component, component.name.text)
    for event in use.events {
      types.symbols?.note(Symbol(.event, event.name.text, of: owner), at: event.name.span)
    }
    let known = component.events.map(\.text)
    for event in use.events where !known.contains(event.name.text) {
      findings.report(
        .unknownEvent, "component `\(component.name.text)` has no event `\(event.name.text)`",
        at: location(event.name),
        related: [.init(Location(file: file, span: component.name.span), "declared here")],
        suggestion: Suggestion(for: event.name.text, among: known, kind: "events"))
    }
    let missing = component.events.filter { event in
      !use.events.contains { $0.name.text == event.text }
    }
    guard let first = missing.first else { return }
    let names = missing.map { "`\($0.text)`" }.joined(separator: " and ")
    findings.report(
      .unansweredEvent, "nothing follows from \(names) of `\(component.name.text)`",
      at: location(use.component),
      related: missing.map { .init(Location(file: file, span: $0.span), "declared here") },
      help: ["add `events: { \(first.text): … }` with an effect"])
  }
}

extension PartRefinement {
  /// The keys that say something of which a node has nothing.
  fileprivate func keys(meaningNothingFor node: CellNode) -> [String] {
    var keys: [String] = []
    let (isText, isStack) = (node.isText, node.isStack)
    if font != nil, !isText, node.button == nil { keys.append("font") }
    if color != nil, !isText, !node.hasColor { keys.append("color") }
    if lines != nil, !isText { keys.append("lines") }
    if spacing != nil, !isStack { keys.append("spacing") }
    if alignment != nil, !isStack, !isText { keys.append("alignment") }
    return keys
  }
}

extension CellNode {
  fileprivate var isText: Bool {
    if case .text = content { true } else { false }
  }

  fileprivate var isStack: Bool {
    if case .container = content { true } else { false }
  }

  fileprivate var hasColor: Bool {
    button != nil || image != nil || progress != nil || rating != nil
  }

  /// What it is in a sentence.
  fileprivate var noun: String {
    switch content {
    case .container(let container): "a \(container.axis.rawValue)"
    case .text: "a text"
    case .image: "an image"
    case .button: "a button"
    case .component: "a component"
    case .control: "a control"
    case .embed: "a screen"
    case .progress: "a bar"
    case .badge: "a badge"
    case .input: "an input"
    case .rating: "a rating"
    case .view: "a view of the app's own"
    case .spacer: "a spacer"
    case .divider: "a divider"
    }
  }
}
