import SpecModel
import SwiftCode

/// What presenters need of the app: the way to other screens, and what they share.
extension FileScope {
  /// The members of the app's class for presenters; none where no screen has one.
  func presenterMembers() -> [SwiftDeclaration] {
    let hasPresenters = app.index.files.contains { file in
      file.declarations.contains { declaration in
        if case .screen(let screen) = declaration {
          app.architecture(of: screen) == .mvp
        } else {
          false
        }
      }
    }
    return hasPresenters ? [navigator, context] : []
  }

  private var navigator: SwiftDeclaration {
    let destination = SwiftType.named(app.destinationName)
    let make = SwiftExpression.identifier("self").optionalChained.call(
      "makeController", [.arg("for", "$0")])
    let value = SwiftExpression.call(
      "ScreenNavigator", [.arg("runtime", "runtime")],
      trailing: Closure([], captures: ["weak self"], make))
    return .variable(
      VariableDeclaration(
        .var, "navigator", .any(.generic(.named("Navigator"), [destination])), value,
        documentation: "Shows screens for presenters.", access: app.access, modifiers: .lazy))
  }

  private var context: SwiftDeclaration {
    let value = SwiftExpression.identifier("runtime").call(
      "presenterContext", [.arg("navigator")])
    return .variable(
      VariableDeclaration(
        .var, "presenterContext",
        .generic(.named("PresenterContext"), [.named(app.destinationName)]),
        accessors: .getter([.expression(value)])))
  }
}
