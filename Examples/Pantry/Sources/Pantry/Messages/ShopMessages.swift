import ScreenKit

/// Hands on to the screens what the shop says by itself, as a push notification or a socket brings it.
@MainActor
public final class ShopMessages {
  /// What the shop says.
  public enum Message: Sendable {
    /// Prices are others than they were.
    case pricesChanged
    /// Somebody who has the same list has changed it.
    case listChanged
    /// There are offers, which are shown alone from now on, or are over.
    case offers(Bool)
    /// What is on the list has been paid for.
    case paid
    /// A good is another than it was.
    case changed(Good)
  }

  private let app: PantryApp

  /// Tells the screens of `app`.
  public init(app: PantryApp) {
    self.app = app
  }

  /// Shows what a message is about.
  public func receive(_ message: Message) {
    switch message {
    case .pricesChanged: app.emit(.pricesChanged)
    case .listChanged: app.reload(ShoppingListViewController.self)
    case .offers(let areThere): app.kept.onlyOffers.value = areThere
    case .paid: app.change(ShoppingListViewController.State.self) { $0.part = .bought }
    case .changed(let good): app.show(changed: good)
    }
  }
}
