import ScreenKit
import SpecModel
import SpecSemantics

/// Does what effects say, on the screen where something was tapped.
@MainActor
struct EffectRunner {
  private let roots: Roots
  private let screen: any ScreenEffects
  private var values: Evaluation { roots.values }
  private var app: InterpretedApp { roots.app }

  private init(in roots: Roots, on screen: any ScreenEffects) {
    self.roots = roots
    self.screen = screen
  }

  /// What is done when something is tapped.
  static func action(_ effects: [EffectPlan], in roots: Roots) -> ScreenAction {
    { screen in
      for effect in effects {
        let runner = EffectRunner(in: roots, on: screen)
        // What it does may be what its condition asks for.
        let isMeant = runner.values.holds(effect.condition)
        runner.run(effect)
        if isMeant { return }
      }
    }
  }

  /// An effect with its condition and its question.
  private func run(_ effect: EffectPlan, again: (@MainActor () -> Void)? = nil) {
    guard values.holds(effect.condition) else {
      app.onStep?(EffectStep(effect, .passedOver))
      return
    }
    let attempt: @MainActor @Sendable () -> Void = { [self] in
      let retry: @MainActor () -> Void = again ?? { [self] in self.attempt(effect, again: nil) }
      self.attempt(effect, again: retry)
    }
    guard let question = effect.confirmation else { return attempt() }
    screen.confirm(values.text(question), then: attempt)
  }

  private func attempt(_ effect: EffectPlan, again: (@MainActor () -> Void)?) {
    tell(effect)
    switch effect.action {
    case .show(let use, let way): show(use, way, telling: effect)
    case .open(let address): screen.open(values.value(address).address)
    // Only the app's own code knows what it does.
    case .call: run(effect, again: again) { .missing }
    case .request(let request, let arguments):
      let given = values.arguments(arguments)
      run(effect, again: again) { [app] in try await app.send(request, with: given) }
    case .set(let assignments): for assignment in assignments { assign(assignment) }
    case .event(let name):
      if let item = roots.item.model { roots.onEvent?(name.text, item) }
    case .tab(let position): screen.selectTab(position)
    case .return(let value):
      let result = values.value(value)
      screen.closeScreen()
      roots.onReturn?(result)
    case .simple(let simple): perform(simple)
    case .notice(let text, let retry):
      screen.notice(values.text(text), retry: retry ? again : nil)
    case .share(let value): share(values.value(value))
    case .copy(let value): screen.copyToPasteboard(values.value(value).interpolated)
    case .wear(let theme): screen.setTheme(app.theme(theme))
    case .menu(let items): screen.showMenu(items.map(choice))
    // There are no analytics to tell.
    case .track: break
    }
  }

  private func tell(_ effect: EffectPlan) {
    guard !app.isOnlyLookedAt else { return }
    if let tracked = effect.tracked { app.onEffect?(Self.performed(tracked, values)) }
    app.onEffect?(performed(effect.action))
    app.onStep?(EffectStep(effect, .done, words: words(of: effect.action)))
  }

  /// What is told of an effect to those who watch.
  private func performed(_ action: EffectPlan.Action) -> PerformedEffect {
    switch action {
    case .show(let use, _): return .show(screen: use.screen.name.text)
    case .open(let address): return .open(values.value(address).interpolated)
    case .call(let name, _): return .call(name.text)
    case .request(let request, _): return .send(request: request.name.text)
    case .track(let tracked): return Self.performed(tracked, values)
    case .set: return .other("set")
    case .event(let name): return .other("event \(name.text)")
    case .tab: return .other("tab")
    case .return: return .other("return")
    case .simple(let simple): return .other("\(simple)")
    case .notice: return .other("notice")
    case .share: return .other("share")
    case .copy: return .other("copy")
    case .wear(let theme): return .other("theme \(theme.name.text)")
    case .menu: return .other("menu")
    }
  }

  /// Tells of what a screen tracks by itself.
  static func track(_ event: TrackedEventPlan, in roots: Roots) {
    roots.app.onTrack?(performed(event, roots.values))
  }

  private static func performed(
    _ tracked: TrackedEventPlan, _ values: Evaluation
  ) -> PerformedEffect {
    let given = values.arguments(tracked.arguments)
    return .track(
      event: tracked.event.name.text,
      values: given.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.interpolated)" })
  }

  /// What is handed on or said by an effect.
  private func words(of action: EffectPlan.Action) -> String? {
    switch action {
    case .open(let value), .share(let value), .copy(let value): values.value(value).interpolated
    case .notice(let text, _): app.runtime.string(values.text(text))
    case .show, .call, .request, .set, .event, .tab, .return, .simple, .wear, .menu, .track: nil
    }
  }

  private func perform(_ effect: SimpleEffect) {
    switch effect {
    case .dismiss: screen.dismissScreen()
    case .pop: screen.popScreen()
    case .popToRoot: screen.popToRootScreen()
    case .reload: screen.reload()
    case .logOut: screen.logOut()
    }
  }

  private func share(_ value: DynamicValue) {
    if case .url(let url) = value { screen.share(url) } else { screen.share(value.interpolated) }
  }

  private func choice(_ item: MenuItemPlan) -> MenuChoice {
    let title = values.text(item.title)
    let icon = values.picture(item.icon)
    let isDestructive = item.role == .destructive
    let isChecked = item.checked != nil && values.holds(item.checked)
    let isEnabled = values.holds(item.enabled)
    let isShown = values.holds(item.effect.condition)
    if let items = item.items {
      return MenuChoice(
        title: title, icon: icon, isDestructive: isDestructive, isChecked: isChecked,
        isEnabled: isEnabled, when: isShown, choices: items.map(choice))
    }
    return MenuChoice(
      title: title, icon: icon, isDestructive: isDestructive, isChecked: isChecked,
      isEnabled: isEnabled, when: isShown
    ) { [self] in run(item.effect) }
  }

  // MARK: - Screens

  private func show(_ use: ScreenUsePlan, _ way: EffectPlan.Way, telling effect: EffectPlan) {
    let result = awaited(by: effect)
    let controller = app.makeController(
      for: use.screen, with: values.arguments(use.arguments), onReturn: result?.returned)
    (controller as? ScreenController)?.awaitedResult = result
    switch way {
    case .push: screen.push(controller)
    case .present(let style): screen.present(controller, as: style.shown)
    case .fitting: screen.show(controller)
    }
  }

  /// Who waits for what a screen returns, or for its going; nil where nobody does.
  private func awaited(by effect: EffectPlan) -> ScreenResult<DynamicValue>? {
    guard effect.returned != nil || effect.cancelled != nil else { return nil }
    let returned = effect.returned.map { following($0, on: screen) }
    let cancelled = effect.cancelled
    return ScreenResult(
      { returned?($0) },
      onCancel: { [roots, screen] in
        if let cancelled { EffectRunner(in: roots, on: screen).run(cancelled) }
      })
  }

  /// What is done with what a screen has returned.
  private func following(
    _ effect: EffectPlan, on screen: any ScreenEffects
  ) -> @MainActor (DynamicValue) -> Void {
    { [roots] result in EffectRunner(in: roots.with(result: result), on: screen).run(effect) }
  }

  /// What is done with what was answered.
  private func following(
    _ effect: EffectPlan
  ) -> @MainActor (any ScreenEffects, DynamicValue) -> Void {
    { [roots] screen, result in
      EffectRunner(in: roots.with(result: result), on: screen).run(effect)
    }
  }

  /// What is done where something has failed.
  private func following(
    _ effect: EffectPlan, again: (@MainActor () -> Void)?
  ) -> @MainActor (any ScreenEffects, any Error) -> Void {
    { [roots] screen, _ in EffectRunner(in: roots, on: screen).run(effect, again: again) }
  }

  // MARK: - Values and requests

  private func assign(_ assignment: AssignmentPlan) {
    let value = values.value(assignment.value)
    let box = assignment.root == .form ? roots.form : roots.state
    guard let box, let first = assignment.steps.first else { return }
    let rest = assignment.steps.dropFirst()
    let old = box.binding(to: first.name).value
    box.binding(to: first.name).value = rest.isEmpty ? value : old.setting(rest, to: value)
  }

  private func run(
    _ effect: EffectPlan, again: (@MainActor () -> Void)?,
    operation: @escaping @MainActor () async throws -> DynamicValue
  ) {
    let then = effect.then.map { following($0) }
    let failed = effect.failed.map { following($0, again: again) }
    guard !effect.optimistic.isEmpty, let item = roots.item.model else {
      return screen.run(operation: operation, then: then, failed: failed)
    }
    screen.run(
      item,
      optimistic: { item in
        for assignment in effect.optimistic {
          let value = values.value(assignment.value)
          let changed = DynamicValue.model(item).setting(assignment.steps[...], to: value)
          if let model = changed.model { item = model }
        }
      },
      operation: operation, then: then, failed: failed)
  }
}

extension DynamicValue {
  fileprivate var address: URL? { if case .url(let url) = self { url } else { nil } }
}
