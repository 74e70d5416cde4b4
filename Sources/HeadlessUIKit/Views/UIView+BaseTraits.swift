import Foundation

extension UIView {
  /// The traits outside of all views: the window's screen, or what a loose view assumes.
  var baseTraits: TraitValues {
    guard let window = self as? UIWindow else { return .base }
    return TraitValues.base.overridden(by: window.sizeClasses)
      .overridden(by: window.screenTraits)
  }
}

extension UIWindow {
  /// The size classes of phones and tablets by their points.
  fileprivate var sizeClasses: TraitValues {
    let size = bounds.size
    return TraitValues(
      horizontalSizeClass: size.width >= 700 && size.height >= 420 ? .regular : .compact,
      verticalSizeClass: size.height >= 500 ? .regular : .compact)
  }
}
