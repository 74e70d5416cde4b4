import SpecModel

/// What stands behind a declaration's name in the names of the types that are generated for it.
public enum GeneratedTypes {
  /// A name by itself.
  package static let plain: [StaticString] = [""]

  /// A catalogue of events, and what the app implements to be told of them.
  package static let events: [StaticString] = ["", "Sink"]

  package static let app: [StaticString] = ["App", "Dependencies", "Destination"]

  /// What the app is started with.
  package static let flags: [StaticString] = ["Flags"]

  /// Where the servers of the app are.
  package static let environment: [StaticString] = ["Environment"]

  /// What is known of who is logged in.
  package static let session: [StaticString] = ["Session"]

  /// What the screens behind a log-in gate are made with.
  package static let gate: [StaticString] = ["LoggedInApp"]

  /// What is made for a request or source that scenes ask.
  package static let gateway: [StaticString] = ["Parameters", "Gateway", "NetworkGateway"]

  /// What is made for an adapter whose cells have presenters.
  package static let presentedAdapter: [StaticString] = [
    "Presenter", "View", "TableCell", "CollectionCell",
  ]

  /// What the app works out for a model.
  package static let computed: [StaticString] = ["Computed"]

  /// The methods that the app implements for a screen.
  package static let actions: [StaticString] = ["Actions"]
}

extension AppIndex {
  /// The types that may be generated for a declaration at the top of the module.
  package func swiftTypes(of id: DeclarationID) -> [String] {
    let name = name(of: id)
    func types(_ suffixes: [StaticString]) -> [String] { suffixes.map { "\(name)\($0)" } }
    switch declaration(id) {
    case .app:
      return types(
        GeneratedTypes.app + GeneratedTypes.flags + GeneratedTypes.environment
          + GeneratedTypes.session + GeneratedTypes.gate)
    case .request, .source: return types(GeneratedTypes.plain + GeneratedTypes.gateway)
    case .events: return types(GeneratedTypes.events)
    case .adapter: return types(GeneratedTypes.plain + GeneratedTypes.presentedAdapter)
    case .screen(let screen):
      let system = system(of: screen)
      let own = types(system.typeSuffixes(of: name) + GeneratedTypes.actions)
      guard system.asksGateways else { return own }
      let sources = SceneQuestions(of: screen, index: self).ownSources
      return own
        + sources.flatMap { source in
          GeneratedTypes.gateway.map { "\(name)\(source.typeName)\($0)" }
        }
    case .model(let model):
      return types(
        GeneratedTypes.plain + (model.computed.isEmpty ? [] : GeneratedTypes.computed))
    case .api, .theme, .enumeration, .union, .component: return [name]
    case .module: return []
    }
  }
}

extension SourceDeclaration {
  /// What a source that is written in a section adds to the name of its screen: the section's identity,
  /// in ASCII letters and digits.
  public var typeName: String {
    var result = ""
    var startsWord = true
    for character in name.text {
      guard character.isASCII, character.isLetter || character.isNumber else {
        startsWord = true
        continue
      }
      result += startsWord ? character.uppercased() : String(character)
      startsWord = false
    }
    return result
  }
}
