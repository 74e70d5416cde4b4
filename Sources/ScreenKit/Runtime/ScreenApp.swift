/// An app as its screens have it, such as the generated class of an app's root.
@MainActor
public protocol ScreenApp: AnyObject {
  /// What its screens share.
  var runtime: AppRuntime { get }
}
