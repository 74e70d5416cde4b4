extension ListForm {
  /// Lists of the mvp system: a presenter says what the rows are, each by the presenter of its cell.
  static let mvp = ListForm(
    controller: "ListPresenter", configuration: "PresenterListConfiguration",
    section: "Section", row: "Row", hasLayouts: true, cells: .presenters)
}
