import SpecModel
import SpecSemantics
import SwiftCode

/// What the systems do differently when something happens: who does it, and how what follows is handed on.
///
/// Everything else about effects is ``EffectEmitter``'s.
protocol EffectTarget {
  var context: EmissionContext { get }

  /// The target of what follows when something has finished.
  var afterwards: any EffectTarget { get }

  /// Has something done that needs no more than some values.
  func perform(_ command: EffectCommand, _ arguments: [SwiftArgument]) -> [Statement]

  /// Shows a screen.
  ///
  /// - Parameter effect: The effect that shows it.
  func show(_ use: ScreenUsePlan, _ way: EffectPlan.Way, by effect: EffectPlan) -> Statement

  /// Asks before something is done.
  func confirm(
    _ question: SwiftExpression, before effect: EffectPlan, _ body: () -> [Statement]
  ) -> Statement

  /// Does an effect in such a way that it can be tried again.
  ///
  /// - Parameter again: What does it again already, if something does.
  func repeatable(_ effect: EffectPlan, again: Retry?) -> [Statement]

  /// A choice of a menu.
  func choice(_ arguments: [SwiftArgument], _ body: () -> [Statement]) -> SwiftExpression

  /// Tells the analytics of an event.
  func track(_ event: SwiftExpression, of catalogue: String) -> Statement

  /// The call of a method that the app implements.
  func operation(calling method: Name, with values: [ArgumentPlan]) -> EffectOperation

  /// The sending of a request.
  func operation(
    sending request: RequestDeclaration, with values: [ArgumentPlan]
  ) -> EffectOperation

  /// What shows changes of the item before they are certain: statements, and arguments of `run`.
  ///
  /// - Parameter changes: The changes of the item that has a name.
  func optimistic(
    _ changes: (_ name: String) -> [Statement]
  ) -> (before: [Statement], arguments: [SwiftArgument])

  /// A closure that is called when something has finished, with its result or its error.
  func next(_ parameter: String, _ body: () -> [Statement]) -> SwiftExpression

  /// Runs what takes its time.
  func run(_ arguments: [SwiftArgument]) -> Statement
}

/// What does an effect once more.
typealias Retry = () -> SwiftExpression

/// What takes its time: what stands before it, and the closure that does it.
struct EffectOperation {
  var before: [Statement] = []
  let closure: () -> SwiftExpression
}

/// Something that needs no more than some values, by the name that controllers have for it.
enum EffectCommand: String {
  case open, selectTab, reload, logOut, share, copyToPasteboard, setTheme, showMenu, notice,
    endSelection
  case close = "closeScreen"
  case dismiss = "dismissScreen"
  case pop = "popScreen"
  case popToRoot = "popToRootScreen"

  init(_ effect: SimpleEffect) {
    switch effect {
    case .dismiss: self = .dismiss
    case .pop: self = .pop
    case .popToRoot: self = .popToRoot
    case .reload: self = .reload
    case .logOut: self = .logOut
    }
  }
}
