import ScreenKit
import SpecModel
import SpecSemantics

/// Trees of cells from their plans.
@MainActor
struct CellBuilder<Action: Sendable> {
  let roots: Roots
  /// What is done when something of the tree is tapped.
  let action: @MainActor (EffectPlan, Roots) -> Action

  private var values: Evaluation { roots.values }
  private var tokens: ThemeTokens { roots.app.tokens }

  /// The tree of a node; what isn't there takes no room.
  func tree(of node: CellPlan) -> CellTree<Action> {
    var names = DistinctIDs()
    return tree(of: node, &names)
  }

  private func tree(of node: CellPlan, _ names: inout DistinctIDs) -> CellTree<Action> {
    // Names are counted where nothing is shown, too, so that they stay what they are.
    let tree = content(of: node, &names)
    return .when(values.holds(node.condition), tree)
  }

  private func content(of node: CellPlan, _ names: inout DistinctIDs) -> CellTree<Action> {
    let bare = bareContent(of: node, &names)
    var tree = bare
    if let box = node.box { tree = boxed(bare, in: box, &names) }
    guard let part = node.part else { return tree }
    return .part(roots.refinements[part.text], tree)
  }

  private func bareContent(
    of node: CellPlan, _ names: inout DistinctIDs
  ) -> CellTree<Action> {
    switch node.content {
    case .container(let container):
      let children = container.items.map { tree(of: $0, &names) }
      return stack(container, children)
    case .text(let text): return self.text(text)
    case .image(let image, let shown): return self.image(image, shown)
    case .button(let button): return self.button(button, &names)
    case .component(let use): return component(use, &names)
    case .control(let control, let effect): return self.control(control, effect, &names)
    case .embed(let embed): return screen(embed, &names)
    case .progress(_, let meter):
      return .progress(
        number(meter.value), of: meter.total.map(number) ?? 1,
        color: values.color(meter.color), label: values.text(meter.label))
    case .rating(let rating, let meter):
      return .rating(
        number(meter.value), of: rating.stars,
        size: rating.size.map { CGFloat($0) } ?? CellRating.standardSize,
        color: values.color(meter.color), label: values.text(meter.label))
    case .input(let input): return self.input(input, &names)
    case .badge(let badge):
      return .badge(
        values.text(badge.text), font: font(badge.font),
        color: values.color(badge.color), background: values.color(badge.background))
    case .view(let plan): return telling(view(plan), plan, &names)
    case .spacer: return .spacer()
    case .divider: return .divider()
    }
  }

  /// A font of the theme, of which a condition may have chosen the one that is meant.
  private func font(_ plan: ChosenPlan<Name>?) -> FontToken? {
    plan.map { tokens.font(values.chosen($0)) }
  }

  private func number(_ typed: TypedExpression) -> Double { values.value(typed).double ?? 0 }

  // MARK: - What is only shown

  private func stack(
    _ plan: ContainerPlan, _ children: [CellTree<Action>]
  ) -> CellTree<Action> {
    let container = plan.declaration
    let spacing = plan.spacing.map { tokens.spacing(values.chosen($0)) }
    let padding = plan.padding.map { tokens.spacing(values.chosen($0)) }
    let alignment = plan.alignment.map { values.chosen($0).shown }
    let background = values.color(plan.background)
    switch container.axis {
    case .column:
      return .column(
        children, spacing: spacing, padding: padding, alignment: alignment,
        background: background)
    case .row:
      return .row(
        children, spacing: spacing, padding: padding, alignment: alignment,
        background: background)
    }
  }

  private func text(_ plan: TextPlan) -> CellTree<Action> {
    let text = plan.declaration
    return .text(
      values.text(plan.text), font: font(plan.font), color: values.color(plan.color),
      lines: plan.lines.flatMap(values.chosen),
      alignment: plan.alignment.map { values.chosen($0).shown } ?? .leading,
      style: text.style?.shown)
  }

  private func image(_ image: SpecModel.CellImage, _ shown: ImagePlan) -> CellTree<Action> {
    .image(
      values.image(shown), size: values.points(shown.size), width: values.points(shown.width),
      height: values.points(shown.height),
      aspect: image.aspect.map { CGFloat($0) }, shape: image.shape.shown,
      placeholder: image.placeholder?.shown, color: values.color(shown.color),
      label: values.text(shown.label), fade: image.fade.map { tokens.duration($0) })
  }

  /// A view that only the app's own code can make stands for itself by its name.
  private func view(_ plan: OwnViewPlan) -> CellTree<Action> {
    let view = plan.declaration
    let shown = StandInValues(
      name: view.type.type.text, values: plan.arguments.map { values.value($0.value) })
    return CellTree(
      CellView(
        name: view.type.type.text, values: ShownValues([shown]),
        size: view.size.map { CGFloat($0) }, width: view.width.map { CGFloat($0) },
        height: view.height.map { CGFloat($0) }, aspect: view.aspect.map { CGFloat($0) },
        label: values.text(plan.label), fitsContent: view.framework == .swiftUI,
        maker: OwnViewMaker<StandInView>(values: shown)))
  }

  /// A view that only the app's own code can make, above a button for each event that it tells.
  private func telling(
    _ view: CellTree<Action>, _ plan: OwnViewPlan, _ names: inout DistinctIDs
  ) -> CellTree<Action> {
    guard !plan.tellings.isEmpty else { return view }
    let buttons = plan.tellings.map { event, effect -> CellTree<Action> in
      .button(id: names.next("button"), title: .verbatim(event.text), action: action(effect, roots))
    }
    return .column([view] + buttons)
  }

  // MARK: - What can be touched

  private func button(
    _ button: ButtonPlan, _ names: inout DistinctIDs
  ) -> CellTree<Action> {
    .button(
      id: names.next("button"), title: values.text(button.title), icon: values.picture(button.icon),
      label: values.text(button.label), font: font(button.font),
      color: values.color(button.color), opensMenu: button.effect.opensMenu,
      action: action(button.effect, roots))
  }

  private func control(
    _ control: ControlPlan, _ effect: EffectPlan?, _ names: inout DistinctIDs
  ) -> CellTree<Action> {
    .control(
      id: names.next("control"), ControlFields(roots).field(control),
      onChange: effect.map { action($0, roots) })
  }

  private func input(_ plan: InputPlan, _ names: inout DistinctIDs) -> CellTree<Action> {
    let input = plan.declaration
    let id = names.next("input")
    let label = values.text(plan.label)
    let value = values.value(plan.value)
    let isWhole = plan.value.type.unwrapped == .builtin(.integer)
    let set: @MainActor @Sendable (Double) -> Action = { [roots, action] number in
      var roots = roots
      roots.value = isWhole ? .integer(Int(number.rounded())) : .number(number)
      return action(plan.effect, roots)
    }
    switch input.kind {
    case .toggle:
      return .toggle(id: id, value.isTrue, label: label) { [roots, action] isOn in
        var roots = roots
        roots.value = .boolean(isOn)
        return action(plan.effect, roots)
      }
    case .slider:
      return .slider(
        id: id, value.double ?? 0, from: input.from ?? 0, to: input.to ?? 1, step: input.step,
        label: label, action: set)
    case .stepper:
      return .stepper(
        id: id, value.double ?? 0, from: input.from ?? 0, to: input.to ?? 100,
        step: input.step ?? 1, label: label, action: set)
    case .rating:
      return .stars(
        id: id, value.double ?? 0, of: input.stars ?? 5, label: label, action: set)
    }
  }

  /// A screen in a cell; with other values it is another screen.
  private func screen(_ embed: EmbedPlan, _ names: inout DistinctIDs) -> CellTree<Action> {
    let (app, parameters) = (roots.app, values.arguments(embed.use.arguments))
    return .screen(
      id: names.next("screen"), showing: embed.changing.map { values.value($0) },
      height: embed.height.map { CGFloat($0) }
    ) {
      app.makeController(for: embed.use.screen, with: parameters)
    }
  }

  // MARK: - Boxes and components

  private func boxed(
    _ content: CellTree<Action>, in plan: CellBoxPlan, _ names: inout DistinctIDs
  ) -> CellTree<Action> {
    let box = plan.declaration
    let boxes = BoxBuilder(roots)
    let overlays = plan.overlays.map { overlay in
      let tree = tree(of: overlay.cell, &names)
      return CellTree<Action>.Overlay.overlay(
        tree, at: overlay.declaration.place.shown, x: overlay.declaration.x,
        y: overlay.declaration.y)
    }
    return .box(
      content, decoration: boxes.decoration(plan.look),
      insets: boxes.insets(plan.look.padding) ?? CellInsets(),
      minWidth: roots.values.points(plan.limits.minWidth),
      maxWidth: roots.values.points(plan.limits.maxWidth),
      minHeight: roots.values.points(plan.limits.minHeight),
      maxHeight: roots.values.points(plan.limits.maxHeight),
      weight: box.weight.map { CGFloat($0) }, priority: box.priority,
      picture: boxes.picture(box, plan.picture), overlays: overlays)
  }

  private func component(
    _ use: ComponentUsePlan, _ names: inout DistinctIDs
  ) -> CellTree<Action> {
    guard let plan = roots.app.plan(of: use.component) else { return CellTree(.hidden) }
    let inner = CellBuilder<ComponentEvent>(roots: ComponentRoots(use, in: roots).roots) {
      effect, _ in
      if case .event(let name) = effect.action { ComponentEvent(name: name.text) } else { .none }
    }.tree(of: plan.cell)
    guard !use.component.events.isEmpty || !use.needs.edited.isEmpty else {
      return CellTree(inner.element)
    }
    let id = names.next(use.component.name.text)
    guard let first = use.events.first else {
      return .component(id: id, CellTree<Never>(inner, withoutActions: ()))
    }
    return .component(id: id, inner) { event in
      let effect = use.events.first { $0.name.text == event.name }?.effect ?? first.effect
      return action(effect, roots)
    }
  }
}

/// What a component's buttons tell.
struct ComponentEvent: Sendable {
  let name: String

  static let none = ComponentEvent(name: "")
}

extension CellTree where Action == Never {
  /// A tree whose buttons tell nothing: there are none.
  fileprivate init<Other>(_ tree: CellTree<Other>, withoutActions: Void) {
    self.init(
      tree.element,
      controls: tree.controls.mapValues { CellField<Never>(field: $0.field, onChange: nil) },
      screens: tree.screens)
  }
}

/// Names by which what can be touched in a tree is told apart.
struct DistinctIDs {
  private var counts: [String: Int] = [:]

  mutating func next(_ name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)\(count)"
  }
}

extension SpecModel.CellTextStyle {
  fileprivate var shown: ScreenKit.CellTextStyle {
    ScreenKit.CellTextStyle(
      isStruckThrough: isStruckThrough, isUnderlined: isUnderlined,
      lineHeight: lineHeight.map { CGFloat($0) }, kerning: kerning.map { CGFloat($0) },
      minimumScale: minimumScale.map { CGFloat($0) }, isRich: isRich)
  }
}
