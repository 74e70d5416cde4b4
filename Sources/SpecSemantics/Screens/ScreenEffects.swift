import SpecModel

extension ScreenDeclaration {
  /// Whether the app implements methods for the screen.
  public var callsMethods: Bool {
    var calls = false
    forEachCall { _ in calls = true }
    return calls
  }

  /// Whether anything happens when something on the screen is touched.
  public var hasEffects: Bool {
    var effects = false
    forEachEffect { _ in effects = true }
    return effects
  }

  /// Calls a function with the name of every method that the screen's effects call.
  func forEachCall(_ body: (Name) -> Void) {
    forEachEffect { $0.forEachCall(body) }
  }

  /// Calls a function with every effect of the screen; what follows on one is part of it.
  public func forEachEffect(_ body: (Effect) -> Void) {
    for state in states.empty { if let button = state.button { body(button.effect) } }
    for item in bar.items { body(item.effect) }
    for action in actions { body(action.effect) }
    for action in selection?.actions ?? [] { body(action.effect) }
    switch self.body {
    case .form(let form): body(form.submit.effect)
    case .sections(let sections):
      for section in sections {
        for row in section.content.rows {
          row.tree?.forEachEffect(body)
          if let effect = row.effect { body(effect) }
        }
      }
    case .tabs, .swift: break
    }
  }
}

extension Effect {
  fileprivate func forEachCall(_ body: (Name) -> Void) {
    forEachStep { if case .call(let method) = $0.action { body(method) } }
  }

  /// Calls a function with the name of every request that the effect sends.
  func forEachRequest(_ body: (Name) -> Void) {
    forEachStep { if case .request(let name) = $0.action { body(name) } }
  }

  /// Calls a function with the effect and all that follows on it or can be chosen from its menu.
  public func forEachStep(_ body: (Effect) -> Void) {
    body(self)
    if case .menu(let items) = action { for item in items { item.effect.forEachStep(body) } }
    then?.forEachStep(body)
    failed?.forEachStep(body)
    returned?.forEachStep(body)
    cancelled?.forEachStep(body)
  }
}
