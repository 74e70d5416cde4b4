import SpecModel
import SpecSemantics
import SwiftCode

/// The controller of a scene with a presenter: it shows what it is told and tells what is touched.
struct SceneController {
  private let plan: ScreenPlan
  private var screen: ScreenDeclaration { plan.declaration }
  private let names: SwiftNames
  private let handlers: SceneHandlers
  private let rows: SceneRows?
  private let file: FileScope
  private let parts: ScreenParts
  /// Where texts and titles stand: the screen's values are the presenter's.
  let context: EmissionContext

  init(
    _ plan: ScreenPlan, handlers: SceneHandlers, rows: SceneRows?, in file: FileScope
  ) {
    self.plan = plan
    self.handlers = handlers
    self.rows = rows
    self.file = file
    names = SwiftNames(of: plan.declaration.name.text)
    context = EmissionContext(
      in: file, scope: plan.scope, parameters: .member(of: "viewModel"),
      screenName: plan.declaration.name.text)
    context.owner = "presenter"
    parts = ScreenParts(plan, in: file, at: context)
  }

  private var access: SwiftCode.AccessLevel? { file.app.access }
  private var presentable: SwiftType { .any(.named(names(.presentable))) }
  private var maker: SwiftType {
    .function([.named(names(.controller))], returning: presentable, attributes: [.mainActor])
  }

  /// - Parameter takesConfiguration: Whether the configuration depends on the scene's view model.
  func declaration(takesConfiguration: Bool, origin: String) -> SwiftDeclaration {
    let base: SwiftType =
      rows == nil
      ? "SceneFormController" : .generic(.named("SceneListController"), [.named(names(.sceneRow))])
    var members = stored
    members += [initializer(takesConfiguration), .unavailableInitializer(access: access)]
    members.append(presenterProperty)
    members += [formObservation, rows.map(face), parts.title, emptyState, barItems].compactMap {
      $0
    }
    return .type(
      TypeDeclaration(
        .class, names(.controller),
        documentation: "Shows what its presenter says, and tells it what is touched.\n\n\(origin)",
        access: access, modifiers: .final,
        inherits: [base, .named(names(.viewable)), .named(names(.navigable))], members: members))
  }

  // MARK: - What it keeps

  private var stored: [SwiftDeclaration] {
    var members: [SwiftDeclaration] = []
    if !adapters.isEmpty {
      members.append(StoredProperty("app", file.appType(of: screen)).declaration)
    }
    members += [
      StoredProperty("makePresenter", maker).declaration,
      .variable(
        VariableDeclaration(
          .var, "presenter", presentable, .call("makePresenter", [.arg("self")]), access: .private,
          modifiers: .lazy)),
    ]
    return members + adapters.map(property)
  }

  private var adapters: [AdapterDeclaration] {
    var adapters: [AdapterDeclaration] = []
    for appearance in rows?.appearances ?? [] {
      if !adapters.contains(where: { $0.name.text == appearance.adapter.name.text }) {
        adapters.append(appearance.adapter)
      }
    }
    return adapters
  }

  private func property(for adapter: AdapterDeclaration) -> SwiftDeclaration {
    let handler = adapter.events.isEmpty ? nil : eventHandler(of: adapter)
    let senders = adapter.senders(in: file)
    let value: SwiftExpression
    if case .swift(let own) = adapter.body {
      value = .call(
        .member("app.dependencies", Naming.maker(own.type.text)), [.arg("app.runtime")],
        trailing: handler)
    } else if senders.isEmpty {
      value = .call(
        .identifier(Naming.type(adapter.name.text)), [.arg("app", "app")], trailing: handler)
    } else {
      var arguments: [SwiftArgument] = [.arg("app", "app")]
      arguments.add("onEvent", handler.map(SwiftExpression.closure))
      for sender in senders { arguments.add(sender.name, .member("presenter", sender.name)) }
      value = .call(.identifier(Naming.type(adapter.name.text)), arguments)
    }
    return .variable(
      VariableDeclaration(
        .var, Naming.adapterProperty(adapter.name.text), nil, value, access: .private,
        modifiers: .lazy))
  }

  private func eventHandler(of adapter: AdapterDeclaration) -> Closure {
    guard parts.handlesEvents(of: adapter.name.text) else {
      return Closure(["_", "_"], body: [])
    }
    return Closure(
      ["event", "item"], captures: ["weak self"],
      tell("handle", [.arg("event"), .arg("of", "item")]))
  }

  /// A call of the presenter from a closure.
  private func tell(_ method: String, _ arguments: [SwiftArgument] = []) -> SwiftExpression {
    SwiftExpression.identifier("self").optionalChained.member("presenter").call(method, arguments)
  }

  private func initializer(_ takesConfiguration: Bool) -> SwiftDeclaration {
    var parameters = [Parameter("app", file.appType(of: screen))]
    var body: [Statement] = adapters.isEmpty ? [] : [.assign("self.app", "app")]
    var configuration = SwiftExpression.member(.identifier(names(.sceneModel)), "Misc")
      .member("configuration")
    if takesConfiguration {
      let type: SwiftType = rows == nil ? "FormConfiguration" : "CollectionConfiguration"
      parameters.append(Parameter("configuration", type))
      configuration = "configuration"
    }
    parameters.append(
      Parameter("presenter", "makePresenter", maker, attributes: [.escaping]))
    body.append(.assign("self.makePresenter", "makePresenter"))
    body.append(
      .call(
        "super.init", [.arg("runtime", "app.runtime"), .arg("configuration", configuration)]))
    return .initializer(InitializerDeclaration(parameters, access: access, body: body))
  }

  private var presenterProperty: SwiftDeclaration {
    guard rows != nil else {
      return .getter(
        "formPresenter", .optional(.any("FormPresentable")), "presenter", access: access,
        modifiers: .override)
    }
    return .getter(
      "listPresenter", .optional(.any(.generic("ListPresentable", .named(names(.sceneRow))))),
      .call("known", [.arg("presenter")]), access: access, modifiers: .override)
  }

  // MARK: - What it shows

  /// What a form shows may follow the state, too.
  private var formObservation: SwiftDeclaration? {
    guard rows == nil, !screen.state.isEmpty else { return nil }
    context.used.state = true
    return parts.override(
      "viewDidLoad",
      body: [.call("super.viewDidLoad"), .call("observe", [.arg("presenter.state")])])
  }

  private func face(of rows: SceneRows) -> SwiftDeclaration {
    let cases = rows.appearances.map { appearance -> SwitchCase in
      var arguments: [SwiftArgument] = [
        .arg("item"), .arg(.identifier(Naming.adapterProperty(appearance.adapter.name.text))),
      ]
      arguments.add("actions", actions(of: appearance))
      return SwitchCase(
        .implicit(appearance.name, binding: ["item"]),
        body: [.expression(.call("RowFace", arguments))])
    }
    return parts.override(
      "face", [Parameter("of", "row", .named(names(.sceneRow)))], returning: "RowFace",
      body: [.switch("row", cases)])
  }

  private func actions(of appearance: SceneRows.Appearance) -> SwiftExpression? {
    let model = appearance.adapter.model.text
    var arguments: [SwiftArgument] = []
    arguments.add(
      "onSelect",
      (appearance.handler ?? handlers.selections[model]).map { handler in
        .closure(Closure(["_"], captures: ["weak self"], tell(handler, [.arg("item")])))
      })
    arguments.add("swipes", swipes(of: model))
    arguments.add(
      "onSeen",
      handlers.impressions[model].map { handler in
        .closure(Closure([], captures: ["weak self"], tell(handler, [.arg("item")])))
      })
    return arguments.isEmpty ? nil : .call("RowActions", arguments)
  }

  private func swipes(of model: String) -> SwiftExpression? {
    let swipes = plan.actions.enumerated().compactMap { position, action -> SwiftExpression? in
      guard case .swipe(let swipe) = action.trigger, swipe.model.text == model,
        let handler = handlers.swipes[position]
      else { return nil }
      return .call(
        "SwipeAction", context.arguments(of: swipe, in: action),
        trailing: Closure(["_"], captures: ["weak self"], tell(handler, [.arg("item")])))
    }
    return swipes.isEmpty ? nil : .array(swipes)
  }

  private var emptyState: SwiftDeclaration? {
    rows == nil ? nil : parts.emptyState { _ in handlers.emptyButton.map(action) }
  }

  private var barItems: SwiftDeclaration? {
    parts.barItems { _, position in action(handlers.bar[position]) }
  }

  private func action(_ handler: String) -> Closure {
    Closure(["_"], captures: ["weak self"], tell(handler))
  }
}
