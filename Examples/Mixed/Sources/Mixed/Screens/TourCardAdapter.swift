public import ScreenKit

/// Shows tours by the app's own cell, in lists of generated screens.
public struct TourCardAdapter: SelfSizingAdapter {
  public var origin: CellOrigin<TourCell> { .cells { TourCell(frame: .zero) } }
  public var fitting: CellFitting { .sizeThatFits }

  public func configure(_ cell: TourCell, with item: Tour, in context: CellContext) {
    cell.configure(with: item)
  }
}
