/// Gives every scroll view its `delegate`.
///
/// UIKit declares the property anew, with a narrower type, in the classes of lists, which Swift allows
/// no class to do with an inherited property. A class may shadow what a protocol's extension adds,
/// so the property of plain scroll views stands here. Their subclasses can't override it, unlike in UIKit.
@MainActor public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  /// Is told what the scroll view does; held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
