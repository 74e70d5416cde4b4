import SpecModel
import SpecSemantics
import SwiftCode

/// Screens of the mvp system: presenters decide, and controllers and cells show.
struct MVPSystem: SystemShape {
  let system = ScreenSystem.mvp

  /// Lists: a presenter says what the rows are, each by the presenter of its cell.
  static let form = ListForm(
    controller: "ListPresenter", configuration: "PresenterListConfiguration",
    section: "Section", row: "Row", hasLayouts: true, cells: .presenters)

  func declarations(
    of screen: ScreenPlan, in file: FileScope, origin: Origin
  ) -> [SwiftDeclaration] {
    PresenterScreen(screen, in: file, origin: origin).declarations
  }

  func actionsOwner(of screen: ScreenDeclaration, in file: FileScope) -> SwiftType {
    .named(Naming.presenter(screen.name.text))
  }

  /// The generated presenter decides unless the app supplies one over it.
  func addDependencies(
    of plan: ScreenSignaturePlan, to dependencies: inout DeclarationDependencies
  ) {
    dependencies.offer(Naming.presenter(plan.screen.name.text), of: plan)
    for source in plan.screen.ownSources { dependencies.add(source) }
  }

  func beginning(of stub: ScreenStub) -> [SwiftDeclaration] {
    PresenterScreenStub(stub).declarations
  }

  func beginnings(
    of part: ReplaceablePart, on screen: ScreenDeclaration, in scaffold: Scaffold
  ) -> [HandWrittenFile] {
    guard part == .presenter else { return [] }
    let file = FileScope(app: scaffold.app)
    let stub = PresenterStub(screen, in: file)
    return [scaffold.file(of: stub.typeName, for: screen, in: file, stub.declaration)]
  }

  // MARK: - What presenters need of the app

  /// The way to other screens, and what presenters share.
  func appMembers(in file: FileScope) -> [SwiftDeclaration] {
    [navigator(in: file.app), context(in: file.app)]
  }

  private func navigator(in app: AppFacts) -> SwiftDeclaration {
    let destination = SwiftType.named(app.names(.destinations))
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

  private func context(in app: AppFacts) -> SwiftDeclaration {
    let value = SwiftExpression.identifier("runtime").call(
      "presenterContext", [.arg("navigator")])
    return .getter(
      "presenterContext", .generic(.named("PresenterContext"), [.named(app.names(.destinations))]),
      value, access: nil)
  }
}
