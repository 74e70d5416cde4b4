import SpecModel
import SpecSemantics
import SwiftCode

/// The tree of a declarative cell.
final class CellEmission {
  /// What buttons do.
  enum Actions {
    /// What their effects say.
    case effects
    /// They tell their events: the tree is a component's.
    case events
  }

  private let context: EmissionContext
  private let actions: Actions
  /// The names that parts of the tree are told apart by.
  private var ids = DistinctNames()

  init(at context: EmissionContext, actions: Actions = .effects) {
    self.context = context
    self.actions = actions
  }

  func tree(of node: CellPlan) -> SwiftExpression {
    guard let condition = node.condition else { return content(of: node) }
    return context.tree(on: condition) {
      context.within(condition.inside) { content(of: node) }
    }
  }

  /// How a cell is read out.
  func spoken(_ accessibility: AccessibilityPlan) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    arguments.add("label", accessibility.label.map { context.text($0) })
    if !accessibility.traits.isEmpty {
      arguments.add("traits", .array(accessibility.traits.map { .implicit($0.value.rawValue) }))
    }
    return .call("CellAccessibility", arguments)
  }

  /// What a part of the tree is told apart by: what it is about, and the number of its like where there are
  /// several, so that it stays what it is when others come before it.
  private func id(_ name: String) -> SwiftArgument {
    .arg("id", .string(ids.add(name)))
  }

  private func content(of node: CellPlan) -> SwiftExpression {
    let bare = bareContent(of: node)
    let boxed =
      node.box.map { box in
        CellBoxEmission(at: context).box(box, around: bare) { self.tree(of: $0) }
      } ?? bare
    guard let part = node.part else { return boxed }
    return .implicit(
      "part", [.arg(.identifier(Naming.refinement(part.text))), .arg(boxed)])
  }

  private func bareContent(of node: CellPlan) -> SwiftExpression {
    switch node.content {
    case .container(let container): self.container(container)
    case .text(let text): self.text(text)
    case .image(let image, let shown): self.image(image, shown)
    case .button(let button): self.button(button)
    case .component(let use): component(use)
    case .control(let control, let effect): self.control(control, effect)
    case .embed(let embed): screen(embed)
    case .progress(let bar, let shown): progress(bar, shown)
    case .rating(let rating, let shown): self.rating(rating, shown)
    case .input(let input): self.input(input)
    case .badge(let badge): self.badge(badge)
    case .view(let plan): plan.declaration.framework == .swiftUI ? hosted(plan) : view(plan)
    case .spacer: .implicit("spacer", [])
    case .divider: .implicit("divider", [])
    }
  }

  private func container(_ plan: ContainerPlan) -> SwiftExpression {
    let container = plan.declaration
    return .implicit(container.axis.rawValue) { arguments in
      arguments.add(.array(plan.items.map(tree)))
      arguments.add("spacing", plan.spacing.map { context.measure($0) })
      arguments.add("padding", plan.padding.map { context.measure($0) })
      arguments.add("alignment", plan.alignment.map(context.alignment))
      arguments.add("background", plan.background.map { context.write($0) })
    }
  }

  private func text(_ plan: TextPlan) -> SwiftExpression {
    let text = plan.declaration
    return .implicit("text") { arguments in
      arguments.add(context.text(plan.text))
      arguments.add("font", plan.font.map { context.font($0) })
      arguments.add("color", plan.color.map { context.write($0) })
      arguments.add("lines", plan.lines.map { context.count($0) })
      arguments.add("alignment", plan.alignment.map(context.alignment))
      arguments.add("style", text.style.map(style))
    }
  }

  private func style(_ style: CellTextStyle) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    if style.isStruckThrough { arguments.add("isStruckThrough", true) }
    if style.isUnderlined { arguments.add("isUnderlined", true) }
    arguments.add("lineHeight", style.lineHeight.map(context.number))
    arguments.add("kerning", style.kerning.map(context.number))
    arguments.add("minimumScale", style.minimumScale.map(context.number))
    if style.isRich { arguments.add("isRich", true) }
    return .call("CellTextStyle", arguments)
  }

  private func progress(_ bar: CellProgress, _ shown: MeterPlan) -> SwiftExpression {
    .implicit("progress") { arguments in
      arguments.add(number(shown.value))
      arguments.add("of", shown.total.map(number))
      arguments.add("color", shown.color.map { context.write($0) })
      arguments.add("label", shown.label.map { context.text($0) })
    }
  }

  private func rating(_ rating: CellRating, _ shown: MeterPlan) -> SwiftExpression {
    .implicit("rating") { arguments in
      arguments.add(number(shown.value))
      if rating.stars != 5 { arguments.add("of", .integer(rating.stars)) }
      arguments.add("size", rating.size.map(context.number))
      arguments.add("color", shown.color.map { context.write($0) })
      arguments.add("label", shown.label.map { context.text($0) })
    }
  }

  /// A number as a `Double`.
  private func number(_ typed: TypedExpression) -> SwiftExpression {
    let value = context.write(typed)
    return typed.type == .builtin(.integer) ? .call("Double", [.arg(value)]) : value
  }

  private func badge(_ badge: BadgePlan) -> SwiftExpression {
    .implicit("badge") { arguments in
      arguments.add(context.text(badge.text))
      arguments.add("font", badge.font.map { context.font($0) })
      arguments.add("color", badge.color.map { context.write($0) })
      arguments.add("background", badge.background.map { context.write($0) })
    }
  }

  private func image(_ image: CellImage, _ shown: ImagePlan) -> SwiftExpression {
    .implicit("image") { arguments in
      arguments.add(context.source(shown))
      arguments.add("size", shown.size.map(context.points))
      arguments.add("width", shown.width.map(context.points))
      arguments.add("height", shown.height.map(context.points))
      arguments.add("aspect", image.aspect.map { .ratio($0) })
      if image.shape != .rectangle { arguments.add("shape", .implicit(image.shape.rawValue)) }
      arguments.add("placeholder", image.placeholder.map(context.image))
      arguments.add("color", shown.color.map { context.write($0) })
      arguments.add("label", shown.label.map { context.text($0) })
      arguments.add("fade", image.fade.map(context.duration))
    }
  }

  /// A view of the app's own, by its type and what it shows.
  private func view(_ plan: OwnViewPlan) -> SwiftExpression {
    let view = plan.declaration
    let type = SwiftExpression.type(context.file.type(view.type, exposed: false))
    let values = plan.arguments.map { name, value in
      SwiftArgument(Naming.member(name.text), context.write(value))
    }
    return .implicit("view") { arguments in
      arguments.add(.member(type, "self"))
      arguments.add(.call(.member(type, "Values"), values))
      arguments.add("size", view.size.map(context.number))
      arguments.add("width", view.width.map(context.number))
      arguments.add("height", view.height.map(context.number))
      arguments.add("aspect", view.aspect.map { .ratio($0) })
      arguments.add("label", plan.label.map { context.text($0) })
    }
  }

  /// A view of SwiftUI, made of values that are handed to what makes it: it is made when the cell is shown. What it
  /// calls for its events it is handed behind them.
  private func hosted(_ plan: OwnViewPlan) -> SwiftExpression {
    let type = SwiftExpression.type(context.file.type(plan.declaration.type, exposed: false))
    let parts = plan.arguments.enumerated().map { position, argument in
      SwiftArgument(Naming.member(argument.name.text), .identifier("$\(position)"))
    }
    var values = plan.arguments.map { SwiftArgument.arg(context.write($0.value)) }
    if !plan.tellings.isEmpty, !plan.declaration.isMadeOfModel {
      // What is told is told of the item, which may be another one though it shows the same.
      context.used.item = true
      values.add("of", .identifier(context.item))
    }
    let tellings = plan.tellings.map { event, effect in
      SwiftArgument(Naming.telling(event.text), .closure(context.action([effect], [])))
    }
    return .call(
      .implicit("hosting"), values, trailing: Closure([], .call(type, parts + tellings)))
  }

  private func button(_ button: ButtonPlan) -> SwiftExpression {
    var arguments = [id(button.effect.declaration.sceneName.loweringFirst)]
    arguments.add("title", button.title.map { context.text($0) })
    arguments.add("icon", button.icon.map { context.write($0) })
    arguments.add("label", button.label.map { context.text($0) })
    arguments.add("font", button.font.map { context.font($0) })
    arguments.add("color", button.color.map { context.write($0) })
    if button.effect.opensMenu { arguments.add("opensMenu", true) }
    switch actions {
    case .effects:
      return .call(.implicit("button"), arguments, trailing: context.action([button.effect]))
    case .events:
      arguments.add("action", action(button.effect))
      return .implicit("button", arguments)
    }
  }

  /// What follows on a tap, as a value.
  private func action(_ effect: EffectPlan) -> SwiftExpression {
    if actions == .events, case .event(let name) = effect.action {
      return .implicit(Naming.member(name.text))
    }
    return .closure(context.action([effect]))
  }

  // MARK: - Controls and screens

  private func control(_ control: ControlPlan, _ effect: EffectPlan?) -> SwiftExpression {
    var arguments = [
      id(ControlEmission.id(of: control)), .arg(ControlEmission(at: context).field(control)),
    ]
    arguments.add("onChange", effect.map(action))
    return .implicit("control", arguments)
  }

  /// Something to set: what follows is a closure that is asked for it with the value.
  private func input(_ plan: InputPlan) -> SwiftExpression {
    let input = plan.declaration
    var arguments = [
      id(plan.effect.declaration.sceneName.loweringFirst), .arg(context.write(plan.value)),
    ]
    arguments.add("of", input.stars.map { .integer($0) })
    arguments.add("from", input.from.map(context.number))
    arguments.add("to", input.to.map(context.number))
    arguments.add("step", input.step.map(context.number))
    arguments.add("label", context.text(plan.label))
    let name = input.kind == .rating ? "stars" : input.kind.rawValue
    let action = context.closure(.provider, ["value"]) { [.expression(self.action(plan.effect))] }
    return .call(.implicit(name), arguments, trailing: action)
  }

  /// A screen. A row keeps its screen as long as it is there; where what that is shown with may change
  /// in a page, it stands for that.
  private func screen(_ embed: EmbedPlan) -> SwiftExpression {
    var arguments = [id(Naming.member(embed.use.screen.name.text))]
    if context.surroundings == .controller, !embed.changing.isEmpty {
      arguments.add("showing", .array(embed.changing.map { context.write($0) }))
    }
    arguments.add("height", embed.height.map(context.number))
    let screen = context.closure(.provider) { [.expression(context.screen(embed.use))] }
    return .call(.implicit("screen"), arguments, trailing: screen)
  }

  // MARK: - Components

  /// A component's tree. Those that have buttons or controls are told apart by their place in the cell.
  private func component(_ use: ComponentUsePlan) -> SwiftExpression {
    let component = use.component
    let tree = SwiftExpression.call(
      .member(.identifier(Naming.type(component.name.text)), "tree"), values(of: use))
    if component.events.isEmpty, use.needs.edited.isEmpty {
      return .implicit("component", [.arg(tree)])
    }
    let id = id(Naming.member(component.name.text))
    if component.events.isEmpty { return .implicit("component", [id, .arg(tree)]) }
    return .call(.implicit("component"), [id, .arg(tree)], trailing: answers(to: use))
  }

  private func values(of use: ComponentUsePlan) -> [SwiftArgument] {
    var values = use.arguments.map { name, value in
      switch value {
      case .binding(let path): SwiftArgument(Naming.member(name), context.binding(to: path))
      case .value(let typed): SwiftArgument(Naming.member(name), context.write(typed))
      }
    }
    if use.needs.seesWindow {
      values.add(Naming.windowParameter, context.window(isCompact: false))
    }
    for part in use.component.cell.parts.compactMap(\.part) {
      guard
        let refinement = use.refinements.last(where: {
          $0.declaration.part.text == part.text
        })
      else { continue }
      values.add(Naming.refinement(part.text), self.refinement(refinement))
    }
    return values
  }

  /// What of a component's part is otherwise here.
  private func refinement(_ plan: RefinementPlan) -> SwiftExpression {
    let part = plan.declaration
    var arguments: [SwiftArgument] = []
    arguments.add("font", plan.font.map { context.font($0) })
    arguments.add("color", plan.color.map { context.write($0) })
    arguments.add("lines", plan.lines.map { context.count($0) })
    arguments.add("spacing", plan.spacing.map { context.measure($0) })
    arguments.add("alignment", plan.alignment.map(context.alignment))
    if part.box != nil {
      let emission = CellBoxEmission(at: context)
      arguments.add("insets", plan.look.padding.flatMap { emission.insets($0, none: .nil) })
      arguments.add("decoration", emission.decoration(plan.look))
    }
    return .call("CellRefinement", arguments)
  }

  /// What follows from each event of a component.
  private func answers(to use: ComponentUsePlan) -> Closure {
    let cases = use.events.map { event in
      SwitchCase(
        .implicit(Naming.member(event.name.text)), body: [.expression(action(event.effect))])
    }
    return Closure(["event"], body: [.switch("event", cases)])
  }
}

extension SwiftExpression {
  /// A ratio, as the fraction that people write for it where it is one of small numbers.
  static func ratio(_ value: Double) -> SwiftExpression {
    if let whole = Int(exactly: value) { return .integer(whole) }
    for denominator in 2...32 {
      let numerator = (value * Double(denominator)).rounded()
      guard numerator > 0, numerator / Double(denominator) == value else { continue }
      return .binary(.double(numerator), .dividedBy, .double(Double(denominator)))
    }
    return .double(value)
  }
}
