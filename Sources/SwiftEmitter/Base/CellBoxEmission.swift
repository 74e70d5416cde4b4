import SpecModel
import SpecSemantics
import SwiftCode

/// What stands around a node of a cell.
struct CellBoxEmission {
  private let context: EmissionContext

  init(at context: EmissionContext) {
    self.context = context
  }

  /// A tree in a box; `tree` makes those that stand on it.
  func box(
    _ plan: CellBoxPlan, around content: SwiftExpression, tree: (CellPlan) -> SwiftExpression
  ) -> SwiftExpression {
    let box = plan.declaration
    return .implicit("box") { arguments in
      arguments.add(content)
      arguments.add("decoration", decoration(plan.look))
      arguments.add(
        "insets", plan.look.padding.flatMap { insets($0, none: .call("CellInsets", [])) })
      arguments.add("minWidth", plan.limits.minWidth.map(context.points))
      arguments.add("maxWidth", plan.limits.maxWidth.map(context.points))
      arguments.add("minHeight", plan.limits.minHeight.map(context.points))
      arguments.add("maxHeight", plan.limits.maxHeight.map(context.points))
      arguments.add("weight", box.weight.map(context.number))
      arguments.add("priority", box.priority.map { .integer($0) })
      if let image = box.picture, let shown = plan.picture {
        arguments.add("picture", picture(image, shown))
      }
      if !plan.overlays.isEmpty {
        arguments.add(
          "overlays",
          .array(plan.overlays.map { overlay($0.declaration, tree($0.cell)) }))
      }
    }
  }

  func decoration(_ look: BoxLookPlan) -> SwiftExpression? {
    var arguments: [SwiftArgument] = []
    arguments.add(
      "corners", look.corners.map { context.chosen($0) { $0.map(corners) ?? .nil } })
    arguments.add(
      "border",
      look.border.map { style($0, of: "CellBorder") { $0.value($1, in: context.file) } })
    arguments.add(
      "shadow",
      look.shadow.map { style($0, of: "CellShadow") { $0.value($1, in: context.file) } })
    arguments.add("background", look.background.map(written))
    arguments.add(
      "gradient", look.gradient.map { context.chosen($0) { $0.map(gradient) ?? .nil } })
    return arguments.isEmpty ? nil : .call("CellDecoration", arguments)
  }

  private func written(_ color: TypedExpression) -> SwiftExpression { context.write(color) }

  /// A border or a shadow; `write` makes what is said in place, in its color.
  private func style<Own>(
    _ plan: BoxStylePlan<Own>, of type: String,
    write: (Own, SwiftExpression?) -> SwiftExpression
  ) -> SwiftExpression {
    switch plan {
    case .none: .nil
    case .token(let name): .enumCase(Naming.member(name.text), of: type)
    case .own(let own, let color): write(own, color.map(written))
    case .chosen(let condition, let value, let otherwise):
      context.oneOf(by: condition) {
        style(value, of: type, write: write)
      } otherwise: {
        style(otherwise, of: type, write: write)
      }
    }
  }

  private func gradient(_ gradient: TokenOr<CellGradient>) -> SwiftExpression {
    switch gradient {
    case .token(let name): .enumCase(Naming.member(name.text), of: "CellGradient")
    case .own(let own): own.value(in: context.file)
    }
  }

  private func corners(_ corners: CellCorners) -> SwiftExpression {
    let places = SwiftExpression.array(corners.places.map { .implicit($0.rawValue) })
    switch corners.radius {
    case .token(let name):
      let token = SwiftExpression.enumCase(Naming.member(name.text), of: "CellCorners")
      guard !corners.places.isEmpty else { return token }
      return SwiftExpression.member("CellCorners", Naming.member(name.text)).call(
        "at", [.arg(places)])
    case .points(let points):
      var arguments: [SwiftArgument] = [.arg(context.number(points))]
      if !corners.places.isEmpty { arguments.add("at", places) }
      return .call("CellCorners", arguments)
    }
  }

  /// The room around a node; nothing where there is none that conditions could choose.
  ///
  /// - Parameter none: What stands for no room where conditions choose that.
  func insets(
    _ plan: ChosenPlan<EdgeMeasures?>, none: SwiftExpression
  ) -> SwiftExpression? {
    if case .one(let edges) = plan { return edges.flatMap(insets) }
    return context.chosen(plan) { $0.flatMap(insets) ?? none }
  }

  func insets(_ edges: EdgeMeasures) -> SwiftExpression? {
    var arguments: [SwiftArgument] = []
    arguments.add("top", edges.top.map(context.measure))
    arguments.add("leading", edges.leading.map(context.measure))
    arguments.add("bottom", edges.bottom.map(context.measure))
    arguments.add("trailing", edges.trailing.map(context.measure))
    return arguments.isEmpty ? nil : .call("CellInsets", arguments)
  }

  private func picture(_ image: CellImage, _ shown: ImagePlan) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg("image", context.source(shown))]
    arguments.add("placeholder", image.placeholder.map(context.image))
    arguments.add("color", shown.color.map { context.write($0) })
    arguments.add("label", shown.label.map { context.text($0) })
    arguments.add("fade", image.fade.map(context.duration))
    return .call("CellImage", arguments)
  }

  private func overlay(_ overlay: CellOverlay, _ tree: SwiftExpression) -> SwiftExpression {
    .implicit("overlay") { arguments in
      arguments.add(tree)
      if overlay.place != .topTrailing { arguments.add("at", .implicit(overlay.place.rawValue)) }
      if overlay.x != 0 { arguments.add("x", context.number(overlay.x)) }
      if overlay.y != 0 { arguments.add("y", context.number(overlay.y)) }
    }
  }
}

extension EmissionContext {
  /// What a picture shows.
  func source(_ shown: ImagePlan) -> SwiftExpression {
    let value = write(shown.source)
    let isImage = shown.source.type.unwrapped == .builtin(.image)
    return isImage ? value : .implicit("url", [.arg(value)])
  }
}
