public import Foundation

/// What makes a font the one it is.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Kinds of letters of a family.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
  }

  public var pointSize: CGFloat { font.pointSize }

  /// The kinds that the font is of.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The descriptor of the same family's font of these kinds; nil if it has none.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let keepsWeight = isBold == self.symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      font.with(
        weight: keepsWeight ? font.weight : isBold ? .bold : .regular,
        italic: symbolicTraits.contains(.traitItalic)))
  }
}

extension UIFont {
  /// What makes the font the one it is.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The font of a descriptor; of its size if `pointSize` is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.font, size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }
}
