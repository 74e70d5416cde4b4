import ScreenKit

/// What hands do to what is on screen, to the device that it is on, and what eyes see of it beside the views
/// themselves: the few things for which UIKit and its stand-in have to be touched differently.
///
/// What can't be done is thrown as `OutOfReach`, and never passed over. Whether something is there, enabled and not
/// covered is the driver's business.
@MainActor
package protocol Hands {
  // MARK: Time

  /// Lays everything out, and ends what moves, where that is possible at once.
  func finishTransitions(in window: UIWindow)
  /// Whether something is still on its way in or out.
  func isMoving(in window: UIWindow) -> Bool
  /// Lets the app do what is due next.
  func letGoOn() async

  // MARK: The device

  /// A window for an app's screens.
  func makeWindow(of size: CGSize) -> UIWindow
  func resize(_ window: UIWindow, to size: CGSize) throws
  /// Changes all settings before anything is laid out anew.
  func set(_ settings: [DeviceSetting], of window: UIWindow) throws
  /// Sets what the screen's corners and bars cover.
  func setSafeArea(_ insets: UIEdgeInsets, of window: UIWindow) throws
  func picture(of window: UIWindow) -> Picture

  // MARK: Controls

  /// Taps the middle of a control; the answer is whether it could be reached there.
  func tap(_ control: UIControl) throws -> Bool
  func tapSegment(at index: Int, of control: UISegmentedControl)
  func step(_ stepper: UIStepper, less: Bool)
  func slide(_ slider: UISlider, to value: Float)
  func choose(_ date: Date, in picker: UIDatePicker)
  /// Chooses from a menu that is open.
  func choose(_ action: UIAction)
  /// Chooses from the menu of `button`.
  func choose(_ action: UIAction, in button: UIButton)
  /// Types a text in the place of what `field` holds.
  func replaceText(of field: UITextField, by text: String) throws
  func pressReturn(in field: UITextField)

  // MARK: Bars and what lies over a screen

  func tap(_ button: UIBarButtonItem) throws
  func tapTab(at index: Int, of tabs: UITabBarController)
  func chooseScope(at index: Int, of bar: UISearchBar)
  func chooseSuggestion(at index: Int, of search: UISearchController)
  func goBack(in navigation: UINavigationController)
  func swipeBack(in navigation: UINavigationController)
  func pullDown(_ sheet: UIViewController)
  /// Chooses in an alert; the answer is whether that was possible.
  func choose(_ action: UIAlertAction, of alert: UIAlertController) throws -> Bool

  // MARK: Lists

  /// Whether a tap on a row does anything.
  func answersTap(at path: IndexPath, in rows: RowsView) -> Bool
  func tap(_ path: IndexPath, in rows: RowsView)
  /// Does the action of a title behind a row; the answer is whether there is one.
  func doAction(titled title: String, at path: IndexPath, in rows: RowsView) throws -> Bool
  /// Swipes a row all the way; the answer is whether that did something.
  func fullSwipe(at path: IndexPath, in rows: RowsView, edge: RowEdge) throws -> Bool
  /// Drags a row to another place in its section; the answer is whether that was possible.
  func move(_ path: IndexPath, to target: Int, in rows: RowsView) throws -> Bool
  /// The row that is swiped aside now, with the titles of what that uncovered.
  func swipedRow(in rows: RowsView) -> (path: IndexPath, titles: [String])?
  /// What VoiceOver offers for a row.
  func accessibilityActions(
    at path: IndexPath, in rows: RowsView
  ) -> [UIAccessibilityCustomAction]
  /// The titles at the side of a list.
  func indexTitles(of rows: RowsView) -> [String]
  /// Taps a title at the side of a list, by its place among them.
  func tapIndexTitle(at place: Int, of rows: RowsView)
  /// Rests a finger on a row until its menu is open; the answer is the preview beside that, if there is one.
  func openPreview(at path: IndexPath, in rows: RowsView) throws -> OpenPreview?
  /// Drags the content: positive `y` shows what is below.
  func drag(_ list: UIScrollView, by distance: CGPoint)
  /// Pulls at the top far enough to start the refresh control.
  func pullToRefresh(_ list: UIScrollView)
}

/// A side of a row that a swipe uncovers.
public enum RowEdge: Sendable {
  case leading
  case trailing
}

/// Something that the device's owner chooses in the settings.
package enum DeviceSetting: Equatable, Sendable {
  case style(UIUserInterfaceStyle)
  case textSize(UIContentSizeCategory)
  case contrast(UIAccessibilityContrast)
  case legibility(UILegibilityWeight)
  case direction(UITraitEnvironmentLayoutDirection)
}

/// What these hands can't do, and why.
package struct OutOfReach: Error {
  package let reason: String
}

/// A picture as a file.
package struct Picture: Sendable {
  package let data: Data
  /// `svg` or `png`.
  package let type: String
}
