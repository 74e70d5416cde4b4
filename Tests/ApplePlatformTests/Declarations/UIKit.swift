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

// https://developer.apple.com/documentation/uikit/uikeycommand/init(input:modifierflags:action:)
extension UIKeyCommand {
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(input: input, modifierFlags: modifierFlags, perform: {})
  }
}
