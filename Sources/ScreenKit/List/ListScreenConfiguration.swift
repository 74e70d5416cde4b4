/// What all list screens are configured with, whatever view their rows are in.
public protocol ListScreenConfiguration: Sendable {
  /// What the screen is called.
  var title: ScreenText? { get }
  /// Whether a pull at the top loads anew.
  var pullToRefresh: Bool { get }
  /// The colour of what a pull shows; nil for the theme's accent.
  var refreshTint: ColorToken? { get }
  /// The colour behind the rows; nil for the theme's background.
  var background: ColorToken? { get }
  var showsScrollIndicators: Bool { get }
  /// Whether the screen goes without the bar of the navigation it stands in.
  var hidesNavigationBar: Bool { get }
  /// What is shown while the first rows are awaited.
  var loading: LoadingStyle { get }
  /// What is shown when a load failed.
  var error: ErrorState { get }
  /// How rows are searched; nil for a list without a search bar.
  var search: SearchConfiguration? { get }
}
