/// An image as it will be shown: where it is, and how large it has to be for that.
public struct ImageTarget: Hashable, Sendable {
  /// Where the image is.
  public let url: URL
  /// The pixels that the image has to fill, each way; nil for all that it has.
  public let pixelSize: CGSize?
  /// How many pixels make a point.
  public let scale: CGFloat

  /// All of the image at `url`.
  public init(_ url: URL) {
    self.url = url
    pixelSize = nil
    scale = 1
  }

  /// The image at `url` where it fills `size`, in points, of a screen with `scale` pixels to the point.
  public init(_ url: URL, size: CGSize, scale: CGFloat) {
    let scale = max(scale, 1)
    self.url = url
    self.scale = scale
    let isShown = size.width > 0 && size.height > 0
    pixelSize =
      isShown
      ? CGSize(
        width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up)) : nil
  }

  /// How many pixels the longer side of an image needs whose pixels are `pixels`, so that it covers what
  /// it is shown in without being stretched; never more than it has.
  public func longerSide(of pixels: CGSize) -> CGFloat {
    let longer = max(pixels.width, pixels.height)
    guard let pixelSize, pixels.width > 0, pixels.height > 0 else { return longer }
    let ratio = max(pixelSize.width / pixels.width, pixelSize.height / pixels.height)
    return (longer * min(ratio, 1)).rounded(.up)
  }

  /// Whether the image made for this is large enough for `other`.
  func serves(_ other: ImageTarget) -> Bool {
    guard url == other.url else { return false }
    guard let pixelSize else { return true }
    guard let wanted = other.pixelSize else { return false }
    return pixelSize.width >= wanted.width && pixelSize.height >= wanted.height
  }
}
