import SourceText
import SpecModel
import SpecSemantics

/// What declarations become in Swift, as numbers that are equal for equal names.
extension Walk {
  /// Notes the types that are generated for the current declaration.
  mutating func generate(_ name: Name, _ suffixes: [StaticString] = GeneratedTypes.plain) {
    generate(name, suffixes, for: current)
  }

  /// Notes types that are generated for a declaration, which may be another than the current one.
  private mutating func generate(
    _ name: Name, _ suffixes: [StaticString], for id: DeclarationID
  ) {
    var stem = NameHash()
    stem.combine(name.text)
    for suffix in suffixes {
      var hash = stem
      hash.combine(suffix)
      uses.typeNames.append(UseGraph.SwiftName(hash: hash.value, id: id))
    }
  }

  mutating func generateScreen(_ screen: ScreenDeclaration) {
    if case .swift = screen.body { return }
    spell(screen.name, .screen)
    let system = index.system(of: screen)
    generate(screen.name, system.typeSuffixes(of: screen.name.text))
    if screen.callsMethods { generate(screen.name, GeneratedTypes.actions) }
    if system.asksGateways { generateGateways(of: screen) }
    if system.presentsCells { generatePresenters(of: screen) }
  }

  /// Scenes have what they ask become gateways.
  private mutating func generateGateways(of scene: ScreenDeclaration) {
    uses.hasScenes = true
    let questions = SceneQuestions(of: scene, index: index)
    for name in questions.requests { generateGateway(name, .request) }
    for name in questions.sources { generateGateway(name, .source) }
    for source in questions.ownSources {
      generate(
        Name(scene.name.text + source.typeName, span: source.name.span), GeneratedTypes.gateway)
    }
  }

  /// Gateways of requests and sources are members of the same interactors.
  private mutating func generateGateway(_ name: Name, _ kind: DeclarationKind) {
    guard let id = index.id(of: kind, name.text) else { return }
    generate(name, GeneratedTypes.gateway, for: id)
    spell(name, .request, of: id)
  }

  /// Where cells have presenters, these are generated for the adapters that show them.
  private mutating func generatePresenters(of screen: ScreenDeclaration) {
    for name in screen.sections.usedAdapters {
      guard let id = index.id(of: .adapter, name.text) else { continue }
      generate(name, GeneratedTypes.presentedAdapter, for: id)
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
}
