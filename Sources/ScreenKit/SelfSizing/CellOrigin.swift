public import Foundation

/// Where cells of a class come from: code, or a XIB.
@MainActor
public struct CellOrigin<Cell: UIView> {
  let nib: CellNib?
  /// Makes a cell, with the identifier that rows of tables are reused by.
  private let make: @MainActor (_ reuseIdentifier: String) -> Cell?

  private init(nib: CellNib?, make: @escaping @MainActor (String) -> Cell?) {
    self.nib = nib
    self.make = make
  }

  /// The cell of this class in the XIB called `name`, with the reuse identifier that it has there.
  public static func nib(
    _ name: String, bundle: Bundle? = nil, identifier: String? = nil
  ) -> CellOrigin {
    let nib = CellNib(name, bundle: bundle, identifier: identifier)
    return CellOrigin(nib: nib) { _ in nib.makeCell() }
  }

  /// A cell that is never shown; nil if the XIB has none of the class.
  func makeTemplate() -> Cell? { make("") }
}

extension CellOrigin where Cell: UICollectionViewCell {
  /// Cells of the class, made by `init(frame:)`; `make` makes the one that rows are measured by.
  public static func cells(_ make: @escaping @MainActor () -> Cell) -> CellOrigin {
    CellOrigin(nib: nil) { _ in make() }
  }
}

extension CellOrigin where Cell: UITableViewCell {
  /// Cells that `make` makes for a reuse identifier.
  public static func cells(
    _ make: @escaping @MainActor (_ reuseIdentifier: String) -> Cell
  ) -> CellOrigin {
    CellOrigin(nib: nil, make: make)
  }

  /// A cell for a row of a table. Those of a XIB are made by the table.
  func makeRowCell(_ reuseIdentifier: String) -> Cell {
    guard let cell = make(reuseIdentifier) else {
      preconditionFailure("\(nib?.name ?? "The XIB") has no \(Cell.self)")
    }
    return cell
  }
}

extension CellOrigin {
  /// Views of the class that stand in cells; `make` makes the one that is measured.
  static func views(_ make: @escaping @MainActor () -> Cell) -> CellOrigin {
    CellOrigin(nib: nil) { _ in make() }
  }
}

/// How a cell that sizes itself is asked for its height in a width.
public enum CellFitting: Hashable, Sendable {
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`: what the constraints
  /// of the cell's content come to.
  case autoLayout
  /// `sizeThatFits(_:)`, for cells that place their views by themselves.
  case sizeThatFits
  /// `preferredLayoutAttributesFitting(_:)`, for cells of collection views that decide about all of it there.
  case preferredLayoutAttributes
}
