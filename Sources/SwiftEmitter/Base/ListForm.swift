/// What screens with lists are made of in generated code, by the kind of view that shows the rows.
struct ListForm {
  /// What rows say of their cells.
  enum Cells {
    /// The adapter, a constant of the method that lists the rows.
    case adapters
    /// The style that the controller has answered for the adapter.
    case styles
    /// The presenter, as a case of the screen's cells.
    case presenters
  }

  /// The run-time's class that screens with lists inherit from.
  let controller: String
  /// The run-time's class that forms inherit from.
  var formController = "FormController"
  /// The run-time's class that screens of tabs inherit from.
  var segmentsController = "SegmentedController"
  /// What the controller is configured with.
  let configuration: String
  /// The type of a section.
  let section: String
  /// The type of a row.
  let row: String
  /// Whether rows can be laid out in different ways.
  let hasLayouts: Bool
  /// What rows say of their cells.
  let cells: Cells
  /// How effects name the screens that they show.
  var shownScreens = EmissionContext.ScreenForm.controller
  /// Whether the class is a view controller, and not what runs some.
  var isController = true
}
