import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Values that stand alone where each has the name of what gets it: `with: $item`.
extension AppIndex {
  /// The values in actions with their names, where what is shown or sent has one parameter, and that takes them.
  func argumentsMeant(in file: SpecFile) -> [Location: MeantName] {
    let alone = file.diagnostics.filter(\.isAboutValueAlone)
    guard !alone.isEmpty else { return [:] }
    // Reading has an order of its own.
    let inOrder = alone.sorted { $0.primary.span.start < $1.primary.span.start }
    var meant: [Location: MeantName] = [:]
    var end: UInt32 = 0
    for finding in inOrder.prefix(Self.mostValues) {
      let place = finding.primary.span
      // What stands before another value has that one.
      if let value = finding.message.quotedWords.last,
        let (step, action) = file.screen(at: place)?.step(from: end, before: place),
        let argument = argument(value, of: step, in: action)
      {
        meant[finding.primary] = .argument(argument)
      }
      end = place.end
    }
    return meant
  }

  /// For each one a whole screen is looked through.
  private static let mostValues = 64

  /// The value, or the `id` of it, with the name of the only parameter, where it is what that takes.
  private func argument(
    _ value: String, of step: Effect, in action: ActionDeclaration
  ) -> String? {
    guard let callee = step.action.callee?.text,
      let parameters = screen(callee)?.parameters ?? request(callee)?.parameters,
      parameters.count == 1, let due = type(parameters[0].type)?.unwrapped
    else { return nil }
    let parameter = parameters[0].name.text
    guard let model = modelOfRows(of: action), let given = type(of: value, ofRow: model) else {
      return nil
    }
    if given == due { return "{ \(parameter): \(value) }" }
    // Of a thing where its identity is due nothing else can be meant.
    guard case .model(let thing) = given, let identity = self.model(thing)?.property("id"),
      type(identity.type) == due, Thing(namedBy: parameter)?.isModel(thing) == true
    else { return nil }
    return "{ \(parameter): \(value).id }"
  }

  /// What a path from a row leads to, which may not be missing.
  private func type(of path: String, ofRow model: String) -> SpecType? {
    let components = path.split(separator: ".", omittingEmptySubsequences: false)
    guard components.first == "$item", self.model(model) != nil else { return nil }
    var found = SpecType.model(model)
    for component in components.dropFirst() {
      guard case .model(let name) = found,
        let property = self.model(name)?.property(String(component)),
        let next = type(property.type)
      else { return nil }
      found = next
    }
    return found
  }

  /// The model of the rows that an action is about.
  private func modelOfRows(of action: ActionDeclaration) -> String? {
    switch action.trigger {
    case .select(let model), .hold(let model), .reorder(let model): model.text
    case .swipe(let swipe): swipe.model.text
    case .event(let adapter, _): self.adapter(adapter.text)?.model.text
    }
  }
}

extension Diagnostic {
  /// Whether it says that a value stands where values are due with their names.
  fileprivate var isAboutValueAlone: Bool {
    rule == Rule.wrongType.name
      && message.hasPrefix("expected a mapping of names to values, found `$")
  }
}

extension ScreenDeclaration {
  /// The last thing done before a place by one of the actions, if what it is given could not be read.
  ///
  /// - Parameter start: Where it begins at the earliest.
  fileprivate func step(
    from start: UInt32, before place: ByteSpan
  ) -> (step: Effect, action: ActionDeclaration)? {
    var nearest: Effect?
    forEachEffect { effect in
      effect.forEachStep { step in
        guard step.span.end <= place.start,
          nearest.map({ $0.span.start < step.span.start }) != false
        else { return }
        nearest = step
      }
    }
    guard let nearest, nearest.span.start >= start, nearest.hasBrokenArguments,
      let action = actions.first(where: { $0.effect.has(nearest) })
    else { return nil }
    return (nearest, action)
  }
}

extension Effect {
  fileprivate func has(_ other: Effect) -> Bool {
    var has = false
    forEachStep { has = has || $0.span == other.span }
    return has
  }
}

extension Effect.Action {
  fileprivate var callee: Name? {
    if case .request(let name) = self { name } else { shownScreen }
  }
}
