import ScreenKit
import SpecModel
import SpecSemantics

/// Rows: an item, what shows it, and what can be done with it.
@MainActor
struct RowBuilder<Row: InterpretedRow> {
  private let parts: ScreenParts

  init(_ parts: ScreenParts) {
    self.parts = parts
  }

  // MARK: - Rows of a source

  /// The row of an item, by the first adapter whose condition holds.
  func row(_ item: DynamicModel, of items: ItemsPlan) -> Row {
    let model = item.bare
    let roots = parts.roots.with(item: model)
    let found =
      item.caseName == nil
      ? items.cases.first : items.cases.first { $0.caseName == item.caseName }
    let choice = found?.adapters.first { roots.values.holds($0.condition) }
    guard let choice else {
      return Row(id: "none", CellTree(.hidden))
    }
    return row(
      model, by: choice.adapter, selecting: nil, in: roots, canMove: item.caseName == nil)
  }

  /// - Parameters:
  ///   - effect: What a tap does, where that isn't what it does on all rows of the model.
  ///   - canMove: Whether it is among rows of one model that come from a list.
  private func row(
    _ item: DynamicModel, by adapter: AdapterDeclaration, selecting effect: EffectPlan?,
    in roots: Roots, canMove: Bool = false
  ) -> Row {
    let effects = effect.map { [$0] } ?? selections(of: item.name)
    let onSelect = effects.isEmpty ? nil : parts.action(effects, in: roots)
    let opensPreview = effect == nil && opensPreview(of: item.name)
    let swipes = swipes(of: item.name, in: roots)
    let reorder = canMove ? reorder(of: item.name, in: roots) : nil
    let onSeen = tracking(of: item.name, in: roots)
    var shown = Roots(app: parts.app)
    shown.onEvent = { [weak parts] event, item in
      guard let parts, let screen = parts.screen else { return }
      let effects = parts.effects(of: event, from: adapter)
      parts.action(effects, in: parts.roots.with(item: item))(screen)
    }
    switch parts.app.plan(of: adapter)?.body {
    case .cell(let node):
      guard let plan = parts.app.plan(of: adapter) else { break }
      return Row(
        item, DynamicCellAdapter(plan: plan, node: node, roots: shown), onSelect: onSelect,
        opensPreview: opensPreview, swipes: swipes, reorder: reorder, onSeen: onSeen)
    case .embed(let embed):
      return Row(
        item, DynamicEmbedAdapter(embed: embed, roots: shown), onSelect: onSelect,
        opensPreview: opensPreview, swipes: swipes, reorder: reorder, onSeen: onSeen)
    case .swift, nil: break
    }
    return Row(
      item, StandInAdapter(adapter: adapter), onSelect: onSelect,
      opensPreview: opensPreview, swipes: swipes, reorder: reorder, onSeen: onSeen)
  }

  private func selections(of model: String) -> [EffectPlan] {
    parts.plan.actions.compactMap { action in
      if case .select(let name) = action.trigger, name.text == model { action.effect } else { nil }
    }
  }

  private func opensPreview(of model: String) -> Bool {
    parts.plan.actions.contains { action in
      if case .select(let name) = action.trigger {
        name.text == model && action.opensPreview
      } else {
        false
      }
    }
  }

  private func swipes(of model: String, in roots: Roots) -> [SwipeAction] {
    parts.plan.actions.compactMap { action in
      if case .hold(let name) = action.trigger, name.text == model {
        return .menu(
          when: roots.values.holds(action.effect.condition),
          action: parts.action([action.effect], in: roots))
      }
      guard case .swipe(let swipe) = action.trigger, swipe.model.text == model else { return nil }
      return SwipeAction(
        edge: swipe.edge.shown, title: roots.values.text(action.title) ?? .verbatim(""),
        icon: roots.values.picture(action.icon), role: swipe.role.shown, isFullSwipe: swipe.isFull,
        when: roots.values.holds(action.effect.condition), opensMenu: action.effect.opensMenu,
        action: parts.action([action.effect], in: roots))
    }
  }

  /// What is told of a row of a model once it was seen; nil where nothing is.
  private func tracking(of model: String, in roots: Roots) -> (@MainActor () -> Void)? {
    guard let impression = parts.plan.impressions.first(where: { $0.model == model }) else {
      return nil
    }
    return { EffectRunner.track(impression.event, in: roots) }
  }

  /// What keeps the order of rows of a model.
  private func reorder(of model: String, in roots: Roots) -> ReorderAction? {
    let action = parts.plan.actions.first { action in
      if case .reorder(let name) = action.trigger { name.text == model } else { false }
    }
    guard let action else { return nil }
    return ReorderAction(
      of: DynamicModel.self, when: roots.values.holds(action.effect.condition)
    ) { [weak parts] screen, moved in
      var roots = roots
      roots.moved = moved
      parts?.action([action.effect], in: roots)(screen)
    }
  }

  // MARK: - Rows in place

  func rows(_ rows: [RowPlan], in roots: Roots) -> [Row] {
    rows.enumerated().compactMap { position, row in
      roots.values.holds(row.condition) ? self.row(row, at: position, in: roots) : nil
    }
  }

  private func row(_ plan: RowPlan, at position: Int, in roots: Roots) -> Row? {
    switch plan.content {
    case .item(let adapter, let value):
      guard let item = parts.model(value) ?? roots.values.value(value).model else { return nil }
      return row(item.bare, by: adapter, selecting: plan.effect, in: roots.with(item: item.bare))
    case .control(let control):
      return .editing(
        ControlFields(roots).field(control),
        onChange: plan.effect.map { parts.action([$0], in: roots) })
    case .tree(let node):
      let builder = CellBuilder<ScreenAction>(roots: roots) { effect, roots in
        EffectRunner.action([effect], in: roots)
      }
      return Row(
        id: "part\(position)", builder.tree(of: node),
        accessibility: plan.accessibility.map { CellAccessibility($0, in: roots) },
        onSelect: plan.effect.map { parts.action([$0], in: roots) })
    case .embed(let embed):
      let (app, values) = (parts.app, roots.values.arguments(embed.use.arguments))
      return Row(
        id: "part\(position)", showing: embed.changing.map { roots.values.value($0) },
        height: embed.height.map { .points($0) } ?? .content
      ) { app.makeController(for: embed.use.screen, with: values) }
    }
  }
}

extension ScreenParts {
  /// What follows from an event of an adapter.
  fileprivate func effects(of event: String, from adapter: AdapterDeclaration) -> [EffectPlan] {
    plan.actions.compactMap { action in
      guard case .event(let name, let own) = action.trigger, name.text == adapter.name.text,
        own.text == event
      else { return nil }
      return action.effect
    }
  }
}
