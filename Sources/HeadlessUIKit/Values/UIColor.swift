public import Foundation

/// A colour, or a rule that yields a colour for each collection of traits.
public final class UIColor: NSObject, Sendable {
  /// Colour components from 0 to 1.
  struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  private enum Source: Sendable {
    case fixed(Components)
    case dynamic(Provider)
  }

  /// UIKit takes a provider that isn't `@Sendable`, and yet calls it wherever a colour is resolved. It is so here, too, so
  /// that code compiles alike, and a provider that belongs to the main actor traps elsewhere, as it does there.
  private struct Provider: @unchecked Sendable {
    let color: (UITraitCollection) -> UIColor
  }

  private let source: Source

  /// The colour that these traits choose, as components.
  func components(with traits: UITraitCollection) -> Components {
    switch source {
    case .fixed(let components): components
    case .dynamic(let provider):
      provider.color(traits).components(with: traits)
    }
  }

  private init(_ source: Source) {
    self.source = source
  }

  /// A colour of the given components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of the given hue, saturation and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A colour that the provider chooses by traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.dynamic(Provider(color: dynamicProvider)))
  }

  /// The colour that is chosen under these traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic = source else { return self }
    let resolved = components(with: traitCollection)
    return UIColor(
      red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: resolved.alpha)
  }

  /// The colour under the current traits.
  public var cgColor: CGColor { CGColor(resolvedColor(with: .current)) }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let components):
      UIColor(
        red: components.red, green: components.green, blue: components.blue, alpha: alpha)
    case .dynamic(let provider):
      UIColor { provider.color($0).withAlphaComponent(alpha) }
    }
  }

  /// Reads the components under the current traits.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(with: .current)
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Reads brightness and opacity under the current traits; false if the colour is not grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(with: .current)
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let mine) = source, case .fixed(let theirs) = other.source else {
      return false
    }
    return mine == theirs
  }

  public override var hash: Int {
    switch source {
    case .fixed(let components): components.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  public override var description: String { hexDescription(with: .current) }

  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque.
  func hexDescription(with traits: UITraitCollection) -> String {
    let components = components(with: traits)
    func hex(_ value: CGFloat) -> String {
      let byte = Int((min(max(value, 0), 1) * 255).rounded())
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    let opaque = "#" + hex(components.red) + hex(components.green) + hex(components.blue)
    return components.alpha == 1 ? opaque : opaque + hex(components.alpha)
  }
}
