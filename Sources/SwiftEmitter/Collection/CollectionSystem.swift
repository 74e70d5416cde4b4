import SpecSemantics
import SwiftCode

/// Screens of the collection system: rows name their adapters.
struct CollectionSystem: ControllerShape {
  let system = ScreenSystem.collection

  let form = ListForm(
    controller: "CollectionController", configuration: "CollectionConfiguration",
    section: "ListSection", row: "Row", hasLayouts: true, cells: .adapters)

  func beginning(of stub: ScreenStub) -> [SwiftDeclaration] {
    [stub.controller(stub.file.runtimeType("ScreenController"))]
  }
}
