import SourceText
import SpecModel
import SpecSemantics

/// What declarations become in Swift, as numbers that are equal for equal names.
extension SpecWalker {
  /// Notes the types that are generated for the current declaration.
  mutating func generate(_ name: Name, _ roles: [Naming] = GeneratedTypes.own) {
    generate(name.text, roles, for: current)
  }

  mutating func generate(_ name: Name, _ role: Naming) {
    uses.typeNames.append(UseGraph.SwiftName(hash: role.hash(of: name.text), id: current))
  }

  /// Notes types that are generated for a declaration, which may be another than the current one.
  private mutating func generate(
    _ name: String, _ roles: [Naming], for id: DeclarationID
  ) {
    let stem = NameHash(ofType: name)
    for role in roles {
      uses.typeNames.append(UseGraph.SwiftName(hash: role.hash(behind: stem), id: id))
    }
  }

  mutating func generateScreen(_ screen: ScreenDeclaration, _ system: ScreenSystem) {
    // All screens are destinations.
    spell(screen.name, .screen)
    noteMember(screen.name.text, .screen, of: current)
    if case .swift = screen.body {
      generate(screen.name, .screenDependencies)
      return
    }
    generate(screen.name, system.types)
    let callsMethods = screen.callsMethods
    if callsMethods { generate(screen.name, .actions) }
    if screen.isOpen || callsMethods || screen.asksRules || system.asksGateways
      || system.presentsCells
    {
      generate(screen.name, .screenDependencies)
    }
    if system.asksGateways { generateGateways(of: screen) }
    if system.presentsCells { generatePresenters(of: screen) }
  }

  /// Scenes have what they ask become gateways.
  private mutating func generateGateways(of scene: ScreenDeclaration) {
    uses.hasScenes = true
    let gateways = SceneGateways(of: scene, index: index)
    for name in gateways.requests { generateGateway(name, .request) }
    for name in gateways.sources { generateGateway(name, .source) }
    for source in gateways.ownSources {
      generate(source.name(in: scene), GeneratedTypes.gateway, for: current)
    }
  }

  /// Gateways of requests and sources are members of the same interactors.
  private mutating func generateGateway(_ name: Name, _ kind: DeclarationKind) {
    guard let id = index.id(of: kind, name.text) else { return }
    let dependencies: Naming = kind == .request ? .requestDependencies : .sourceDependencies
    generate(name.text, GeneratedTypes.gateway + [dependencies], for: id)
    spell(name, .request, of: id)
  }

  /// Where cells have presenters, these are generated for the adapters that show them.
  private mutating func generatePresenters(of screen: ScreenDeclaration) {
    for name in screen.sections.usedAdapters {
      guard let id = index.id(of: .adapter, name.text) else { continue }
      generate(name.text, GeneratedTypes.presentedAdapter, for: id)
    }
  }

  /// Notes a name that members are called after in other capitals.
  mutating func spell(_ name: Name, _ kind: DeclarationKind) {
    spell(name, kind, of: current)
  }

  private mutating func spell(_ name: Name, _ kind: DeclarationKind, of id: DeclarationID) {
    var hash = NameHash()
    hash.combine(UInt8(truncatingIfNeeded: kind.ordinal))
    hash.combineWithoutCase(name.text)
    uses.spellings.append(UseGraph.SwiftName(hash: hash.value, id: id))
  }

  /// Notes a member that is called after a declaration.
  mutating func noteMember(_ name: String, _ kind: DeclarationKind, of id: DeclarationID) {
    guard let role = kind.memberRole else { return }
    // Cases of destinations and properties of the app are scopes of their own.
    let hash = role.hash(of: name) &+ (kind == .screen ? 1 : 0)
    uses.memberNames.append(UseGraph.SwiftName(hash: hash, id: id))
  }
}
