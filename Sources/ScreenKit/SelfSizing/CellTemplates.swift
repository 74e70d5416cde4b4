import Foundation

/// The cells that rows are measured by, one for each class or XIB. They are made when they are first needed
/// and never shown.
@MainActor
final class CellTemplates {
  private struct Kind: Hashable {
    let type: ObjectIdentifier
    let nib: CellNib?
  }

  private var templates: [Kind: UIView] = [:]
  private let problems: ProblemReporter
  private var reported: Set<Kind> = []

  init(problems: ProblemReporter) {
    self.problems = problems
  }

  /// How high the cell of a row is in the width of `context`, once `configure` has made it show the row.
  func height<Cell: UIView>(
    from origin: CellOrigin<Cell>, fitting: CellFitting, in context: CellContext,
    configure: (Cell, CellContext) -> Void
  ) -> CGFloat {
    guard let cell = template(from: origin) else { return 0 }
    let width = context.containerWidth
    // A cell that is lower than its margins take has its parts at places that are no numbers: `insetBy` answers a
    // rectangle at infinity then, and UIKit ends the app.
    cell.frame = CGRect(x: 0, y: 0, width: width, height: max(cell.frame.height, width))
    configure(cell, context.measuring)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let height = fitting.height(of: cell, width: width)
    // On whole pixels, as texts are drawn.
    return max((height * context.displayScale).rounded(.up) / context.displayScale, 0)
  }

  /// Lets go of all of them; they are made again when they are needed.
  func removeAll() { templates = [:] }

  private func template<Cell: UIView>(from origin: CellOrigin<Cell>) -> Cell? {
    let kind = Kind(type: ObjectIdentifier(Cell.self), nib: origin.nib)
    if let template = templates[kind] as? Cell { return template }
    guard let template = origin.makeTemplate() else {
      if reported.insert(kind).inserted {
        let name = origin.nib?.name ?? ""
        problems.report("\"\(name)\" has no \(Cell.self), which its rows are shown by")
      }
      return nil
    }
    templates[kind] = template
    return template
  }
}

extension CellFitting {
  @MainActor
  fileprivate func height(of cell: UIView, width: CGFloat) -> CGFloat {
    switch self {
    case .autoLayout:
      return cell.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    case .sizeThatFits:
      return cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    case .preferredLayoutAttributes:
      guard let cell = cell as? UICollectionReusableView else {
        return CellFitting.autoLayout.height(of: cell, width: width)
      }
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = cell.frame
      return cell.preferredLayoutAttributesFitting(attributes).frame.height
    }
  }
}
