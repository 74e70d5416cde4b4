import SourceText

/// How a presented screen comes up.
public enum PresentationStyle: String, Sendable, Hashable, CaseIterable {
  case sheet
  case fullScreen
}

/// What the short `do:` form can name.
public enum SimpleEffect: String, Sendable, Hashable, CaseIterable {
  case dismiss, pop, popToRoot, reload, logOut
}

/// What happens when something is tapped, submitted or has finished.
///
/// It is an object because effects nest, and because they are handed on with what they stand in.
public final class Effect: Sendable {
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
    /// Hands a text or an address on to others.
    case share(Expression)
    /// Puts a text or an address on the pasteboard.
    case copy(Expression)
    /// Lets the app look as another of its themes says.
    case wear(Name)
    case menu([MenuItemDeclaration])
    case track(TrackedEvent)
  }

  /// The keys of what follows on an effect, for messages.
  public struct SequelKeys: Sendable {
    public let then: ByteSpan?
    public let failed: ByteSpan?
    public let returned: ByteSpan?
    public let cancelled: ByteSpan?
  }

  public let action: Action
  public let arguments: [Argument]
  /// Whether it hands on values that could not be read.
  public let hasBrokenArguments: Bool
  public let condition: Expression?
  /// What happens after success, if anything.
  public let then: Effect?
  /// The key that names the action, for messages.
  public let span: ByteSpan
  /// Where the keys stand under which other effects follow, if there are any.
  public let sequels: SequelKeys?
  /// What few effects have.
  private let more: More?

  private final class More: Sendable {
    let confirmation: TextValue?
    let optimistic: [Assignment]
    let failed: Effect?
    let returned: Effect?
    let cancelled: Effect?
    let tracked: TrackedEvent?

    init(
      confirmation: TextValue?, optimistic: [Assignment], failed: Effect?, returned: Effect?,
      cancelled: Effect?, tracked: TrackedEvent?
    ) {
      self.confirmation = confirmation
      self.optimistic = optimistic
      self.failed = failed
      self.returned = returned
      self.cancelled = cancelled
      self.tracked = tracked
    }
  }

  public init(
    action: Action, arguments: [Argument] = [], hasBrokenArguments: Bool = false,
    condition: Expression? = nil,
    confirmation: TextValue? = nil, optimistic: [Assignment] = [], then: Effect? = nil,
    failed: Effect? = nil, returned: Effect? = nil, cancelled: Effect? = nil,
    tracked: TrackedEvent? = nil, sequels: SequelKeys? = nil, span: ByteSpan
  ) {
    self.action = action
    self.arguments = arguments
    self.hasBrokenArguments = hasBrokenArguments
    self.condition = condition
    self.then = then
    self.sequels = sequels
    self.span = span
    let isPlain =
      confirmation == nil && optimistic.isEmpty && failed == nil && returned == nil
      && cancelled == nil && tracked == nil
    more =
      isPlain
      ? nil
      : More(
        confirmation: confirmation, optimistic: optimistic, failed: failed, returned: returned,
        cancelled: cancelled, tracked: tracked)
  }

  public var confirmation: TextValue? { more?.confirmation }

  /// Changes shown at once and put back when the request fails.
  public var optimistic: [Assignment] { more?.optimistic ?? [] }

  /// What happens after failure, if anything.
  public var failed: Effect? { more?.failed }

  /// What happens with the result of a screen that was shown, if anything.
  public var returned: Effect? { more?.returned }

  /// What happens when a screen that was shown has gone without a result, if anything.
  public var cancelled: Effect? { more?.cancelled }

  /// What the analytics are told when it is done, beside the action.
  public var tracked: TrackedEvent? { more?.tracked }
}

/// Something to choose from a menu that a tap opens.
public struct MenuItemDeclaration: Sendable {
  public var title: TextValue
  public var icon: Alternatives<ImageValue>?
  public var role: ActionRole
  /// Whether it is what holds now.
  public var checked: Expression?
  /// Whether it can be chosen.
  public var enabled: Expression?
  public var effect: Effect
}

/// `{ $state.query: $item.name }`: a path and its new value.
public struct Assignment: Sendable, Hashable {
  public var target: ValuePath
  public var targetSpan: ByteSpan
  public var value: Expression
}
