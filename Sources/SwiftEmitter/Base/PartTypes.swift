import SwiftCode

/// What the parts of a screen are made of in generated code: values for controllers, or values for
/// presenters, which name no controllers.
struct PartTypes {
  /// What stands in the bars, and the method that makes it.
  let bar: String
  let barMethod: String
  let barItem: String
  /// The method that is called each time the screen has appeared.
  let appearanceMethod: String
  let emptyState: String
  let stateButton: String
  let swipe: String
  let reorder: String
  /// Rows that are selected together, and what can be done with them.
  let selection: String
  let selectionAction: String
  /// What a tap does.
  let action: String
  /// How rows are laid out; optional where the screen's configuration says so otherwise.
  let layout: SwiftType
  /// What these types are generic over; nil if they are not.
  let parameter: SwiftType?
  /// How effects name the screens that they show.
  let shownScreens: EmissionContext.ScreenForm

  /// Whether a presenter has the parts.
  var areOfPresenter: Bool { parameter != nil }

  /// One of these types as it is written where nothing else says what it is generic over.
  func type(_ name: String) -> SwiftType {
    parameter.map { .generic(.named(name), [$0]) } ?? .named(name)
  }

  /// Parts of controllers.
  static let controller = PartTypes(
    bar: "BarItems", barMethod: "makeBarItems", barItem: "BarItem",
    appearanceMethod: "screenDidAppear", emptyState: "EmptyState", stateButton: "StateButton",
    swipe: "SwipeAction", reorder: "ReorderAction", selection: "ListSelection",
    selectionAction: "SelectionAction",
    action: "ScreenAction",
    layout: "ListLayout", parameter: nil, shownScreens: .controller)

  /// Parts of presenters in an app with these destinations.
  static func presenter(_ destination: String) -> PartTypes {
    PartTypes(
      bar: "PresenterBar", barMethod: "makeBar", barItem: "PresenterBarItem",
      appearanceMethod: "viewDidAppear", emptyState: "PresenterEmptyState",
      stateButton: "PresenterStateButton",
      swipe: "PresenterSwipe", reorder: "PresenterReorder", selection: "PresenterSelection",
      selectionAction: "PresenterSelectionAction", action: "PresenterAction",
      layout: .optional("ListLayout"),
      parameter: .named(destination), shownScreens: .destination)
  }
}
