import SpecModel
import SwiftCode

@testable import SpecSemantics
@testable import SwiftEmitter

extension ScreenSystem {
  /// A sixth system, which the compiler knows nothing of: table controllers of UIKit.
  static let plain = ScreenSystem(
    name: Architecture(rawValue: "plain"), runner: Naming(.type, "ListController"),
    ownAdapterKinds: [.tree],
    obstacles: [
      ScreenObstacle(
        reason: "a plain list has rows and nothing beside",
        constructs: ScreenConstruct.layoutsBeside)
    ])
}

/// What screens of the sixth system look like: subclasses of ``PlainListController``.
struct PlainSystem: ControllerShape {
  let system = ScreenSystem.plain

  let form = ListForm(
    controller: "PlainListController", configuration: "PlainListConfiguration",
    section: "PlainSection", row: "PlainRow", hasLayouts: false, cells: .adapters)

  func beginning(of stub: ScreenStub) -> [SwiftDeclaration] {
    let sections = stub.override(
      "makeSections", returning: .array("PlainSection"), [.expression(.array([]))])
    return [
      stub.controller(
        "PlainListController", configuration: .call("PlainListConfiguration"), [sections])
    ]
  }
}

extension SystemShapes {
  /// The shapes of the systems that come with the compiler, and that of the sixth.
  static let withPlain = SystemShapes(
    usual: CollectionSystem(),
    others: [CompositionSystem(), MVPSystem(), PlainSystem(), TableSystem(), ViperSystem()])
}
