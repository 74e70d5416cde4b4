// What the run-time uses of UIKit that its stand-in does by hooks, or has not: what else UIKit declares is read
// from the stand-in, which is compared with it elsewhere.
public import AppleFoundation

// https://developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)
extension UIGestureRecognizer {
  public func addTarget(_ target: Any, action: Selector) {}
}

// https://developer.apple.com/documentation/uikit/uiimage/orientation-swift.enum
extension UIImage {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
}

// https://developer.apple.com/documentation/uikit/uiimage/init(cgimage:scale:orientation:)
extension UIImage {
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init()
  }
}

// https://developer.apple.com/documentation/uikit/uiscene
@MainActor @objc open class UIScene: UIResponder {
  // https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions
  @MainActor open class OpenExternalURLOptions: NSObject {}

  // https://developer.apple.com/documentation/uikit/uiscene/open(_:options:completionhandler:)
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
}

// https://developer.apple.com/documentation/uikit/uiwindowscene
@MainActor @objc open class UIWindowScene: UIScene {}

// https://developer.apple.com/documentation/uikit/uiwindow/windowscene
extension UIWindow {
  public var windowScene: UIWindowScene? {
    get { nil }
    set {}
  }
}
