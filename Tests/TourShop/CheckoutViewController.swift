public import ScreenKit

/// A controller that knows nothing of screenc: it sells what is in a basket.
@MainActor
public final class CheckoutViewController: UIViewController {
  public let basketID: Identifier
  private let onEnd: @MainActor (Bool) -> Void

  public init(basketID: Identifier, onEnd: @escaping @MainActor (Bool) -> Void) {
    self.basketID = basketID
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// What the button does that a real one would have.
  public func buy() {
    onEnd(true)
  }
}
