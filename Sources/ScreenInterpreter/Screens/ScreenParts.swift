import ScreenKit
import SpecModel
import SpecSemantics

/// What a screen is made of, whichever controller it is shown by: its values, what stands around its content, and
/// what it does.
@MainActor
final class ScreenParts {
  let plan: ScreenPlan
  let app: InterpretedApp
  let state: StateBox<FieldValues>
  let form: StateBox<FieldValues>?
  private let parameters: [String: DynamicValue]
  private let onReturn: (@MainActor (DynamicValue) -> Void)?
  private(set) var data: [String: LoadedData<DynamicValue>] = [:]
  /// Where the screen's effects happen.
  private(set) weak var screen: (any ScreenEffects)?
  private var windowWidth: (@MainActor () -> WindowWidth?)?

  init(
    _ plan: ScreenPlan, of app: InterpretedApp, with parameters: [String: DynamicValue],
    onReturn: (@MainActor (DynamicValue) -> Void)?
  ) {
    self.plan = plan
    self.app = app
    self.parameters = parameters
    self.onReturn = onReturn
    var before = Roots(app: app)
    before.parameters = parameters
    state = StateBox(Self.start(plan.state, in: before))
    if case .form(let form) = plan.body {
      self.form = StateBox(Self.start(form.starts, in: before))
    } else {
      form = nil
    }
    for data in plan.data {
      let source = SourceBuilder(roots).loadedData(data.source)
      self.data[data.declaration.name.text] = source
    }
  }

  /// Says who shows the screen.
  func stand(on controller: ScreenController) {
    screen = controller
    windowWidth = { [weak controller] in controller?.windowWidth }
  }

  /// Says who runs the screen.
  func stand(on coordinator: ScreenCoordinator) {
    screen = coordinator
    windowWidth = { [weak coordinator] in coordinator?.windowWidth }
  }

  private static func start(_ starts: [StartPlan], in roots: Roots) -> FieldValues {
    var fields: [String: DynamicValue] = [:]
    for start in starts {
      let standard = roots.app.index.type(start.field.type)?.startValue ?? .missing
      fields[start.field.name.text] =
        switch start.value {
        case .standard: standard
        case .constant(let typed): roots.values.value(typed)
        case .late(let typed, _):
          roots.values.value(typed).isMissing ? standard : roots.values.value(typed)
        }
    }
    return FieldValues(fields: fields)
  }

  /// What values can start from while the screen is shown.
  var roots: Roots {
    var roots = Roots(app: app)
    roots.parameters = parameters
    roots.state = state
    roots.form = form
    roots.data = data
    roots.onReturn = onReturn
    roots.isRegular = { [weak self] in self?.windowWidth?()?.isRegular ?? false }
    return roots
  }

  var values: Evaluation { roots.values }

  /// What the controller of the compiled app is called.
  var className: String {
    app.index.system(of: plan.declaration).runner(plan.declaration.name.text)
  }

  /// The title that the screen is made with, where it stays.
  var fixedTitle: ScreenText? {
    plan.declaration.title?.changesWhileShown == true ? nil : values.text(plan.title)
  }

  /// The title that follows what is shown.
  var changingTitle: ScreenText? {
    plan.declaration.title?.changesWhileShown == true ? values.text(plan.title) : nil
  }

  func action(_ effects: [EffectPlan], in roots: Roots? = nil) -> ScreenAction {
    EffectRunner.action(effects, in: roots ?? self.roots)
  }

  /// Tells that the screen has appeared, where that is tracked.
  func trackAppearance() {
    if let shown = plan.shown { EffectRunner.track(shown, in: roots) }
  }

  // MARK: - Around the content

  var emptyState: EmptyState? {
    guard let empty = plan.empty.first(where: { values.holds($0.condition) }) else { return nil }
    return EmptyState(
      image: values.picture(empty.image), text: values.text(empty.text),
      detail: values.text(empty.detail),
      button: empty.button.map { button in
        StateButton(
          title: values.text(button.title), when: values.holds(button.effect.condition),
          action: action([button.effect]))
      })
  }

  var barItems: BarItems {
    BarItems(
      leading: plan.bar.leading.map(barItem), trailing: plan.bar.trailing.map(barItem),
      toolbar: plan.bar.toolbar.map(barItem), badge: values.text(plan.bar.badge),
      largeTitle: plan.bar.largeTitle.map { $0 == .always ? .always : .never },
      prompt: values.text(plan.bar.prompt), subtitle: values.text(plan.bar.subtitle),
      segments: plan.bar.segments.flatMap(choice),
      appearance: plan.bar.look.map(appearance),
      toolbarAppearance: plan.bar.toolbarLook.map(appearance), statusBar: plan.bar.statusBar?.shown)
  }

  private func appearance(_ look: ToolbarLookPlan) -> LowerBarAppearance {
    LowerBarAppearance(
      background: values.color(look.background).map { .color($0) } ?? look.style.shown,
      items: values.color(look.items), isClearAtEnd: look.atEnd == .transparent)
  }

  private func appearance(_ look: BarLookPlan) -> BarAppearance {
    BarAppearance(
      background: values.color(look.background).map { .color($0) } ?? look.style.shown,
      titles: values.color(look.titles), isClearAtTop: look.atTop == .transparent)
  }

  /// What is chosen from the cases of an enum that a piece of the state is of.
  func choice(_ plan: CaseChoicePlan) -> CaseChoice? {
    guard let field = plan.target.components.first?.text,
      let options = app.schema.choices[plan.enumeration]?.cases
    else { return nil }
    let binding = state.binding(to: field)
    return CaseChoice(
      titles: options.map(\.text),
      chosen: { options.firstIndex { binding.value == .choice($0) } },
      choose: { binding.value = .choice(options[$0]) })
  }

  private func barItem(_ item: BarItemPlan) -> BarItem {
    guard values.holds(item.condition) else { return BarItem(when: false) { _ in } }
    return BarItem(
      title: values.text(item.title), icon: values.picture(item.icon),
      label: values.text(item.label),
      badge: values.text(item.badge), shortcut: item.shortcut?.shown,
      opensMenu: item.effect.opensMenu, action: action([item.effect]))
  }
}
