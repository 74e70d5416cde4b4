import ScreenKit
import SpecModel
import SpecSemantics

/// Shows a model by the tree of a plan.
struct DynamicCellAdapter: CellAdapter {
  let plan: AdapterPlan
  let node: CellPlan
  let roots: Roots

  func cell(for item: DynamicModel, in context: CellContext) -> ScreenKit.CellNode {
    var roots = roots.with(item: item)
    let isRegular = context.isRegular
    roots.isRegular = { isRegular }
    return CellBuilder<ScreenAction>(roots: roots) { effect, roots in
      EffectRunner.action([effect], in: roots)
    }.tree(of: node)
  }

  func accessibility(for item: DynamicModel) -> CellAccessibility? {
    plan.accessibility.map { CellAccessibility($0, in: roots.with(item: item)) }
  }

  var size: CellSize {
    let declared = plan.declaration.size
    let width: CellSize.Width =
      if case .points(let points) = declared.width { .points(points) } else { .fill }
    switch declared.height {
    case .content: return CellSize(width: width)
    case .points(let points): return CellSize(width: width, height: .points(points))
    case .aspect(let aspect): return CellSize(width: width, height: .aspect(aspect))
    }
  }
}

/// Shows a model by a screen.
struct DynamicEmbedAdapter: EmbedAdapter {
  let embed: EmbedPlan
  let roots: Roots

  func controller(for item: DynamicModel) -> UIViewController {
    let values = roots.with(item: item).values.arguments(embed.use.arguments)
    return roots.app.makeController(for: embed.use.screen, with: values)
  }

  var height: EmbedHeight { embed.height.map { .points($0) } ?? .content }
}

/// Stands for an adapter that only the app's own code can make.
struct StandInAdapter: CellAdapter {
  let adapter: AdapterDeclaration

  func cell(for item: DynamicModel, in context: CellContext) -> ScreenKit.CellNode {
    let type = if case .swift(let own) = adapter.body { own.type.text } else { adapter.name.text }
    return .column(
      [
        .text(
          .verbatim("\(type): \(item.name)"), font: context.theme.font(.caption),
          color: context.theme.color(.secondaryText))
      ], padding: SpacingToken(points: 12), background: context.theme.color(.surface))
  }
}

extension CellAccessibility {
  /// How a cell is read out, as its plan says.
  @MainActor
  init(_ plan: AccessibilityPlan, in roots: Roots) {
    self.init(
      label: roots.values.text(plan.label) ?? .verbatim(""), traits: plan.traits.map(\.value.shown))
  }
}
