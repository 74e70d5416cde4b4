public import ScreenKit
import SpecModel
import SpecSemantics

/// Making screens.
extension InterpretedApp {
  /// The screen with a name and the values of its parameters; nil where there is none of the name.
  public func makeController(
    forScreen name: String, with parameters: [String: DynamicValue] = [:]
  ) -> UIViewController? {
    index.screen(name).map { makeController(for: $0, with: parameters) }
  }

  /// What a screen is shown with where nobody says it.
  public func madeUpValues(
    forScreen name: String, _ answers: SourceAnswers
  ) -> [String: DynamicValue] {
    StandardValues(self, answers).values(forScreen: name)
  }

  /// What holds the app's main screens; nil for an app without a menu.
  public func makeHost() -> UIViewController? {
    guard let app = index.app, let plan = try? lowering.plan(of: app).host else { return nil }
    return makeHost(plan)
  }

  func makeHost(_ plan: HostPlan) -> HostController {
    let values = Roots(app: self).values
    return HostController(
      runtime: runtime, style: plan.declaration.style.shown,
      menu: plan.menu.map { entry in
        MenuEntry(title: values.text(entry.title), icon: entry.icon?.shown) { [self] in
          makeController(for: entry.use.screen, with: values.arguments(entry.use.arguments))
        }
      })
  }

  /// A screen with what it is shown with.
  ///
  /// - Parameter onReturn: Takes what the screen returns.
  func makeController(
    for screen: ScreenDeclaration, with given: [String: DynamicValue],
    onReturn: (@MainActor (DynamicValue) -> Void)? = nil
  ) -> UIViewController {
    if case .swift(let type) = screen.body { return standIn(for: screen, named: type.type.text) }
    guard let plan = plan(of: screen) else { return standIn(for: screen, named: screen.name.text) }
    let parameters = defaults(of: screen.parameters).merging(given) { $1 }
    let parts = ScreenParts(plan, of: self, with: parameters, onReturn: onReturn)
    let architecture = index.architecture(of: screen)
    let controller =
      architecture == .composition
      ? coordinator(parts).primaryViewController : controller(parts, in: architecture)
    if screen.bar.hidesTabBar { controller.hidesBottomBarWhenPushed = true }
    made.add(controller, named: screen.name.text, parts)
    return controller
  }

  private func standIn(
    for screen: ScreenDeclaration, named name: String
  ) -> UIViewController {
    let controller = StandInController(for: name, runtime: runtime)
    made.add(controller, named: screen.name.text, nil)
    return controller
  }

  private func coordinator(_ parts: ScreenParts) -> any Coordinator {
    switch parts.plan.body {
    case .form(let form): InterpretedFormCoordinator(parts, form)
    case .tabs(let tabs): InterpretedTabsCoordinator(parts, tabs)
    case .sections, .swift: InterpretedListCoordinator(parts)
    }
  }

  private func controller(_ parts: ScreenParts, in system: Architecture) -> UIViewController {
    switch parts.plan.body {
    case .form(let form): InterpretedForm(parts, form)
    case .tabs(let tabs): InterpretedTabs(parts, tabs)
    case .sections, .swift:
      index.systems[system].showsTable(for: parts.plan.declaration)
        ? InterpretedTable(parts, showsSeparators: system == .table)
        : InterpretedCollection(parts)
    }
  }
}
