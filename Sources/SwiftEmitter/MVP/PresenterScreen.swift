import SpecModel
import SpecSemantics
import SwiftCode

/// A screen of the mvp system: the protocol of its view, its presenter, the cells that a list has, and a
/// controller that does nothing but show.
struct PresenterScreen {
  let parts: ScreenParts
  let file: FileScope
  private let origin: Origin

  init(_ screen: ScreenPlan, in file: FileScope, origin: Origin) {
    self.file = file
    self.origin = origin
    parts = ScreenParts(screen, in: file, of: .presenter(file.app.names(.destinations)))
  }

  var screen: ScreenDeclaration { parts.screen }
  var name: String { screen.name.text }
  var access: SwiftCode.AccessLevel? { file.app.access }

  var declarations: [SwiftDeclaration] {
    var declarations = [view, presenter]
    if case .sections(let sections) = parts.plan.body {
      declarations += PresenterCells(sections, of: self).declarations
    }
    declarations.append(controller)
    if let actions = file.actions(of: parts.plan) { declarations.append(actions) }
    return declarations
  }

  /// The type of the screen as its presenter knows it.
  private var viewType: SwiftType { .any(.named(Naming.view(name))) }

  // MARK: - View

  private var view: SwiftDeclaration {
    let base: SwiftType = isForm ? "FormView" : "ScreenView"
    return .type(
      TypeDeclaration(
        .protocol, Naming.view(name),
        documentation: "What the presenter of `\(name)` knows of its screen.",
        access: access, inherits: [base]))
  }

  private var isForm: Bool {
    if case .form = screen.body { true } else { false }
  }

  // MARK: - Presenter

  private var presenter: SwiftDeclaration {
    let values = parts.values
    let view = SwiftDeclaration.variable(
      VariableDeclaration(
        .var, "view", .optional(viewType), access: access, modifiers: .weak))
    var members = parts.stored(values)
    let types = members.prefix { if case .type = $0 { true } else { false } }.count
    members.insert(view, at: types)
    let body = ScreenBody(of: parts, as: MVPSystem.form)
    members += body.data
    members.append(parts.initializer(values, super: presenterArguments))
    members.append(baseView)
    members += body.members
    return .type(
      TypeDeclaration(
        .class, Naming.presenter(name),
        documentation: "The presenter of \(origin).",
        access: access == .public ? .open : access,
        inherits: presenterTypes, members: members))
  }

  private var presenterTypes: [SwiftType] {
    let destination = SwiftType.named(file.app.names(.destinations))
    if isForm { return [.generic(.named("FormPresenter"), [destination]), "FormPresenting"] }
    let cells = SwiftType.named(Naming.cells(name))
    return [.generic(.named("ListPresenter"), [cells, destination]), "ListPresenting"]
  }

  private var presenterArguments: [SwiftArgument] {
    var arguments: [SwiftArgument] = [.arg("app.presenterContext")]
    if case .form(let form) = parts.plan.body {
      arguments.add("configuration", parts.configuration(of: form))
      return arguments
    }
    var reloading: [SwiftArgument] = []
    parts.addReloading(to: &reloading, named: .alone)
    if !reloading.isEmpty { arguments.add("reloading", .call("Reloading", reloading)) }
    return arguments
  }

  /// The view, as what all screens of the kind can do.
  private var baseView: SwiftDeclaration {
    overridden(
      isForm ? "formView" : "screenView", isForm ? "FormView" : "ScreenView", value: "view")
  }

  // MARK: - Controller

  private var controller: SwiftDeclaration {
    let presenter = SwiftType.named(Naming.presenter(name))
    let base =
      if isForm { "PresenterFormController" } else {
        rowsAreInTable ? "PresenterListTableController" : "PresenterListCollectionController"
      }
    return .type(
      TypeDeclaration(
        .class, file.app.className(of: screen),
        documentation: parts.summary.documentation(origin: origin), access: access,
        modifiers: .final,
        inherits: [.generic(.named(base), [presenter]), .named(Naming.view(name))],
        members: [
          controllerInitializer, .unavailableInitializer(access: access),
          overridden("presentedView", Naming.view(name), value: "self"),
        ]
      ).opened(to: screen, over: base))
  }

  /// Whether the rows stand in a table: those that always stand one below the other.
  private var rowsAreInTable: Bool { screen.isTable }

  private var controllerInitializer: SwiftDeclaration {
    let parameters = parts.initializerParameters
    var arguments: [SwiftArgument] = [
      .arg("runtime", "app.runtime"), .arg("presenter", presenter(with: parts.presenterParameters)),
    ]
    if !isForm {
      let configuration = parts.listConfiguration(layout: !rowsAreInTable, reloading: false)
      arguments.add("configuration", .call("PresenterListConfiguration", configuration))
    }
    var body: [Statement] = []
    if screen.returns != nil { body.append(.let("onReturn", nil, ResultHandlers.result)) }
    body.append(.call("super.init", arguments))
    if screen.returns != nil { body.append(.assign(parts.own("awaitedResult"), "onReturn")) }
    if let route = parts.route() { body.append(.assign(parts.own("restorationRoute"), route)) }
    body += parts.hidingTabs(parts.own("hidesBottomBarWhenPushed"))
    return .initializer(InitializerDeclaration(parameters, access: access, body: body))
  }

  /// The presenter that the app makes, which is the generated one unless it makes another.
  private func presenter(with parameters: [Parameter]) -> SwiftExpression {
    let presenter = Naming.presenter(name)
    let values = parameters.dropFirst().map { parameter in
      let value = SwiftExpression.identifier(parameter.name)
      return SwiftArgument(
        parameter.name, isResult(parameter) ? value.member("returned") : value)
    }
    return SwiftExpression.member("app.dependencies", Naming.maker(presenter))
      .called([.arg("app")] + values)
  }

  private func isResult(_ parameter: Parameter) -> Bool {
    screen.returns != nil && parameter.name == "onReturn"
  }

  /// A property that overrides one of the run-time's, of a protocol's type.
  private func overridden(
    _ property: String, _ type: String, value: SwiftExpression
  ) -> SwiftDeclaration {
    .getter(
      property, .optional(.any(.named(type))), value, access: access, modifiers: .override)
  }
}
