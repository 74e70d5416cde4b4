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

// https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

// https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
@MainActor @preconcurrency public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

// https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

// https://developer.apple.com/documentation/uikit/uinavigationitem/subtitle
extension UINavigationItem {
  @available(iOS 26, *)
  public var subtitle: String? {
    get { nil }
    set {}
  }
}

// https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer
extension UINavigationController {
  @available(iOS 26, *)
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
}

// https://developer.apple.com/documentation/uikit/uinavigationbarappearance/subtitletextattributes
// https://developer.apple.com/documentation/uikit/uinavigationbarappearance/largesubtitletextattributes
extension UINavigationBarAppearance {
  @available(iOS 26, *)
  public var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set {}
  }

  @available(iOS 26, *)
  public var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set {}
  }
}

// What tests of apps do by UIKit's public API where they use hooks over the stand-in.

// https://developer.apple.com/documentation/uikit/uimenuleaf/performwithsender(_:target:)
extension UIAction {
  public func performWithSender(_ sender: Any?, target: Any?) {}
}

// https://developer.apple.com/documentation/uikit/uibarbuttonitem/action
extension UIBarButtonItem {
  public var action: Selector? { nil }
}

// https://developer.apple.com/documentation/uikit/uibarbuttonitem/target
extension UIBarButtonItem {
  public var target: AnyObject? { nil }
}

// https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)
extension UIApplication {
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
}

// https://developer.apple.com/documentation/uikit/uicontrol/allcontrolevents
extension UIControl {
  public var allControlEvents: UIControl.Event { [] }
}

// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/actionforsegment(at:)
extension UISegmentedControl {
  public func actionForSegment(at segment: Int) -> UIAction? { nil }
}

// https://developer.apple.com/documentation/uikit/uitextposition
@MainActor open class UITextPosition: NSObject {}

// https://developer.apple.com/documentation/uikit/uitextrange
@MainActor open class UITextRange: NSObject {}

// https://developer.apple.com/documentation/uikit/uitextinput
// https://developer.apple.com/documentation/uikit/uikeyinput
extension UITextField {
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
  public var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { nil }
  public func insertText(_ text: String) {}
  public func deleteBackward() {}
}

// https://developer.apple.com/documentation/quartzcore/camediatiming/speed
extension CALayer {
  public var speed: Float {
    get { 1 }
    set {}
  }
}

// https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)
extension UIView {
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }
}

// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: NSObject {}

// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: NSObject {
  public init(bounds: CGRect) {}
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}
