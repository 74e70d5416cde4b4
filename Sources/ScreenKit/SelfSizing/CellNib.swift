public import Foundation

/// The XIB that cells are made from: its name, and the bundle that it is in.
public struct CellNib: Hashable, Sendable {
  /// The file's name without its ending.
  public let name: String
  /// Where the bundle is; nil for the app's own.
  public let bundle: URL?
  /// The reuse identifier that the cell has in the file; nil if none stands there. UIKit takes no other for it.
  public let identifier: String?

  /// The XIB called `name` in `bundle`, or in that of the app.
  public init(_ name: String, bundle: Bundle? = nil, identifier: String? = nil) {
    self.name = name
    self.bundle = bundle?.bundleURL
    self.identifier = identifier
  }

  /// The XIB as UIKit takes it.
  @MainActor var nib: UINib {
    UINib(nibName: name, bundle: bundle.flatMap(Bundle.init(url:)))
  }

  /// A cell that is made from the XIB; nil if that has none of the class.
  @MainActor func makeCell<Cell: UIView>(of type: Cell.Type = Cell.self) -> Cell? {
    nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? Cell }.first
  }
}
