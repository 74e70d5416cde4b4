import ScreenKit
import SpecModel
import SpecSemantics

/// What stands around nodes of cells.
@MainActor
struct BoxBuilder {
  private let roots: Roots
  private var tokens: ThemeTokens { roots.app.tokens }

  init(_ roots: Roots) {
    self.roots = roots
  }

  func decoration(_ look: BoxLookPlan) -> CellDecoration {
    CellDecoration(
      corners: look.corners.flatMap(roots.values.chosen).map { tokens.corners($0) },
      border: look.border.flatMap(border), shadow: look.shadow.flatMap(shadow),
      background: roots.values.color(look.background),
      gradient: look.gradient.flatMap(roots.values.chosen).map { tokens.gradient($0) })
  }

  private func border(_ plan: BoxStylePlan<BoxBorder>) -> ScreenKit.CellBorder? {
    switch plan {
    case .none: nil
    case .token(let name): tokens.border(named: name)
    case .own(let own, let color):
      ScreenKit.CellBorder(
        width: own.width, color: roots.values.color(color) ?? tokens.color(""))
    case .chosen(let condition, let value, let otherwise):
      border(roots.values.holds(condition) ? value : otherwise)
    }
  }

  private func shadow(_ plan: BoxStylePlan<BoxShadow>) -> ScreenKit.CellShadow? {
    switch plan {
    case .none: nil
    case .token(let name): tokens.shadow(named: name)
    case .own(let own, let color):
      ScreenKit.CellShadow(
        color: roots.values.color(color), opacity: own.opacity, radius: own.radius, x: own.x,
        y: own.y)
    case .chosen(let condition, let value, let otherwise):
      shadow(roots.values.holds(condition) ? value : otherwise)
    }
  }

  /// The room around a node; nil where there is none, as where conditions choose none.
  func insets(_ plan: ChosenPlan<EdgeMeasures?>?) -> CellInsets? {
    guard let edges = plan.flatMap(roots.values.chosen), !edges.all.isEmpty else { return nil }
    return insets(of: edges)
  }

  func insets(of edges: EdgeMeasures) -> CellInsets {
    CellInsets(
      top: edges.top.map { tokens.spacing($0) },
      leading: edges.leading.map { tokens.spacing($0) },
      bottom: edges.bottom.map { tokens.spacing($0) },
      trailing: edges.trailing.map { tokens.spacing($0) })
  }

  func picture(_ box: SpecModel.CellBox, _ shown: ImagePlan?) -> ScreenKit.CellImage? {
    guard let image = box.picture, let shown else { return nil }
    return ScreenKit.CellImage(
      image: roots.values.image(shown), placeholder: image.placeholder?.shown,
      color: roots.values.color(shown.color), label: roots.values.text(shown.label),
      fade: image.fade.map { tokens.duration($0) })
  }

  func refinement(_ plan: RefinementPlan) -> CellRefinement {
    CellRefinement(
      font: plan.font.map { tokens.font(roots.values.chosen($0)) },
      color: roots.values.color(plan.color), lines: plan.lines.flatMap(roots.values.chosen),
      spacing: plan.spacing.map { tokens.spacing(roots.values.chosen($0)) },
      alignment: plan.alignment.map { roots.values.chosen($0).shown },
      insets: insets(plan.look.padding), decoration: decoration(plan.look))
  }
}
