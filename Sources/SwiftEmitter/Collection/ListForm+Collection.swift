extension ListForm {
  /// Screens of the collection system: rows name their adapters.
  static let collection = ListForm(
    controller: "CollectionController", configuration: "CollectionConfiguration",
    section: "ListSection", row: "Row", hasLayouts: true, cells: .adapters)
}
