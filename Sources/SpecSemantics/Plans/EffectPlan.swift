import SourceText
import SpecModel

/// An effect with all that it says typed in the scope of its place.
///
/// It is an object because effects nest.
public final class EffectPlan: Sendable {
  public enum Action: Sendable {
    case show(ScreenUsePlan, Way)
    case open(TypedExpression)
    /// A method of the screen's protocol, which the app implements.
    case call(Name, [ArgumentPlan])
    case request(RequestDeclaration, [ArgumentPlan])
    case set([AssignmentPlan])
    case event(Name)
    /// The position of an entry in the host's menu.
    case tab(Int)
    case `return`(TypedExpression)
    case simple(SimpleEffect)
    case notice(TypedText, retry: Bool)
    case share(TypedExpression)
    case copy(TypedExpression)
    case wear(ThemeDeclaration)
    case menu([MenuItemPlan])
    case track(TrackedEventPlan)
  }

  /// How a screen is shown.
  public enum Way: Sendable, Hashable {
    case push
    case present(PresentationStyle)
    /// The way that fits where the screen stands.
    case fitting
  }

  /// Whether a tap opens a menu at once, with nothing asked before.
  public var opensMenu: Bool {
    if case .menu = action { confirmation == nil } else { false }
  }

  public let declaration: Effect
  /// What the condition can ask for.
  public let scope: ValueScope
  public let condition: ConditionPlan?
  public let confirmation: TypedText?
  /// What the analytics are told when it is done, beside the action.
  public let tracked: TrackedEventPlan?
  public let action: Action
  /// Changes shown at once and put back when the request fails.
  public let optimistic: [AssignmentPlan]
  public let then: EffectPlan?
  public let failed: EffectPlan?
  public let returned: EffectPlan?
  public let cancelled: EffectPlan?

  init(
    _ declaration: Effect, in scope: ValueScope, condition: ConditionPlan?,
    confirmation: TypedText?, tracked: TrackedEventPlan?, action: Action,
    optimistic: [AssignmentPlan], then: EffectPlan?, failed: EffectPlan?, returned: EffectPlan?,
    cancelled: EffectPlan?
  ) {
    self.declaration = declaration
    self.scope = scope
    self.condition = condition
    self.confirmation = confirmation
    self.tracked = tracked
    self.action = action
    self.optimistic = optimistic
    self.then = then
    self.failed = failed
    self.returned = returned
    self.cancelled = cancelled
  }

  /// The scope of what is done.
  public var inside: ValueScope { condition.inside(scope) }

  /// Whether its failure shows a notice with a button for another try.
  public var offersAnotherTry: Bool {
    if case .notice(_, retry: true)? = failed?.action { true } else { false }
  }

  /// Calls a function with the effect and all that follows on it or can be chosen from its menu.
  public func forEachStep(_ body: (EffectPlan) -> Void) {
    body(self)
    if case .menu(let items) = action { for item in items { item.effect.forEachStep(body) } }
    then?.forEachStep(body)
    failed?.forEachStep(body)
    returned?.forEachStep(body)
    cancelled?.forEachStep(body)
  }
}

/// A screen with what it is shown with.
public struct ScreenUsePlan: Sendable {
  public let screen: ScreenDeclaration
  /// What is given, in the order of the screen's parameters. Screens that the app wrote by hand are given
  /// the defaults of the others, too.
  public let arguments: [ArgumentPlan]

  public init(_ screen: ScreenDeclaration, with arguments: [ArgumentPlan]) {
    self.screen = screen
    self.arguments = arguments
  }
}

/// A place that gets another value.
public struct AssignmentPlan: Sendable {
  public let root: Scope
  public let steps: [PathStep]
  public let value: TypedExpression
  /// What both can start from: assignments that stand before this one have happened.
  public let scope: ValueScope
}

/// Something to choose from a menu.
public struct MenuItemPlan: Sendable {
  public let title: TypedText
  public let icon: TypedExpression?
  public let role: ActionRole
  public let checked: ConditionPlan?
  public let enabled: ConditionPlan?
  public let effect: EffectPlan

  /// What it is a menu of in the menu; nil for what is done when it is chosen, and for a menu that is opened by that,
  /// since something is asked or told before, or found to be there.
  public var items: [MenuItemPlan]? {
    guard case .menu(let items) = effect.action, effect.opensMenu, effect.tracked == nil,
      effect.condition?.found.isEmpty ?? true
    else { return nil }
    return items
  }
}

/// An event of a catalogue with its values.
public struct TrackedEventPlan: Sendable {
  public let catalogue: String
  public let event: EventDeclaration
  public let arguments: [ArgumentPlan]
}
