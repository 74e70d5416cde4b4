public import ScreenKit

/// Keeps the app, of which each window shows a part of its own. It decides nothing and knows no screen: the app's root
/// makes those, and each has a coordinator.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public let app: TodoListsApp

  /// A delegate that keeps `app`.
  public init(app: TodoListsApp) {
    self.app = app
    super.init()
  }

  /// The delegate that the system makes: its app keeps the lists among the user's documents.
  public convenience override init() {
    let strings = (try? StringTable.todoLists(locale: nil)) ?? StringTable()
    self.init(app: .assembled(launch: LaunchValues(strings: strings)))
  }
}
