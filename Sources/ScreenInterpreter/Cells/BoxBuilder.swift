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

  func decoration(_ box: SpecModel.CellBox, _ colors: BoxColorsPlan) -> CellDecoration {
    CellDecoration(
      corners: box.corners.map { tokens.corners($0) },
      border: colors.border.flatMap(border),
      shadow: box.shadow.map { tokens.shadow($0, in: roots.values.color(colors.shadow)) },
      background: roots.values.color(colors.background),
      gradient: box.gradient.map { tokens.gradient($0) })
  }

  private func border(_ plan: BorderPlan) -> ScreenKit.CellBorder? {
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

  func insets(_ edges: EdgeMeasures?) -> CellInsets {
    CellInsets(
      top: edges?.top.map { tokens.spacing($0) },
      leading: edges?.leading.map { tokens.spacing($0) },
      bottom: edges?.bottom.map { tokens.spacing($0) },
      trailing: edges?.trailing.map { tokens.spacing($0) })
  }

  func picture(_ box: SpecModel.CellBox, _ shown: ImagePlan?) -> ScreenKit.CellImage? {
    guard let image = box.picture, let shown else { return nil }
    return ScreenKit.CellImage(
      image: roots.values.image(shown), placeholder: image.placeholder?.shown,
      color: roots.values.color(shown.color), label: roots.values.text(shown.label),
      fade: image.fade.map { tokens.duration($0) })
  }

  func refinement(_ plan: RefinementPlan) -> CellRefinement {
    let part = plan.declaration
    return CellRefinement(
      font: plan.font.map { tokens.font(roots.values.chosen($0)) },
      color: roots.values.color(plan.color), lines: plan.lines.flatMap(roots.values.chosen),
      spacing: part.spacing.map { tokens.spacing($0) },
      alignment: part.alignment?.shown,
      insets: part.box?.padding.flatMap { $0.all.isEmpty ? nil : insets($0) },
      decoration: part.box.map { decoration($0, plan.colors) }
        ?? CellDecoration())
  }
}
