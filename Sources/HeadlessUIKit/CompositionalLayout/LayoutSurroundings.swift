import Foundation

/// The list around a layout: its room, its traits, and what it has to keep clear of.
@MainActor struct LayoutSurroundings {
  let size: CGSize
  let traits: UITraitCollection
  private let adjusted: UIEdgeInsets
  private let safeArea: UIEdgeInsets
  private let margins: UIEdgeInsets
  private let isLeftToRight: Bool

  init(of view: UICollectionView) {
    adjusted = view.adjustedContentInset
    size = view.bounds.inset(by: adjusted).size
    traits = view.traitCollection
    safeArea = view.safeAreaInsets
    margins = view.layoutMargins
    isLeftToRight = view.readsLeftToRight
  }

  /// What is left to keep clear of at the sides along which nothing scrolls.
  func insets(
    _ reference: UIContentInsetsReference, _ axis: FlowAxis
  ) -> NSDirectionalEdgeInsets {
    let whole: UIEdgeInsets =
      switch reference {
      case .automatic, .safeArea: safeArea
      case .none: .zero
      case .layoutMargins: margins
      case .readableContent: readable
      }
    var rest = UIEdgeInsets.zero
    if axis.isVertical {
      rest.left = max(whole.left - adjusted.left, 0)
      rest.right = max(whole.right - adjusted.right, 0)
    } else {
      rest.top = max(whole.top - adjusted.top, 0)
      rest.bottom = max(whole.bottom - adjusted.bottom, 0)
    }
    return NSDirectionalEdgeInsets(rest, isLeftToRight: isLeftToRight)
  }

  private var readable: UIEdgeInsets {
    let spare = size.width - margins.left - margins.right - UILayoutGuide.readableWidth
    var insets = margins
    insets.left += max(spare, 0) / 2
    insets.right += max(spare, 0) / 2
    return insets
  }

  /// Whether a layout that was made for other surroundings is right in these, too.
  func suits(_ other: LayoutSurroundings) -> Bool {
    size == other.size && adjusted == other.adjusted && safeArea == other.safeArea
      && margins == other.margins && isLeftToRight == other.isLeftToRight
      && !changesMeasures(since: other)
  }

  /// Whether views may need another size than they said.
  func changesMeasures(since other: LayoutSurroundings) -> Bool {
    traits.preferredContentSizeCategory != other.traits.preferredContentSizeCategory
      || traits.horizontalSizeClass != other.traits.horizontalSizeClass
      || traits.verticalSizeClass != other.traits.verticalSizeClass
  }
}
