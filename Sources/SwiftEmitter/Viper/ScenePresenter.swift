import SpecModel
import SpecSemantics
import SwiftCode

/// The presenter of a scene: it owns the list or the form, and decides what happens.
struct ScenePresenter {
  private let plan: ScreenPlan
  private var screen: ScreenDeclaration { plan.declaration }
  private let names: SwiftNames
  private let handlers: SceneHandlers
  private let rows: SceneRows?
  private let effects: SceneEffects
  private let file: FileScope
  private let parts: ScreenParts
  /// The parts of what fields are asked later: they hold no presenter.
  private let fieldParts: ScreenParts

  init(
    _ plan: ScreenPlan, handlers: SceneHandlers, rows: SceneRows?, effects: SceneEffects,
    in file: FileScope
  ) {
    self.plan = plan
    self.handlers = handlers
    self.rows = rows
    self.effects = effects
    self.file = file
    names = SwiftNames(of: plan.declaration.name.text)
    parts = ScreenParts(plan, in: file, at: effects.context)
    let context = EmissionContext(
      in: file, scope: plan.scope, surroundings: .controller,
      parameters: .member(of: "viewModel"), clock: .scene, screenName: plan.declaration.name.text)
    fieldParts = ScreenParts(plan, in: file, at: context)
  }

  private var access: SwiftCode.AccessLevel? { file.app.access }

  /// Whether the presenter needs to know what it shares with the rest of the app.
  var takesContext: Bool {
    rows != nil || keepsContext || parts.beforeShowing.asksScene
  }

  /// Whether a presenter of a form needs it for longer than it is made.
  private var keepsContext: Bool {
    effects.emitsEvents || parts.context.asksScene || fieldParts.context.asksScene
  }

  func declaration(sections: SwiftExpression?, exposing exposed: Set<String>) -> SwiftDeclaration {
    // What they do decides what has to be kept.
    let actions =
      eventHandlers
      + [appearance, submit, queryDidChange, parts.searchScopes, parts.searchSuggestions]
      .compactMap { $0 }
    let asked = [draft, fields].compactMap { $0 }
    let values = parts.values
    let starts = values.compactMap(parts.start)
    var members = values.map {
      parts.declaration(of: $0, access: isExposed($0, exposed) ? access : nil)
    }
    if !isWired { members += stored(exposing: exposed).declarations }
    for value in values {
      let access = isExposed(value, exposed) ? access : .private
      members.append(
        isWired ? parts.ownBox(of: value, access: access) : parts.box(of: value, access: access))
    }
    members += [isWired ? reloading : initializer(values, starts)].compactMap { $0 }
    members += [didLoad(sections), layout].compactMap { $0 } + asked
    members += (rows?.senders ?? []).map { $0.asked(access: access) }
    members += handlers.all.map { $0.function(in: file, access: access, body: $0.body) }
    members += actions + effects.attempts.map { .function($0) }
    return .type(
      TypeDeclaration(
        .class, names(.presenter), access: access, modifiers: .final,
        inherits: [base, .named(names(.presentable))], members: members))
  }

  /// The run-time's presenter.
  private var base: SwiftType {
    let row: [SwiftType] = rows == nil ? [] : [.named(names(.sceneRow))]
    guard isWired else {
      return rows == nil ? "SceneFormPresenter" : .generic("SceneListPresenter", row)
    }
    let parts: [SwiftType] = [
      .any(.named(names(.routable))), .any(.named(names(.interactive))),
      screen.parameters.isEmpty ? .void : .named(names(.viewModel)),
    ]
    guard rows == nil else { return .generic("WiredList", row + parts) }
    let result = screen.returns.map { file.type($0) } ?? "Never"
    return .generic("WiredForm", parts + [result])
  }

  /// Whether it is one of the run-time's that keep all that it is made with, as they keep the usual parts.
  private var isWired: Bool {
    guard !effects.routes.isEmpty, !effects.gateways.isEmpty, !effects.usesActions,
      effects.catalogues.isEmpty, screen.ruledFields.isEmpty,
      !parts.values.contains(where: \.areKept)
    else { return false }
    return rows == nil ? takesContext : screen.returns == nil
  }

  /// The form's values are the view's to edit; the state's only where its texts need them.
  private func isExposed(_ values: ScreenParts.Values, _ exposed: Set<String>) -> Bool {
    values.box == "form" || exposed.contains(values.box)
  }

  // MARK: - What it keeps

  /// Its view a presenter has from the run-time's, and one of a list what it shares, too.
  private func stored(exposing exposed: Set<String>) -> [StoredProperty] {
    var stored: [StoredProperty] = []
    if !effects.routes.isEmpty {
      stored.append(StoredProperty("router", .any(.named(names(.routable)))))
    }
    if !effects.gateways.isEmpty {
      stored.append(StoredProperty("interactor", .any(.named(names(.interactive)))))
    }
    if !screen.parameters.isEmpty {
      stored.append(
        StoredProperty(
          "viewModel", .named(names(.viewModel)),
          access: exposed.contains("viewModel") ? access : .private))
    }
    if effects.usesActions {
      stored.append(StoredProperty("actions", .any(.named(names(.actions)))))
    }
    stored += effects.catalogues.map { catalogue in
      StoredProperty(Naming.sinkProperty(catalogue), .any(.named(Naming.sink(catalogue))))
    }
    stored += screen.ruledFields.map { rule, field in
      let type = SwiftType.function(
        [file.type(field.type)], returning: "Bool", attributes: [.mainActor])
      return StoredProperty(Naming.rule(rule.text), type)
    }
    if rows == nil, keepsContext { stored.append(context) }
    return stored + (file.resultHandler(of: screen).map { [$0] } ?? [])
  }

  private var view: StoredProperty {
    StoredProperty("view", .any(.named(names(.viewable))))
  }

  private var context: StoredProperty { StoredProperty("context", "SceneContext") }

  /// What begins the presenter; nil where the run-time's does.
  private func initializer(
    _ values: [ScreenParts.Values], _ starts: [Statement]
  ) -> SwiftDeclaration? {
    let own = stored(exposing: [])
    let inherited = rows == nil ? [SwiftArgument.arg("view", "view")] : listArguments(values)
    let isNeeded = rows != nil && inherited.count > 2
    if own.isEmpty, starts.isEmpty, !isNeeded { return nil }
    let result = file.resultHandler(of: screen)
    let shared = takesContext && (rows != nil || !keepsContext) ? [context] : []
    let parameters =
      [view] + own.filter { $0.name != result?.name } + shared + (result.map { [$0] } ?? [])
    return .initializer(
      InitializerDeclaration(
        parameters.map { $0.parameter() }, access: access,
        body: own.map(\.assignment) + starts + [.call("super.init", inherited)]))
  }

  /// What the run-time's presenter of a list begins with.
  private func listArguments(_ values: [ScreenParts.Values]) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = [.arg("view", "view"), .arg("context", "context")]
    arguments.add("reloading", reloadingValue)
    if values.contains(where: { $0.box == "state" }) { arguments.add("following", "state") }
    return arguments
  }

  /// When a list loads anew by itself; nil for never.
  private var reloadingValue: SwiftExpression? {
    var arguments: [SwiftArgument] = []
    parts.addReloading(to: &arguments, named: .alone)
    return arguments.isEmpty ? nil : .call("ListEngine.Reloading", arguments)
  }

  private var reloading: SwiftDeclaration? {
    guard rows != nil, let value = reloadingValue else { return nil }
    return .getter(
      "reloading", .member(.generic("ListEngine", [.named(names(.sceneRow))]), "Reloading"), value,
      access: access, modifiers: [.override, .class])
  }

  // MARK: - What it does

  private func didLoad(_ sections: SwiftExpression?) -> SwiftDeclaration? {
    guard let sections else { return nil }
    var body: [Statement] = []
    if isWired, parts.values.contains(where: { $0.box == "state" }) {
      body.append(.call("list.follow", [.arg("state")]))
    }
    return inherited("viewDidLoad", body: body + [.call("list.start", [.arg(sections)])])
  }

  private func method(
    _ name: String, _ parameters: [Parameter] = [], body: [Statement]
  ) -> SwiftDeclaration {
    .function(FunctionDeclaration(name, parameters, access: access, body: body))
  }

  /// What a presenter of a list has from the run-time's, and others have by themselves.
  private func inherited(
    _ name: String, _ parameters: [Parameter] = [], body: [Statement]
  ) -> SwiftDeclaration {
    .function(
      FunctionDeclaration(
        name, parameters, access: access, modifiers: rows == nil ? [] : .override, body: body))
  }

  /// What is told each time the scene has appeared.
  private var appearance: SwiftDeclaration? {
    plan.shown.map { inherited("viewDidAppear", body: effects.tracking($0)) }
  }

  private var layout: SwiftDeclaration? {
    guard rows != nil, let body = parts.conditionalLayout else { return nil }
    return .getter(
      "layout", .optional("ListLayout"), access: access, modifiers: .override, body: body)
  }

  private var draft: SwiftDeclaration? {
    guard case .form(let form) = plan.body else { return nil }
    return FormEmission(form, of: fieldParts).draft.map {
      .getter("formDraft", .optional("FormDraft"), $0, access: access)
    }
  }

  private var fields: SwiftDeclaration? {
    guard case .form(let form) = plan.body else { return nil }
    return .getter(
      "fields", .array("FormField"),
      FormEmission(form, of: fieldParts, askingRulesOf: .properties).fields, access: access)
  }

  private var submit: SwiftDeclaration? {
    guard case .form(let form) = plan.body else { return nil }
    return method("submit", body: effects.body(submitting: form))
  }

  private var queryDidChange: SwiftDeclaration? {
    guard let search = plan.search else { return nil }
    let target = effects.context.write(search.query)
    return inherited(
      "searchQueryDidChange", [Parameter("_", "query", "String")],
      body: [.assign(target, "query")])
  }

  private var eventHandlers: [SwiftDeclaration] {
    SceneEvents(screen, in: file).adapters.map { adapter in
      let cases = adapter.events.map { event in
        let body = effects.body(plan.effects(of: event, from: adapter.name))
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
    adapters = screen.adaptersHeard(in: file.app.index)
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
