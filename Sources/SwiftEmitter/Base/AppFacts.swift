import SpecChecks
import SpecModel
import SwiftCode

/// What every generated file needs to know of its app, found out once.
///
/// It is an object for being handed on with everything that is emitted: copies of all that it has
/// would count references that all threads share.
final class AppFacts: Sendable {
  let index: AppIndex
  let types: TypeChecker
  let declaration: AppDeclaration
  /// The type that every screen gets its surroundings from.
  let typeName: String
  /// The type that the screens behind a log-in gate get their surroundings from.
  let loggedInName: String
  /// The type of what the app supplies by hand.
  let dependenciesName: String
  /// The type of what the app is started with.
  let flagsName: String
  /// The type of what is known of who is logged in.
  let sessionName: String
  /// The enumeration of the environments that the app can be started in.
  let environmentName: String
  /// The enumeration of the app's screens with what they are shown with.
  let destinationName: String
  /// The access of generated declarations; nil where none is written.
  let access: SwiftCode.AccessLevel?
  /// The access of imports whose modules stand in interfaces; nil where none is written.
  let importAccess: SwiftCode.AccessLevel?
  /// The models that the app declares in Swift itself.
  let ownModels: [String: SwiftTypeReference]
  /// Models that hold something no payload carries.
  let undecodableModels: Set<String>
  /// Models that are kept from one start of the app to the next.
  let keptModels: Set<String>
  /// What is asked through gateways.
  let gateways: GatewayUses
  /// How screens use sources.
  let sourceUses: SourceUses
  /// What is known of who is logged in; nil where nobody logs in.
  let session: SessionDeclaration?
  /// Whether the main screens are behind a log-in gate.
  let hasGate: Bool
  /// What can be come to before anybody has logged in.
  let beforeGate: BeforeGate
  /// The screens that come back where they were pushed when the app was last seen, by name.
  let restored: Set<String>
  /// Whether sources ask a database of the app's.
  let hasDatabase: Bool
  /// Whether a source is made of objects that the app keeps.
  let hasObjectStore: Bool
  /// The property of the app that holds the client of what names no API.
  private let mainClient: String?
  /// How keys of payloads follow from names.
  let keys: KeyStyle
  /// Which adapters have presenters.
  let presentedAdapters: PresentedAdapters

  /// Facts about an app; nil for specs without one.
  init?(index: AppIndex) {
    guard let declaration = index.app else { return nil }
    self.index = index
    self.declaration = declaration
    types = TypeChecker(index: index)
    let name = Naming.type(declaration.name.text)
    typeName = name + "App"
    loggedInName = name + "LoggedInApp"
    dependenciesName = name + "Dependencies"
    flagsName = name + "Flags"
    sessionName = name + "Session"
    environmentName = name + "Environment"
    destinationName = name + "Destination"
    switch declaration.access {
    case .internal:
      access = nil
      importAccess = nil
    case .package:
      access = .package
      // Without the feature a plain import is as visible as a public one, and an explicit one would
      // clash with the plain imports of hand-written files.
      importAccess = declaration.internalImports ? .package : nil
    case .public:
      access = .public
      importAccess = .public
    }
    let api = index.api(nil)
    keys = api?.keys ?? .asWritten
    mainClient = api.map { Naming.member($0.name.text) }
    let declared = DeclarationsByKind(of: index)
    gateways = GatewayUses(of: declared, index: index)
    sourceUses = SourceUses(of: declared.screens, index: index)
    presentedAdapters = PresentedAdapters(of: declared, index: index)
    ownModels = declared.models.reduce(into: [:]) { own, model in
      if let swift = model.swift { own[model.name.text] = swift }
    }
    undecodableModels = Self.undecodable(among: declared.models)
    keptModels = index.keptModels
    session = index.session
    hasGate = index.hasGate
    beforeGate = BeforeGate(of: index)
    restored = RestoredScreens(of: declared, index: index, beforeGate: beforeGate).names
    hasDatabase = declared.asksDatabase
    hasObjectStore = declared.asksObjects
  }

  /// The position of a screen among the host's tabs.
  func tab(of screen: String) -> Int? {
    declaration.host?.menu.firstIndex { $0.screen.text == screen }
  }

  /// The system that a screen is generated for.
  func architecture(of screen: ScreenDeclaration) -> Architecture {
    index.architecture(of: screen)
  }

  /// The class that is generated for a screen.
  func className(of screen: ScreenDeclaration) -> String {
    switch architecture(of: screen) {
    case .composition: Naming.coordinator(of: screen.name.text)
    case .collection, .mvp, .table, .viper: Naming.controller(of: screen.name.text)
    }
  }

  /// The property of the app that holds the client of an API.
  func client(of api: Name?) -> String? {
    api.map { Naming.member($0.text) } ?? mainClient
  }

  /// Models with colours or pictures in them, and models that hold such models.
  private static func undecodable(among models: [ModelDeclaration]) -> Set<String> {
    var found: Set<String> = []
    func isUndecodable(_ shape: TypeReference.Shape) -> Bool {
      switch shape.innermost {
      case .builtin(.color), .builtin(.image): true
      case .named(let name): found.contains(name)
      default: false
      }
    }
    while true {
      let more = models.filter { model in
        !found.contains(model.name.text)
          && model.fields.indices.contains { isUndecodable(model.fields[$0].type.shape) }
      }
      if more.isEmpty { return found }
      found.formUnion(more.map(\.name.text))
    }
  }
}

extension TypeReference.Shape {
  /// The type without optionality and lists around it.
  var innermost: TypeReference.Shape {
    switch self {
    case .builtin, .named: self
    case .optional(let inner), .list(let inner): inner.innermost
    }
  }
}
