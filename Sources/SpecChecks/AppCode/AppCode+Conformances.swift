import SpecModel
import SymbolGraphs

/// What the app's types conform to and inherit from.
extension AppCode {
  /// Whether a type conforms to a protocol; nil where no graph tells.
  func conforms(_ type: SwiftSymbol, to required: RequiredProtocol) -> Bool? {
    let protocols = code.protocols(of: type)
    let isFound = protocols.contains { reference in
      reference.name == required.name && reference.module.map(required.modules.contains) == true
    }
    if isFound { return true }
    return protocols.contains { $0.module == nil } ? nil : false
  }

  /// The kinds of adapters that a type is.
  func adapterKinds(of type: SwiftSymbol) -> [OwnAdapterKind] {
    OwnAdapterKind.allCases.filter { conforms(type, to: .adapter($0)) == true }
  }

  /// Whether a type is a view controller; nil where no graph tells.
  ///
  /// Graphs end where the app's code does. What a class conforms to they tell with all that it
  /// inherits, and among what has the protocol below only one class is no view controller.
  func isViewController(_ type: SwiftSymbol) -> Bool? {
    guard type.kind == .class else { return false }
    let superclasses = code.superclasses(of: type).map(\.name)
    if superclasses.contains("UIViewController") { return true }
    if superclasses.contains("UIPresentationController") { return false }
    let protocols = code.protocols(of: type)
    if protocols.contains(where: { $0.name == "UIContentContainer" }) { return true }
    return protocols.contains { $0.module == nil } ? nil : false
  }

  /// The model that an adapter or source of the app's is written for; nil where no graph tells.
  func item(of type: SwiftSymbol) -> DeclaredType? { code.item(of: type) }
}

extension RequiredProtocol {
  static func adapter(_ kind: OwnAdapterKind) -> RequiredProtocol {
    .ofRuntime(kind.protocolName, for: kind.purpose)
  }

  /// Some versions of Xcode say that it is of the module that SwiftUI is made over.
  static let view = RequiredProtocol(
    name: "View", modules: ["SwiftUI", "SwiftUICore"], purpose: "of SwiftUI")

  static let dataSource = ofRuntime("DataSource", for: "to be asked for items")
}

extension OwnAdapterKind {
  fileprivate var purpose: String {
    switch self {
    case .cell: "to fill cells of collection views"
    case .tree: "to describe cells"
    case .row: "to fill rows of tables"
    case .controller: "to make controllers for rows"
    }
  }
}
