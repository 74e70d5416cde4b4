import Foundation

extension UIFontDescriptor {
  /// What a descriptor says of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// What a descriptor says of the letters of a family's font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// The descriptor of a family's font in a weight; any family is taken to exist.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let traits = attributes[.traits] as? [TraitKey: Any]
    let weight = (traits?[.weight] as? CGFloat).map { UIFont.Weight($0) } ?? .regular
    let font = (attributes[.family] as? String).flatMap { UIFont(name: $0, size: 0) }
    self.init((font ?? .systemFont(ofSize: 0)).with(weight: weight, italic: false))
  }
}
