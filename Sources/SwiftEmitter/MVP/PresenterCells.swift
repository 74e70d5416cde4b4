import SpecModel
import SpecSemantics
import SwiftCode

/// The cells of a list: an enum with a case for each kind, which carries the presenter, and the classes
/// of the views that show them.
struct PresenterCells {
  private let owner: PresenterScreen
  private let adapters: [AdapterDeclaration]

  init(_ sections: [SectionPlan], of owner: PresenterScreen) {
    self.owner = owner
    adapters = sections.adapters
  }

  var declarations: [SwiftDeclaration] { [cells, faces] }

  private var type: String { Naming.cells(owner.name) }

  private var cells: SwiftDeclaration {
    let cases = adapters.map { adapter -> SwiftDeclaration in
      let presenter = SwiftType.named(Naming.presenter(adapter.name.text))
      return .enumCase(
        SwiftEnumCase(
          Naming.adapterConstant(adapter.name.text), [CasePayload(presenter)]))
    }
    let presenter = property("presenter", .any("ItemPresenter")) { _ in "presenter" }
    return .type(
      TypeDeclaration(
        .enum, type,
        documentation: "The cells of `\(owner.name)`, each with its presenter.",
        access: owner.access, inherits: ["PresentedCell"],
        members: cases + [presenter]))
  }

  private var faces: SwiftDeclaration {
    let destination = SwiftType.named(owner.file.app.names(.destinations))
    let isTable = owner.screen.isTable
    let face = isTable ? "PresentedTableFace" : "PresentedCollectionFace"
    let faces = property(
      isTable ? "tableFace" : "collectionFace", .generic(.named(face), [destination])
    ) { adapter in
      let cell = isTable ? Naming.tableCell(adapter) : Naming.collectionCell(adapter)
      return .call(
        .identifier(face), [.arg(.member(.identifier(cell), "self")), .arg("presenter")])
    }
    return .extension(
      ExtensionDeclaration(
        .named(type), inherits: [isTable ? "TablePresentedCell" : "CollectionPresentedCell"],
        members: [faces]))
  }

  /// A property whose value is found case by case.
  private func property(
    _ name: String, _ type: SwiftType, value: (_ adapter: String) -> SwiftExpression
  ) -> SwiftDeclaration {
    let cases = adapters.map { adapter in
      SwitchCase(
        .implicit(Naming.adapterConstant(adapter.name.text), binding: ["presenter"]),
        body: [.expression(value(adapter.name.text))])
    }
    return .getter(name, type, access: owner.access, body: [.switch("self", cases)])
  }
}
