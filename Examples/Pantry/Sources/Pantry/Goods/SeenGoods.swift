import ScreenKit

/// The goods that were looked at since the app has begun, the latest last, each once.
@MainActor
final class SeenGoods {
  private var goods: [Identifier] = []

  func note(_ good: Identifier) {
    goods.removeAll { $0 == good }
    goods.append(good)
  }

  /// What was looked at before a good; nil if that was the first.
  func last(before good: Identifier) -> Identifier? {
    goods.last { $0 != good }
  }
}
