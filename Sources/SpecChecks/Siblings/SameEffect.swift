import SpecModel

extension Effect: Restatable {
  /// Whether both do the same with the same values under the same condition, and the same follows.
  ///
  /// What is asked before is no part of what is done.
  func isSame(as other: Effect) -> Bool {
    // The actions are compared first: they tell most effects apart.
    action.isSame(as: other.action) && !hasBrokenArguments && !other.hasBrokenArguments
      && arguments.isSame(as: other.arguments) && condition.isSame(as: other.condition)
      && then.isSame(as: other.then) && failed.isSame(as: other.failed)
      && returned.isSame(as: other.returned) && cancelled.isSame(as: other.cancelled)
      && optimistic.isSame(as: other.optimistic) && tracked.isSame(as: other.tracked)
  }

  /// Whether several things beside one another may well do just this: a screen is left, or something is said, for
  /// several reasons.
  var isCommon: Bool {
    switch action {
    case .simple, .notice: true
    case .push, .present, .show, .open, .call, .request, .set, .event, .tab, .return, .share, .copy,
      .wear, .menu, .track:
      false
    }
  }

  /// The only value that it sets, if that is a Bool.
  var setBoolean: (value: Bool, expression: Expression)? {
    guard case .set(let assignments) = action, assignments.count == 1 else { return nil }
    switch assignments[0].value.kind {
    case .boolean(let value): return (value, assignments[0].value)
    case .text("true"): return (true, assignments[0].value)
    case .text("false"): return (false, assignments[0].value)
    default: return nil
    }
  }
}

extension Effect.Action: Restatable {
  func isSame(as other: Effect.Action) -> Bool {
    switch (self, other) {
    case (.push(let own), .push(let other)), (.show(let own), .show(let other)),
      (.call(let own), .call(let other)), (.request(let own), .request(let other)),
      (.event(let own), .event(let other)), (.tab(let own), .tab(let other)),
      (.wear(let own), .wear(let other)):
      own.text == other.text
    case (.present(let own, let style), .present(let other, let otherStyle)):
      own.text == other.text && style == otherStyle
    case (.open(let own), .open(let other)), (.return(let own), .return(let other)),
      (.share(let own), .share(let other)), (.copy(let own), .copy(let other)):
      own.isSame(as: other)
    case (.set(let own), .set(let other)): own.isSame(as: other)
    case (.simple(let own), .simple(let other)): own == other
    case (.notice(let own, let retry), .notice(let other, let otherRetry)):
      retry == otherRetry && own.isSame(as: other)
    case (.menu(let own), .menu(let other)): own.isSame(as: other)
    case (.track(let own), .track(let other)): own.isSame(as: other)
    default: false
    }
  }
}

extension Assignment: Restatable {
  func isSame(as other: Assignment) -> Bool {
    target.isSame(as: other.target) && value.isSame(as: other.value)
  }
}

extension MenuItemDeclaration: Restatable {
  func isSame(as other: MenuItemDeclaration) -> Bool {
    title.isSame(as: other.title) && checked.isSame(as: other.checked)
      && enabled.isSame(as: other.enabled) && effect.isSame(as: other.effect)
  }
}

extension TrackedEvent: Restatable {
  func isSame(as other: TrackedEvent) -> Bool {
    guard event.text == other.event.text else { return false }
    switch (arguments, other.arguments) {
    case (nil, nil): return true
    case (let own?, let other?): return own.isSame(as: other)
    default: return false
    }
  }
}

extension ComponentEvent: Restatable {
  func isSame(as other: ComponentEvent) -> Bool {
    name.text == other.name.text && effect.isSame(as: other.effect)
  }
}
