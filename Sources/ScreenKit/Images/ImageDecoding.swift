#if canImport(UIKit) && canImport(ImageIO)
  import ImageIO
#endif

/// Makes images of what servers answer. An app's own one can read other formats, or change what it reads;
/// hand it to ``ImageLoader/decoder``.
public protocol ImageDecoding: Sendable {
  /// The image that `data` is, large enough for `target`; nil when it is none. Called beside the main
  /// thread.
  func image(from data: Data, for target: ImageTarget) -> UIImage?
}

/// Reads the formats that the system knows. On Apple's platforms an image is never decoded larger than
/// it is shown: what a picture of 12 megapixels takes in memory is then that of its place in the list.
public struct SystemImageDecoder: ImageDecoding {
  /// A decoder.
  public init() {}

  public func image(from data: Data, for target: ImageTarget) -> UIImage? {
    #if canImport(UIKit) && canImport(ImageIO)
      if target.pixelSize != nil, let image = thumbnail(of: data, for: target) { return image }
    #endif
    return UIImage(data: data, scale: target.scale)
  }
}

#if canImport(UIKit) && canImport(ImageIO)
  extension SystemImageDecoder {
    private func thumbnail(of data: Data, for target: ImageTarget) -> UIImage? {
      let whole = [kCGImageSourceShouldCache: false] as CFDictionary
      guard let source = CGImageSourceCreateWithData(data as CFData, whole),
        let pixels = pixels(of: source)
      else { return nil }
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceThumbnailMaxPixelSize: Int(target.longerSide(of: pixels)),
      ]
      return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary).map {
        UIImage(cgImage: $0, scale: target.scale, orientation: .up)
      }
    }

    /// The size in pixels as the image is seen, which may lie on its side in the file.
    private func pixels(of source: CGImageSource) -> CGSize? {
      guard
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
        let width = (properties[kCGImagePropertyPixelWidth] as? NSNumber)?.doubleValue,
        let height = (properties[kCGImagePropertyPixelHeight] as? NSNumber)?.doubleValue
      else { return nil }
      let orientation = (properties[kCGImagePropertyOrientation] as? NSNumber)?.intValue ?? 1
      return orientation > 4
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
  }
#endif
