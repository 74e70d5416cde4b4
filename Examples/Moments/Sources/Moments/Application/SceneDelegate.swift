public import ScreenKit

/// Shows the app in a window. There may be several, which the system makes delegates for by the name of this class in
/// the app's Info.plist.
public final class SceneDelegate: AppSceneDelegate {
  private let moments: MomentsApp?

  /// The delegate of a window of `app`.
  public init(app: MomentsApp?) {
    moments = app
    super.init()
  }

  /// The delegate that the system makes.
  public convenience override init() {
    self.init(app: (UIApplication.shared.delegate as? AppDelegate)?.app)
  }

  public override func makeScene() -> (any AppScene)? { moments?.makeScene() }
}
