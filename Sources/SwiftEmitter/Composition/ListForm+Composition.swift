extension ListForm {
  /// Screens of the composition system: coordinators, whose rows are controllers and who go by the
  /// app's router.
  static let composition = ListForm(
    controller: "ListCoordinator", formController: "FormCoordinator",
    segmentsController: "SegmentedCoordinator",
    configuration: "ListConfiguration", section: "ControllerSection", row: "ControllerRow",
    hasLayouts: false, cells: .adapters, shownScreens: .route, isController: false)
}
