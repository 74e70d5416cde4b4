/// What screens with lists are made of in generated code, by the kind of view that shows the rows.
struct ListForm {
  /// The run-time's class that screens with lists inherit from.
  let controller: String
  /// The run-time's class that forms inherit from.
  var formController = "FormController"
  /// What the controller is configured with.
  let configuration: String
  /// The type of a section.
  let section: String
  /// The type of a row.
  let row: String
  /// Whether rows can be laid out in different ways.
  let hasLayouts: Bool
  /// Whether the controller takes adapters before rows name them.
  let registersAdapters: Bool
  /// How effects name the screens that they show.
  var shownScreens = CodePlace.ScreenForm.controller
  /// Whether the class is a view controller, and not what runs some.
  var isController = true
}
