import SourceText

/// How a presented screen comes up.
public enum PresentationStyle: String, Sendable, Hashable, CaseIterable {
  case sheet
  case fullScreen
}

/// What the short `do:` form can name.
public enum SimpleEffect: String, Sendable, Hashable, CaseIterable {
  case dismiss, pop, popToRoot, reload
}

/// What happens when something is tapped, submitted or has finished.
public struct Effect: Sendable {
  public enum Action: Sendable {
    case push(Name)
    case present(Name, PresentationStyle)
    case show(Name)
    case open(Expression)
    /// A method of the screen's protocol, which the app implements.
    case call(Name)
    case request(Name)
    case set([Assignment])
    case event(Name)
    case tab(Name)
    case `return`(Expression)
    case simple(SimpleEffect)
    case notice(TextValue, retry: Bool)
  }

  public var action: Action
  public var arguments: [Argument]
  public var condition: Expression?
  public var confirmation: TextValue?
  /// Changes shown at once and put back when the request fails.
  public var optimistic: [Assignment]
  public var consequences: Consequences
  /// The key that names the action, for messages.
  public var span: ByteSpan

  /// What follows an effect, boxed because effects nest.
  public indirect enum Consequences: Sendable {
    case none
    case some(then: Effect?, failed: Effect?, returned: Effect?)
  }

  public init(
    action: Action, arguments: [Argument] = [], condition: Expression? = nil,
    confirmation: TextValue? = nil, optimistic: [Assignment] = [],
    consequences: Consequences = .none, span: ByteSpan
  ) {
    self.action = action
    self.arguments = arguments
    self.condition = condition
    self.confirmation = confirmation
    self.optimistic = optimistic
    self.consequences = consequences
    self.span = span
  }

  /// What happens after success, if anything.
  public var then: Effect? {
    if case .some(let then, _, _) = consequences { then } else { nil }
  }

  /// What happens after failure, if anything.
  public var failed: Effect? {
    if case .some(_, let failed, _) = consequences { failed } else { nil }
  }

  /// What happens with the result of a screen that was shown, if anything.
  public var returned: Effect? {
    if case .some(_, _, let returned) = consequences { returned } else { nil }
  }
}

/// `{ $state.query: $item.name }`: a path and its new value.
public struct Assignment: Sendable, Hashable {
  public var target: ValuePath
  public var targetSpan: ByteSpan
  public var value: Expression

  public init(target: ValuePath, targetSpan: ByteSpan, value: Expression) {
    self.target = target
    self.targetSpan = targetSpan
    self.value = value
  }
}
