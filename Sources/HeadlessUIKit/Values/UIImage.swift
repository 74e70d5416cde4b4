public import Foundation

/// A picture: where it comes from and how large it is. Nothing is decoded or drawn.
public final class UIImage: NSObject, Sendable {
  enum Source: Hashable, Sendable {
    case system(String)
    case named(String)
    case data(Data)
    case empty
  }

  /// How an image takes a tint.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  let source: Source
  /// The size in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// How the image takes a tint.
  public let renderingMode: RenderingMode
  let tint: UIColor?
  /// The settings of a symbol's size and weight.
  public let symbolConfiguration: SymbolConfiguration?

  init(
    source: Source, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil, symbolConfiguration: SymbolConfiguration? = nil
  ) {
    self.source = source
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
    self.symbolConfiguration = symbolConfiguration
  }

  /// An image of no size.
  public override convenience init() {
    self.init(source: .empty, size: .zero)
  }

  /// A symbol of the system; any non-empty name is taken to exist.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of the system in a configuration.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    let side = (configuration?.pointSize ?? 17) * 1.2
    self.init(
      source: .system(name), size: CGSize(width: side, height: side), scale: 2,
      renderingMode: .alwaysTemplate, symbolConfiguration: configuration)
  }

  /// An image of the app's assets; any non-empty name is taken to exist.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(source: .named(name), size: CGSize(width: 24, height: 24), scale: 2)
  }

  /// An image of the assets of a bundle; any non-empty name is taken to exist.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// An image in PNG, JPEG or GIF format, of which the header is read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// An image in PNG, JPEG or GIF format with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageHeader(data)?.pixelSize, scale > 0 else { return nil }
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(source: .data(data), size: size, scale: scale)
  }

  /// The image as template or in its own colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, renderingMode: renderingMode, tint: tint,
      symbolConfiguration: symbolConfiguration)
  }

  /// The image in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, renderingMode: renderingMode, tint: color,
      symbolConfiguration: symbolConfiguration)
  }

  /// The image in a colour and a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// The image's data, if it was made of data.
  public func pngData() -> Data? {
    guard case .data(let data) = source else { return nil }
    return data
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && scale == other.scale
      && renderingMode == other.renderingMode && tint == other.tint
  }

  public override var hash: Int { source.hashValue }

  public override var description: String {
    switch source {
    case .system(let name): "symbol(\(name))"
    case .named(let name): "asset(\(name))"
    case .data: "data(\(Int(size.width))×\(Int(size.height)))"
    case .empty: "empty"
    }
  }
}

extension UIImage {
  /// Size and weight of a symbol.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat
    let weight: UIFont.Weight

    init(pointSize: CGFloat, weight: UIFont.Weight) {
      self.pointSize = pointSize
      self.weight = weight
    }

    /// The symbol in a size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .regular)
    }

    /// The symbol in the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// The symbol in the size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: font.weight)
    }
  }
}
