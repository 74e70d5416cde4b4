extension ListForm {
  /// Screens of the table system: the controller takes the adapters as styles of their models, and
  /// rows name the styles that it answers.
  static let table = ListForm(
    controller: "TableController", configuration: "TableConfiguration",
    section: "TableSection", row: "TableRow", hasLayouts: false, cells: .styles)
}
