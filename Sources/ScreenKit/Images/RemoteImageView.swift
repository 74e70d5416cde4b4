/// Shows an image from anywhere. Where it has to come from afar, a smaller one is shown first that is at
/// hand, or else the placeholder.
@MainActor
final class RemoteImageView: UIImageView {
  private var shown: ScreenImage?
  private var target: ImageTarget?
  private var request: ImageRequest?

  /// Shows `image` in `size`, in points.
  func show(
    _ image: ScreenImage, placeholder: ScreenImage?, size: CGSize, scale: CGFloat,
    fade: TimeInterval = 0, from loader: ImageLoader
  ) {
    guard case .url(let url) = image else { return show(local: image) }
    let target = url.map { ImageTarget($0, size: size, scale: scale) }
    if image == shown {
      // The same in more room needs more pixels, until which those that are there stay.
      guard let target, self.target?.serves(target) == false else { return }
    } else {
      self.image = url.flatMap(loader.preview) ?? placeholder?.localImage
    }
    cancel()
    shown = image
    self.target = target
    guard let target else { return }
    if let known = loader.cachedImage(for: target) {
      self.image = known
      return
    }
    request = loader.load(target) { [weak self] image in
      guard let self, self.target == target else { return }
      self.request = nil
      if let image { self.fadeIn(image, in: fade) }
    }
  }

  private func fadeIn(_ image: UIImage, in seconds: TimeInterval) {
    self.image = image
    guard seconds > 0, window != nil else { return }
    alpha = 0
    UIView.animate(withDuration: seconds) { self.alpha = 1 }
  }

  private func show(local image: ScreenImage) {
    guard image != shown else { return }
    cancel()
    shown = image
    self.image = image.localImage
  }

  /// Whether an image is on its way.
  var isLoading: Bool { request != nil }

  /// Ends what is on its way, as when the view is used for something else.
  func cancel() {
    request?.cancel()
    request = nil
    shown = nil
    target = nil
  }
}
