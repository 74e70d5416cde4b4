/// An image on its way.
@MainActor
public final class ImageRequest {
  private var onCancel: (@MainActor () -> Void)?

  init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  /// Says that the image isn't wanted any more.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}
