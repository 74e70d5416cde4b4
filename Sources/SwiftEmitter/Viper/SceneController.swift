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

  /// - Parameter takesConfiguration: Whether the configuration depends on the scene's view model.
  func declaration(takesConfiguration: Bool, origin: Origin) -> SwiftDeclaration {
    let known: [SwiftType] = [
      file.appType(of: screen), .any(.named(names(.presentable))),
    ]
    let base: SwiftType =
      rows == nil
      ? .generic("SceneFormController", known)
      : .generic("SceneListController", known + [.named(names(.sceneRow))])
    var members = (rows?.adapters ?? []).map(property)
    if !takesConfiguration { members.append(configuration) }
    members += [formObservation, rows.map(face), parts.title, formTexts, emptyState, barItems]
      .compactMap { $0 }
    members += sharedSwipes
    return .type(
      TypeDeclaration(
        .class, names(.controller),
        documentation: parts.summary.documentation(origin: origin),
        access: access, modifiers: .final, inherits: [base], members: members))
  }

  // MARK: - What it keeps

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

  private var configuration: SwiftDeclaration {
    let model = SwiftExpression.identifier(names(.sceneModel))
    return .getter(
      "configuration", rows == nil ? "FormConfiguration" : "CollectionConfiguration",
      model.member("configuration"), access: access, modifiers: [.override, .class])
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

  private var formTexts: SwiftDeclaration? {
    guard case .form(let form) = plan.body else { return nil }
    return parts.changingTexts(of: form)
  }

  private func face(of rows: SceneRows) -> SwiftDeclaration {
    let cases = rows.appearances.map { appearance in
      SwitchCase(
        .implicit(appearance.name, binding: ["item"]),
        body: [.expression(self.face(of: appearance, sharing: rows))])
    }
    return parts.override(
      "face", [Parameter("of", "row", .named(names(.sceneRow)))], returning: "RowFace",
      body: [.switch("row", cases)])
  }

  private func face(
    of appearance: SceneRows.Appearance, sharing rows: SceneRows
  ) -> SwiftExpression {
    let model = appearance.adapter.model.text
    let tap = (appearance.handler ?? handlers.selections[model]).map { handler in
      { (parameters: [String]) in
        Closure(parameters, captures: ["weak self"], tell(handler, [.arg("item")]))
      }
    }
    let swipes =
      rows.haveSwipesInCommon(model) && swipes(of: model) != nil
      ? SwiftExpression.call("swipes", [.arg("of", "item")]) : swipes(of: model)
    let seen = handlers.impressions[model].map { handler in
      Closure([], captures: ["weak self"], tell(handler, [.arg("item")]))
    }
    var arguments: [SwiftArgument] = [
      .arg("item"), .arg(.identifier(Naming.adapterProperty(appearance.adapter.name.text))),
    ]
    // A row with nothing but a tap says what that does, and no more.
    let reorder = appearance.handler == nil ? reorder(of: model) : nil
    let opensPreview = appearance.handler == nil && plan.opensPreview(of: model)
    if swipes == nil, seen == nil, reorder == nil, !opensPreview {
      return .call("RowFace", arguments, trailing: tap.map { $0([]) })
    }
    var actions: [SwiftArgument] = []
    actions.add("onSelect", tap.map { .closure($0(["_"])) })
    if opensPreview { actions.add("opensPreview", true) }
    actions.add("swipes", swipes)
    actions.add("reorder", reorder)
    actions.add("onSeen", seen.map(SwiftExpression.closure))
    arguments.add("actions", .call("RowActions", actions))
    return .call("RowFace", arguments)
  }

  /// The swipes of models that several kinds of rows show.
  private var sharedSwipes: [SwiftDeclaration] {
    guard let rows else { return [] }
    var models: [String] = []
    for appearance in rows.appearances where !models.contains(appearance.adapter.model.text) {
      models.append(appearance.adapter.model.text)
    }
    return models.filter(rows.haveSwipesInCommon).compactMap { model in
      swipes(of: model).map { swipes in
        .function(
          FunctionDeclaration(
            "swipes", [Parameter("of", "item", file.named(model, exposed: false))],
            access: .private, returning: .array("SwipeAction"), body: [.expression(swipes)]))
      }
    }
  }

  private func swipes(of model: String) -> SwiftExpression? {
    let swipes = plan.actions.enumerated().compactMap { position, action -> SwiftExpression? in
      guard let handler = handlers.swipes[position] else { return nil }
      let told = Closure(["_"], captures: ["weak self"], tell(handler, [.arg("item")]))
      switch action.trigger {
      case .swipe(let swipe) where swipe.model.text == model:
        return .call("SwipeAction", context.arguments(of: swipe, in: action), trailing: told)
      case .hold(let name) where name.text == model:
        return .call(
          .member("SwipeAction", "menu"), context.arguments(ofMenu: action), trailing: told)
      default: return nil
      }
    }
    return swipes.isEmpty ? nil : .array(swipes)
  }

  private func reorder(of model: String) -> SwiftExpression? {
    guard let handler = handlers.orders[model], let action = plan.reorder(of: model)?.action else {
      return nil
    }
    return .call(
      "ReorderAction", context.arguments(ofReorder: model, in: action),
      trailing: Closure(
        ["_", "moved"], captures: ["weak self"],
        tell(handler, [.arg("item"), .arg(SceneAttempt.moveLabel, "moved")])))
  }

  private var emptyState: SwiftDeclaration? {
    guard rows != nil else { return nil }
    return parts.emptyState { _, position in handlers.emptyButtons[position].map(action) }
  }

  private var barItems: SwiftDeclaration? {
    parts.barItems { _, position in action(handlers.bar[position]) }
  }

  private func action(_ handler: String) -> Closure {
    Closure(["_"], captures: ["weak self"], tell(handler))
  }
}
