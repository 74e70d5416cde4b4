public import Foundation

/// A XIB. Files of Interface Builder are for Apple's tools alone: what one consists of is told by
/// ``headlessContents`` here, and a nib of which nothing is told is as one whose file is missing.
@MainActor open class UINib: NSObject {
  /// What a nib can be told when it is opened.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private var name = ""

  public override init() {}

  /// The nib called `name` in a bundle, or in the app's own.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init()
    self.name = name
  }

  /// The objects at the top of the nib, made anew.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let make = Self.headlessContents[name] else {
      preconditionFailure("Could not load NIB in bundle with name '\(name)'")
    }
    return make()
  }

  /// The one object that a list takes a nib for.
  func onlyObject<View>(
    of type: View.Type, for identifier: String, orElse complain: (String) -> Void
  ) -> View? {
    let objects = instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? View else {
      complain(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(type) instance")
      return nil
    }
    return view
  }

  /// What is said of a view whose file gives it another identifier than it is registered for.
  static func mismatch(_ own: String?, _ identifier: String) -> String? {
    guard let own, own != identifier else { return nil }
    return "view reuse identifier in nib (\(own)) does not match the identifier used to register "
      + "the nib (\(identifier))"
  }
}
