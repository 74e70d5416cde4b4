import SpecModel
import SpecSemantics
import SwiftCode

/// What the screens of all systems are made of.
///
/// A system takes the parts that it has a place for, and adds a shape of its own. It is an object for being
/// handed on with whatever emits one of them.
final class ScreenParts {
  let plan: ScreenPlan
  let file: FileScope
  /// Where the members' bodies stand.
  let context: EmissionContext
  let types: PartTypes
  /// Where what the screen is made with stands: there is no controller yet.
  let beforeShowing: EmissionContext

  convenience init(
    _ plan: ScreenPlan, in file: FileScope, of types: PartTypes = .controller,
    shownScreens: EmissionContext.ScreenForm? = nil
  ) {
    let context = EmissionContext(
      in: file, scope: plan.scope, surroundings: .controller, parameters: .stored,
      shownScreens: shownScreens ?? types.shownScreens, screenName: plan.declaration.name.text)
    self.init(plan, in: file, of: types, at: context)
  }

  /// The parts of a screen whose bodies are written in `context`.
  init(
    _ plan: ScreenPlan, in file: FileScope, of types: PartTypes = .controller,
    at context: EmissionContext
  ) {
    self.plan = plan
    self.file = file
    self.types = types
    self.context = context
    beforeShowing = EmissionContext(
      in: file, scope: plan.before,
      parameters: context.parameters == .stored ? .local : context.parameters,
      clock: context.clock)
  }

  var screen: ScreenDeclaration { plan.declaration }
  var access: SwiftCode.AccessLevel? { file.app.access }
  var summary: ScreenSummary { ScreenSummary(of: screen, in: file.app.index) }

  /// A method that overrides one of the run-time's controller.
  func override(
    _ name: String, _ parameters: [Parameter] = [], returning result: SwiftType? = nil,
    body: [Statement]
  ) -> SwiftDeclaration {
    .function(
      FunctionDeclaration(
        name, parameters, access: access, modifiers: .override, returning: result, body: body))
  }

  // MARK: - Title, bars, empty state, search

  /// What stands around a screen's rows, and whether it is made of what the screen loads.
  func surroundings() -> (members: [SwiftDeclaration], usesData: Bool) {
    let outer = context.used
    context.used = Uses()
    let members = [title, emptyState, barItems, searchSuggestions, appearance].compactMap { $0 }
    let usesData = !context.used.data.isEmpty
    context.used.merge(outer)
    return (members, usesData)
  }

  /// What the screen is called, where that changes while it is shown.
  var title: SwiftDeclaration? {
    guard let title = plan.title, screen.title?.changesWhileShown == true else { return nil }
    return override(
      "makeTitle", returning: .optional("ScreenText"), body: [.expression(context.text(title))])
  }

  /// The title that the screen is made with, where it stays.
  var fixedTitle: SwiftExpression? {
    guard let title = plan.title, screen.title?.changesWhileShown == false else { return nil }
    return beforeShowing.text(title)
  }

  var emptyState: SwiftDeclaration? {
    emptyState { button, _ in context.action(ofShown: button.effect) }
  }

  /// - Parameter action: What the button of a state does, which has a position among all states.
  func emptyState(
    doing action: (_ button: EmptyStatePlan.Button, _ position: Int) -> Closure?
  ) -> SwiftDeclaration? {
    guard !plan.empty.isEmpty else { return nil }
    var body: [Statement] = []
    for (position, empty) in plan.empty.enumerated() {
      let state = context.conditional(on: empty.condition) {
        self.state(empty) { action($0, position) }
      }
      guard !state.conditions.isEmpty else {
        body.append(body.isEmpty ? .expression(state.body) : .return(state.body))
        break
      }
      body.append(.if(state.conditions, then: [.return(state.body)]))
    }
    if plan.empty.allSatisfy({ $0.condition != nil }) { body.append(.return(.nil)) }
    return override(
      "makeEmptyState", returning: .optional(types.type(types.emptyState)), body: body)
  }

  private func state(
    _ empty: EmptyStatePlan, doing action: (EmptyStatePlan.Button) -> Closure?
  ) -> SwiftExpression {
    .call(.identifier(types.emptyState)) { arguments in
      arguments.add("image", empty.image.map { context.write($0) })
      arguments.add("text", context.text(empty.text))
      arguments.add("detail", empty.detail.map { context.text($0) })
      arguments.add(
        "button",
        empty.button.map { button in
          .call(
            .identifier(types.stateButton), context.arguments(of: button),
            trailing: action(button))
        })
    }
  }

  var barItems: SwiftDeclaration? { barItems { item, _ in context.action([item.effect]) } }

  /// - Parameter action: What an item does, which has a position among those of all bars.
  func barItems(
    doing action: (_ item: BarItemPlan, _ position: Int) -> Closure
  ) -> SwiftDeclaration? {
    let bar = plan.bar
    guard !bar.isEmpty else { return nil }
    var position = 0
    let items = SwiftExpression.call(.identifier(types.bar)) { arguments in
      for (side, items) in [
        ("leading", bar.leading), ("trailing", bar.trailing), ("toolbar", bar.toolbar),
      ] where !items.isEmpty {
        let made = items.map { item in
          defer { position += 1 }
          return context.element(types.barItem, on: item.condition) {
            context.within(item.effect.scope) {
              var arguments = context.arguments(of: item)
              if item.effect.opensMenu { arguments.add("opensMenu", true) }
              return (arguments, action(item, position))
            }
          }
        }
        arguments.add(side, .array(made))
      }
      arguments.add("badge", bar.badge.map { context.text($0) })
      arguments.add("largeTitle", bar.largeTitle.map { .implicit($0.rawValue) })
      arguments.add("prompt", bar.prompt.map { context.text($0) })
      arguments.add("subtitle", bar.subtitle.map { context.text($0) })
      arguments.add("segments", bar.segments.map { choice($0, of: "TitleSegments") })
      arguments.add("appearance", bar.look.map { context.appearance($0) })
      arguments.add("toolbarAppearance", bar.toolbarLook.map { context.appearance($0) })
      arguments.add("statusBar", bar.statusBar.map { .implicit($0.rawValue) })
    }
    return override(
      types.barMethod, returning: types.type(types.bar), body: [.expression(items)])
  }

  /// What is told each time the screen has appeared.
  var appearance: SwiftDeclaration? {
    guard let shown = plan.shown else { return nil }
    let inherited = Statement.call(.raw("super.\(types.appearanceMethod)"))
    return override(
      types.appearanceMethod, body: [inherited, context.effects.track(shown)])
  }

  func queryDidChange(_ search: SearchPlan) -> SwiftDeclaration {
    let target = context.write(search.query)
    return override(
      "searchQueryDidChange", [Parameter("_", "query", "String")],
      body: [.assign(target, "query")])
  }

  /// What the list can be searched in; nil for a search without scopes.
  var searchScopes: SwiftDeclaration? {
    guard let scopes = plan.search?.scopes else { return nil }
    return override(
      "makeSearchScopes", returning: .optional("SearchScopes"),
      body: [.expression(choice(scopes, of: "SearchScopes"))])
  }

  /// What is chosen from the cases of an enum, as a value of a type of the run-time's.
  private func choice(_ choice: CaseChoicePlan, of type: SwiftExpression) -> SwiftExpression {
    let choices = SwiftExpression.type(file.named(choice.enumeration, exposed: false))
    return .call(
      type,
      [
        .arg("of", .member(choices, "allCases")),
        .arg("value", context.binding(to: choice.target)),
      ])
  }
}
