public import ScreenKit

/// Shows tours by the app's own cell, in lists of generated screens.
public final class TourCardAdapter: Adapter {
  private let template = TourCell(frame: .zero)

  public func configure(_ cell: TourCell, with item: Tour, in context: CellContext) {
    cell.configure(with: item)
  }

  public func size(for item: Tour, in context: CellContext) -> CGSize {
    template.configure(with: item)
    return template.sizeThatFits(CGSize(width: context.containerWidth, height: 0))
  }
}
