import SpecModel
import SwiftCode

/// What is done with what comes of a screen that is shown.
struct ResultHandlers {
  /// What takes the result.
  var onReturn: SwiftExpression?
  /// What happens if there is none.
  var onCancel: SwiftExpression?

  /// Nobody waits for a result.
  static let none = ResultHandlers()

  /// What code that makes a screen was handed under these names itself.
  static func handedOn(to screen: ScreenDeclaration) -> ResultHandlers {
    screen.returns == nil ? .none : ResultHandlers(onReturn: "onReturn", onCancel: "onCancel")
  }

  /// The labels of those that are given.
  var labels: [String] { arguments.compactMap(\.label) }

  /// Those that are given, as arguments.
  var arguments: [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    arguments.add("onReturn", onReturn)
    arguments.add("onCancel", onCancel)
    return arguments
  }

  /// Both as arguments, where none can be left out.
  var all: [SwiftArgument] {
    [
      .arg("onReturn", onReturn ?? .closure(Closure(["_"], body: []))),
      .arg("onCancel", onCancel ?? .closure(Closure([], body: []))),
    ]
  }

  /// Both in one closure that takes the result: what it is held by need not tell that it has gone.
  var inOne: SwiftExpression {
    let onReturn = onReturn ?? .closure(Closure(["_"], body: []))
    guard onCancel != nil else { return onReturn }
    return result(onReturn).member("returned")
  }

  /// The object that tells one of them.
  private func result(_ onReturn: SwiftExpression) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg(onReturn)]
    arguments.add("onCancel", onCancel)
    return .call("ScreenResult", arguments)
  }

  /// The object that tells one of them, where both are at hand under their names.
  static let result = SwiftExpression.call(
    "ScreenResult", [.arg("onReturn"), .arg("onCancel", "onCancel")])
}

extension SwiftType {
  /// A closure that is told that a screen has gone without a result.
  static let cancelHandler = SwiftType.function([], attributes: [.mainActor])
}
