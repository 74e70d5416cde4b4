/// What else is known of a controller. None of this exists in UIKit.
extension UIViewController {
  /// Something that goes with the controller, as an object that Objective-C associates with it.
  public var _headlessCompanion: AnyObject? {
    get { companion }
    set { companion = newValue }
  }
}
