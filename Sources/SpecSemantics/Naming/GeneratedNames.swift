import SpecModel

/// The types that are generated for declarations of each kind, by the roles of their names.
package enum GeneratedTypes {
  /// A type by the declaration's own name.
  package static let own: [Naming] = [.type]
  /// A catalogue of events, and what the app implements to receive them.
  package static let events: [Naming] = [.type, .sink, .eventsDependencies]
  package static let app: [Naming] = [
    .app, .dependencies, .destinations, .restoredScreens,
  ]
  /// What a Swift module of the app has beside its declarations.
  package static let swiftModule: [Naming] = app + [.ways]
  /// What is made for a request or source that scenes ask.
  package static let gateway: [Naming] = [.gatewayParameters, .gateway, .networkGateway]
  /// What is made for an adapter whose cells have presenters.
  package static let presentedAdapter: [Naming] = [.presenter, .view, .tableCell, .collectionCell]
}

extension AppIndex {
  /// The types that may be generated for a declaration at the top of the module.
  package func swiftTypes(of id: DeclarationID) -> [String] {
    let name = name(of: id)
    let own = GeneratedTypes.own
    func types(_ roles: [Naming]) -> [String] { roles.map { $0(name) } }
    switch declaration(id) {
    case .app:
      return types(
        GeneratedTypes.app + [.flags, .environments, .session, .loggedInApp])
    case .request: return types(own + GeneratedTypes.gateway + [.requestDependencies])
    case .source: return types(own + GeneratedTypes.gateway + [.sourceDependencies])
    case .events: return types(GeneratedTypes.events)
    case .adapter: return types(own + GeneratedTypes.presentedAdapter + [.adapterDependencies])
    case .screen(let screen):
      let system = system(of: screen)
      let types = types(system.types + [.actions, .screenDependencies])
      guard system.asksGateways else { return types }
      let sources = SceneGateways(of: screen, index: self).ownSources
      return types
        + sources.flatMap { source in
          GeneratedTypes.gateway.map { $0(source.name(in: screen)) }
        }
    case .model(let model): return types(model.computed.isEmpty ? own : own + [.computed])
    case .api, .theme, .enumeration, .union, .component: return types(own)
    case .module(let module):
      return module.swift.map { swift in GeneratedTypes.swiftModule.map { $0(swift.name.text) } }
        ?? []
    }
  }
}

extension DeclarationKind {
  /// How a member of the app, or one of its destinations, is called after a declaration of the kind.
  package var memberRole: Naming? {
    switch self {
    case .screen: .destination
    case .api: .member
    default: nil
    }
  }
}

extension AppIndex {
  /// The member of the app, or that of its destinations, that is called after a declaration.
  package func swiftMember(of id: DeclarationID) -> String? {
    kind(of: id).memberRole.map { $0(name(of: id)) }
  }
}

extension SourceDeclaration {
  /// What a source that is written in a section adds to the name of its screen: the section's identity,
  /// in ASCII letters and digits. Of several in a section, those behind the first say which they are: what is called
  /// `posts.2` is `PostsOr2`, and no `Posts2` of another section.
  package var typeName: String {
    var result = ""
    var startsWord = true
    for character in name.text {
      if character == "." { result += "Or" }
      guard character.isASCII, character.isLetter || character.isNumber else {
        startsWord = true
        continue
      }
      result += startsWord ? character.uppercased() : String(character)
      startsWord = false
    }
    return result
  }

  /// What stands for the name of a source that is written in a screen.
  package func name(in screen: ScreenDeclaration) -> String { screen.name.text + typeName }
}
