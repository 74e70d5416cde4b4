import SpecSemantics
import SwiftCode

/// Screens of the table system: the controller takes the adapters as styles of their models, and rows name
/// the styles that it answers.
struct TableSystem: ControllerShape {
  let system = ScreenSystem.table

  let form = ListForm(
    controller: "TableController", configuration: "TableConfiguration",
    section: "TableSection", row: "TableRow", hasLayouts: false, cells: .styles)

  func beginning(of stub: ScreenStub) -> [SwiftDeclaration] {
    let sections = stub.override(
      "makeSections", returning: .array("TableSection"),
      [
        .comment("Register a presenter for each style of row, and list sections of rows."),
        .expression(.array([])),
      ])
    return [
      stub.controller(
        "TableController",
        configuration: .call("TableConfiguration", [.arg("title", stub.title)]), [sections])
    ]
  }
}
