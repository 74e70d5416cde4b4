/// Shows an image from anywhere: the placeholder first, where it has to come from afar.
@MainActor
final class RemoteImageView: UIImageView {
  private var shown: ScreenImage?
  private var request: ImageRequest?

  func show(_ image: ScreenImage, placeholder: ScreenImage?, from loader: ImageLoader) {
    guard image != shown else { return }
    cancel()
    shown = image
    guard case .url(let url) = image else {
      self.image = image.localImage
      return
    }
    self.image = url.flatMap(loader.cachedImage) ?? placeholder?.localImage
    guard let url, loader.cachedImage(at: url) == nil else { return }
    request = loader.load(url) { [weak self] image in
      guard let self, self.shown == .url(url) else { return }
      self.request = nil
      if let image { self.image = image }
    }
  }

  /// Ends what is on its way, as when the view is used for something else.
  func cancel() {
    request?.cancel()
    request = nil
    shown = nil
  }
}
