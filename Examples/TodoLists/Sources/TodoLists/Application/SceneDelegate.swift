public import ScreenKit

/// Shows the app in a window. The system makes it by its name in the app's Info.plist.
public final class SceneDelegate: AppSceneDelegate {
  private let todoLists: TodoListsApp?

  /// The delegate of a window of `app`.
  public init(app: TodoListsApp?) {
    todoLists = app
    super.init()
  }

  /// The delegate that the system makes.
  public convenience override init() {
    self.init(app: (UIApplication.shared.delegate as? AppDelegate)?.app)
  }

  public override func makeScene() -> (any AppScene)? { todoLists?.makeScene() }
}
