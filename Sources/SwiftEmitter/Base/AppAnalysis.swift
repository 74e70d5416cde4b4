import SpecModel
import SpecSemantics

/// What is found out by looking through the whole app, once, and needed in single files.
struct AppAnalysis: Sendable {
  /// The models that the app declares in Swift itself.
  let ownModels: OwnModels
  /// Models that hold something no payload carries.
  let undecodableModels: Set<String>
  /// Models and unions that are kept from one start of the app to the next, by themselves or within others.
  let keptModels: Set<String>
  /// Those of them that state is kept of.
  let storedModels: Set<String>
  /// What is asked through gateways.
  let gateways: GatewayUses
  /// How screens use sources.
  let sourceUses: SourceUses
  /// What can be reached before anybody has logged in.
  let beforeGate: BeforeGate
  /// The screens that come back where they were pushed when the app was last seen.
  let restored: RestoredScreens
  /// Whether sources in the app's Swift module ask a database of the app's.
  let hasDatabase: Bool
  /// Whether a source there is made of objects that the app keeps.
  let hasObjectStore: Bool
  /// Which adapters have presenters.
  let presentedAdapters: PresentedAdapters
  /// The systems that screens in the app's Swift module are generated for.
  let architectures: Set<Architecture>
  /// The modules that are Swift modules of their own.
  let parts: SwiftParts

  init(of index: AppIndex) {
    let declared = DeclarationsByKind(of: index)
    beforeGate = BeforeGate(of: index)
    // Others import what Swift modules export, so that their code cannot follow from what these do with it.
    let exported = index.exportsOfSwiftModules
    ((gateways, sourceUses, presentedAdapters), undecodableModels) = concurrently {
      (
        GatewayUses(of: declared, index: index),
        SourceUses(of: declared.screens, anyUseOf: exported),
        PresentedAdapters(of: declared, index: index)
      )
    } and: {
      Self.undecodable(among: declared.models)
    }
    ownModels = OwnModels(among: declared.models)
    let stored = declared.screens.flatMap { screen in
      screen.state.lazy.filter { $0.storage != nil }.map(\.type)
    }
    keptModels = index.keptModels.union(index.models(within: stored))
    storedModels = Set(stored.compactMap { $0.declaredName?.text })
    parts = SwiftParts(of: index, gateways: gateways)
    restored =
      RestoredScreens(
        of: declared, index: index, beforeGate: beforeGate,
        alsoPushed: parts.all.reduce(into: exported) { $0.formUnion($1.ways) }
      )
    let own = parts.all.isEmpty ? declared : DeclarationsByKind(of: index, in: parts.filesOfApp)
    architectures = own.architectures
    hasDatabase = own.asksDatabase
    hasObjectStore = own.asksObjects
  }

  /// A digest of all of it.
  var digest: [UInt64] {
    var models = NameSetDigest()
    for name in undecodableModels { models.insert(name, is: 1) }
    for name in keptModels { models.insert(name, is: 2) }
    for name in storedModels { models.insert(name, is: 3) }
    var screens = NameSetDigest()
    screens.insert(restored.names)
    for name in restored.withValues { screens.insert(name, is: 2) }
    var systems = NameSetDigest()
    for architecture in architectures { systems.insert(architecture.rawValue, is: 1) }
    return [
      ownModels.digest.value, models.value, screens.value, gateways.digest.value,
      sourceUses.digest.value, presentedAdapters.digest.value, beforeGate.digest().value,
      systems.value, parts.digest.value, hasDatabase ? 1 : 0, hasObjectStore ? 1 : 0,
    ]
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
