import SpecModel
import SpecSemantics

/// Which requests and sources are asked through gateways, because scenes use them, and which adapters
/// ask for scenes.
struct GatewayUses: Sendable {
  private var requests: Set<String> = []
  private var sources: Set<String> = []
  /// Sources that screens of other systems load.
  private var loaded: Set<String> = []
  /// Adapters of scenes whose buttons ask something.
  private var asking: Set<String> = []
  /// Adapters that screens of other systems show.
  private var shown: Set<String> = []

  init(of declared: DeclarationsByKind, index: AppIndex) {
    let architectures = declared.architectures
    guard architectures.contains(where: { index.systems[$0].asksGateways }) else { return }
    for screen in declared.screens {
      guard index.system(of: screen).asksGateways else {
        loaded.formUnion(screen.usedSources)
        shown.formUnion(screen.usedAdapters.map(\.text))
        continue
      }
      let gateways = SceneGateways(of: screen, index: index)
      sources.formUnion(gateways.sources.map(\.text))
      requests.formUnion(gateways.requests.map(\.text))
      asking.formUnion(gateways.adapters.map(\.text))
    }
  }

  func includes(_ request: RequestDeclaration) -> Bool { requests.contains(request.name.text) }

  func includes(_ source: SourceDeclaration) -> Bool {
    source.isAsked && sources.contains(source.name.text)
  }

  /// Whether an adapter is handed what sends the requests of its buttons, so that a scene can send them
  /// its own way.
  func sends(_ adapter: AdapterDeclaration) -> Bool { asking.contains(adapter.name.text) }

  /// Whether screens that are no scenes show an adapter too.
  func sharesWithOthers(_ adapter: AdapterDeclaration) -> Bool {
    shown.contains(adapter.name.text)
  }

  /// Whether a source needs to be there as a data source, beside its gateway.
  func needsDataSource(_ source: SourceDeclaration) -> Bool {
    !includes(source) || loaded.contains(source.name.text)
  }

  var digest: NameSetDigest {
    var digest = NameSetDigest()
    for (fact, names) in [requests, sources, loaded, asking, shown].enumerated() {
      for name in names { digest.insert(name, is: UInt8(fact)) }
    }
    return digest
  }
}

extension ScreenDeclaration {
  /// The named sources of its sections and of the choices of its form.
  fileprivate var usedSources: [String] {
    let ofSections = sections.compactMap { section -> SourceReference? in
      if case .source(let reference, _, _) = section.content { reference } else { nil }
    }
    return (ofSections + choiceSources).compactMap { reference in
      if case .use(let name, _) = reference { name.text } else { nil }
    }
  }
}
