#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  /// A generated screen, or any controller, as a view of SwiftUI.
  ///
  /// ```swift
  /// NavigationStack {
  ///   ScreenRepresentable { FeedViewController(app: app) }
  ///     .ignoresSafeArea()
  /// }
  /// ```
  ///
  /// The screen is made once for the view's identity. What it is shown with does not change while it is there:
  /// give the view another `id(_:)` where it is to be made anew. Screens that push need a navigation around them,
  /// which is the screen's own with `inNavigation`.
  public struct ScreenRepresentable: UIViewControllerRepresentable {
    private let runtime: AppRuntime?
    private let makeScreen: @MainActor () -> UIViewController

    /// The screen that `makeScreen` makes, in whatever navigation stands around the view.
    public init(_ makeScreen: @escaping @MainActor () -> UIViewController) {
      runtime = nil
      self.makeScreen = makeScreen
    }

    /// The screen that `makeScreen` makes, first in a navigation of its own.
    public init(
      inNavigation runtime: AppRuntime, _ makeScreen: @escaping @MainActor () -> UIViewController
    ) {
      self.runtime = runtime
      self.makeScreen = makeScreen
    }

    public func makeUIViewController(context: Context) -> UIViewController {
      let screen = makeScreen()
      return runtime.map { ScreenNavigationController(runtime: $0, root: screen) } ?? screen
    }

    public func updateUIViewController(_ controller: UIViewController, context: Context) {}

    /// Where it is asked how high it would be, a screen that has an answer gives it.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController controller: UIViewController, context: Context
    ) -> CGSize? {
      guard proposal.height == nil, let width = proposal.width,
        let sizing = controller as? any ContentSizing
      else { return nil }
      return CGSize(width: width, height: sizing.contentHeight(width: width))
    }
  }
#endif
