import SpecModel
import SpecSemantics
import SwiftCode

/// The presenter of a scene: it owns the list or the form, and decides what happens.
struct ScenePresenter {
  private let plan: ScreenPlan
  private var screen: ScreenDeclaration { plan.declaration }
  private let names: SceneNames
  private let handlers: SceneHandlers
  private let rows: SceneRows?
  private let effects: SceneEffects
  private let file: FileScope
  private let parts: ScreenParts

  /// A stored property that the initialiser takes.
  private struct Part {
    let name: String
    let type: SwiftType
    var modifiers: Modifiers = []
    var access: SwiftCode.AccessLevel? = .private
    var attributes: [Attribute] = []
    var standard: SwiftExpression?
  }

  init(
    _ plan: ScreenPlan, handlers: SceneHandlers, rows: SceneRows?, effects: SceneEffects,
    in file: FileScope
  ) {
    self.plan = plan
    self.handlers = handlers
    self.rows = rows
    self.effects = effects
    self.file = file
    names = SceneNames(plan.declaration)
    parts = ScreenParts(plan, in: file, at: effects.place)
  }

  private var access: SwiftCode.AccessLevel? { file.app.access }

  /// Whether the presenter needs to know what it shares with the rest of the app.
  var takesContext: Bool { rows != nil || effects.emitsEvents }

  func declaration(sections: SwiftExpression?, exposing exposed: Set<String>) -> SwiftDeclaration {
    // What they do decides what has to be kept.
    let actions = eventHandlers + [appearance, submit, queryDidChange].compactMap { $0 }
    let values = parts.values
    var members = values.map {
      parts.declaration(of: $0, access: isExposed($0, exposed) ? access : nil)
    }
    members += stored(exposed)
    for value in values {
      members.append(parts.box(of: value, access: isExposed(value, exposed) ? access : .private))
    }
    if rows != nil {
      members.append(
        .variable(
          VariableDeclaration(
            .let, "list", .generic("ListEngine", .named(names.row)), access: access)))
    }
    members.append(initializer(values))
    members.append(
      .variable(
        VariableDeclaration(
          .var, "scene", .any("SceneViewable"), access: access,
          accessors: .getter([.expression("view")]))))
    members += [didLoad(sections, values), layout, fields].compactMap { $0 }
    members += (rows?.senders ?? []).map { $0.asked(access: access) }
    members += handlers.all.map { $0.function(in: file, access: access, body: $0.body) }
    members += actions + effects.attempts.map { .function($0) }
    return .type(
      TypeDeclaration(
        .class, names.presenter, documentation: "Decides what the scene shows and does.",
        attributes: [.mainActor], access: access, modifiers: .final,
        inherits: ["ScenePresenting", .named(names.presentable)], members: members))
  }

  /// The form's values are the view's to edit; the state's only where its texts need them.
  private func isExposed(_ values: ScreenParts.Values, _ exposed: Set<String>) -> Bool {
    values.box == "form" || exposed.contains(values.box)
  }

  // MARK: - What it keeps

  private func parts(exposing exposed: Set<String>) -> [Part] {
    var parts = [
      Part(name: "view", type: .any(.named(names.viewable)), modifiers: .unowned)
    ]
    if !effects.routes.isEmpty {
      parts.append(Part(name: "router", type: .any(.named(names.routable))))
    }
    if !effects.gateways.isEmpty {
      parts.append(Part(name: "interactor", type: .any(.named(names.interactive))))
    }
    if !screen.parameters.isEmpty {
      parts.append(
        Part(
          name: "viewModel", type: .named(names.viewModel),
          access: exposed.contains("viewModel") ? access : .private))
    }
    if effects.usesActions {
      parts.append(Part(name: "actions", type: .any(.named(names.actions))))
    }
    for catalogue in effects.catalogues {
      parts.append(
        Part(
          name: Naming.sinkProperty(of: catalogue), type: .any(.named(Naming.sink(of: catalogue)))))
    }
    if takesContext { parts.append(Part(name: "context", type: "SceneContext")) }
    if let result = screen.returns {
      parts.append(
        Part(
          name: "onReturn", type: .resultHandler(file.type(result)), attributes: [.escaping],
          standard: .closure(Closure(["_"], body: []))))
    }
    return parts
  }

  private func stored(_ exposed: Set<String>) -> [SwiftDeclaration] {
    parts(exposing: exposed).map { part in
      .variable(
        VariableDeclaration(
          .let, part.name, part.type, access: part.access, modifiers: part.modifiers))
    }
  }

  private func initializer(_ values: [ScreenParts.Values]) -> SwiftDeclaration {
    let taken = parts(exposing: [])
    var body = taken.map { Statement.assign(.member("self", $0.name), .identifier($0.name)) }
    body += values.compactMap(parts.start)
    if rows != nil {
      var arguments: [SwiftArgument] = []
      arguments.add("reloading", reloading)
      arguments.add("in", "context")
      body.append(.assign("list", .call("ListEngine", arguments)))
    }
    let parameters = taken.map {
      Parameter($0.name, $0.type, default: $0.standard, attributes: $0.attributes)
    }
    return .initializer(InitializerDeclaration(parameters, access: access, body: body))
  }

  private var reloading: SwiftExpression? {
    let reload = screen.reload
    var arguments: [SwiftArgument] = []
    arguments.add("onAppear", reload.onAppear.map(\.swiftExpression))
    if !reload.events.isEmpty {
      arguments.add(
        "events", .array(reload.events.map { .implicit(Naming.member($0.text)) }))
    }
    return arguments.isEmpty ? nil : .call("ListEngine.Reloading", arguments)
  }

  // MARK: - What it does

  /// Starts the list, and watches the state that its rows depend on.
  private func didLoad(
    _ sections: SwiftExpression?, _ values: [ScreenParts.Values]
  ) -> SwiftDeclaration? {
    guard let sections else { return nil }
    var body: [Statement] = []
    if values.contains(where: { $0.box == "state" }) {
      // The list's sections may hold the state.
      let update = SwiftExpression.identifier("list").optionalChained.call("setNeedsUpdate", [])
      body.append(
        .assign(
          "state.onChange",
          .closure(captures: ["weak list"], body: [.expression(update)])))
    }
    body.append(.call("list.start", [.arg(sections)]))
    return method("viewDidLoad", body: body)
  }

  private func method(
    _ name: String, _ parameters: [Parameter] = [], body: [Statement]
  ) -> SwiftDeclaration {
    .function(FunctionDeclaration(name, parameters, access: access, body: body))
  }

  /// What is told each time the scene has appeared.
  private var appearance: SwiftDeclaration? {
    plan.shown.map { method("viewDidAppear", body: effects.tracking($0)) }
  }

  private var layout: SwiftDeclaration? {
    guard rows != nil, let body = parts.conditionalLayout else { return nil }
    return .variable(
      VariableDeclaration(
        .var, "layout", .optional("ListLayout"), access: access, accessors: .getter(body)))
  }

  private var fields: SwiftDeclaration? {
    guard case .form(let form) = plan.body else { return nil }
    return .variable(
      VariableDeclaration(
        .var, "fields", .array("FormField"), access: access,
        accessors: .getter([.expression(FormEmission(form, of: fieldParts).fields)])))
  }

  /// The place of what fields are asked later: they hold no presenter.
  private var fieldParts: ScreenParts {
    let place = CodePlace(
      in: file, scope: plan.scope, surroundings: .controller,
      parameters: .member(of: "viewModel"), screenName: screen.name.text)
    return ScreenParts(plan, in: file, at: place)
  }

  private var submit: SwiftDeclaration? {
    guard case .form(let form) = plan.body else { return nil }
    return method("submit", body: effects.body(submitting: form))
  }

  private var queryDidChange: SwiftDeclaration? {
    guard let search = plan.search else { return nil }
    let target = effects.place.write(search.query)
    return method(
      "searchQueryDidChange", [Parameter("_", "query", "String")],
      body: [.assign(target, "query")])
  }

  private var eventHandlers: [SwiftDeclaration] {
    SceneEvents(screen, in: file).adapters.map { adapter in
      let cases = adapter.events.map { event in
        let effects = plan.actions.compactMap { action -> EffectPlan? in
          guard case .event(let name, let own) = action.trigger,
            name.text == adapter.name.text, own.text == event.text
          else { return nil }
          return action.effect
        }
        let body = self.effects.body(effects)
        return SwitchCase(
          .implicit(Naming.member(event.text)), body: body.isEmpty ? [.break] : body)
      }
      return method(
        "handle", SceneEvents.parameters(of: adapter, in: file), body: [.switch("event", cases)])
    }
  }
}

/// The events of adapters that a scene handles.
struct SceneEvents {
  let adapters: [AdapterDeclaration]

  init(_ screen: ScreenDeclaration, in file: FileScope) {
    var seen: Set<String> = []
    adapters = screen.actions.compactMap { action in
      guard case .event(let name, _) = action.trigger, seen.insert(name.text).inserted else {
        return nil
      }
      return file.app.index.adapter(name.text)
    }
  }

  /// The parameters of the method that handles an adapter's events.
  static func parameters(of adapter: AdapterDeclaration, in file: FileScope) -> [Parameter] {
    let type: SwiftType =
      if case .swift(let own) = adapter.body {
        file.type(own)
      } else {
        .named(Naming.type(adapter.name.text))
      }
    return [
      Parameter("_", "event", .member(type, "Event")),
      Parameter("of", "item", file.named(adapter.model.text)),
    ]
  }
}
