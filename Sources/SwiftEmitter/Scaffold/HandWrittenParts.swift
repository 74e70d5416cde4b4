import SpecModel
import SpecSemantics

/// What a screen uses that is written by hand and that other screens can use as well, each once.
struct HandWrittenParts {
  let adapters: [(declaration: AdapterDeclaration, type: SwiftTypeReference)]
  let sources: [(declaration: SourceDeclaration, type: SwiftTypeReference)]
  /// The catalogues whose events are told on the screen and in its cells.
  let catalogues: [EventsDeclaration]
  /// The models with computed values that the screen shows, is handed or holds, with those that
  /// they are made of.
  let models: [ModelDeclaration]

  init(of screen: ScreenDeclaration, in index: AppIndex) {
    let adapters = screen.adapterNames.compactMap { index.adapter($0) }
    let sources = screen.sources(in: index)
    self.adapters = adapters.compactMap { adapter in adapter.ownType.map { (adapter, $0) } }
    self.sources = sources.compactMap { source in
      if case .swift(let own) = source.content { (source, own) } else { nil }
    }
    catalogues = Self.catalogues(toldOn: screen, adapters, in: index)
    models = Self.models(reachedFrom: screen, adapters, sources, in: index)
      .filter { !$0.computed.isEmpty }
  }

  private static func catalogues(
    toldOn screen: ScreenDeclaration, _ adapters: [AdapterDeclaration], in index: AppIndex
  ) -> [EventsDeclaration] {
    var names: [Name] = []
    let note: (Effect) -> Void = { effect in
      effect.forEachStep { step in
        if let tracked = step.tracked { names.append(tracked.event) }
        if case .track(let tracked) = step.action { names.append(tracked.event) }
      }
    }
    screen.forEachEffect(note)
    for adapter in adapters { adapter.forEachEffect(note) }
    if let tracking = screen.tracking {
      names += [tracking.shown?.event].compactMap(\.self) + tracking.impressions.map(\.event.event)
    }
    var seen: Set<String> = []
    return names.compactMap { index.trackedEvent($0.text)?.catalogue }
      .filter { seen.insert($0.name.text).inserted }
  }

  private static func models(
    reachedFrom screen: ScreenDeclaration, _ adapters: [AdapterDeclaration],
    _ sources: [SourceDeclaration], in index: AppIndex
  ) -> [ModelDeclaration] {
    let loaded = sources + screen.data.compactMap { index.source(of: $0.source) }
    var fields = screen.parameters + screen.state
    if case .form(let form) = screen.body { fields += form.fields.map(\.field) }
    var waiting = adapters.map(\.model.text)
    waiting += (loaded.map(\.yields) + fields.map(\.type)).compactMap { $0.declaredName?.text }
    var seen: Set<String> = []
    var models: [ModelDeclaration] = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      if let union = index.union(name) { waiting += union.cases.map(\.model.text) }
      guard let model = index.model(name) else { continue }
      models.append(model)
      waiting += model.properties.compactMap { $0.type.declaredName?.text }
    }
    return models.sorted { $0.name.text < $1.name.text }
  }

  /// The parts by what tells them apart.
  fileprivate var all: [SharedParts.Part] {
    adapters.map { .adapter($0.declaration.name.text) }
      + sources.map { .source($0.declaration.name.text) }
      + catalogues.map { .catalogue($0.name.text) } + models.map { .model($0.name.text) }
  }
}

/// What several screens of an app use that is written by hand.
struct SharedParts {
  enum Part: Hashable {
    case adapter(String)
    case source(String)
    case catalogue(String)
    case model(String)
  }

  private let parts: Set<Part>

  init(of index: AppIndex) {
    var used: Set<Part> = []
    var shared: Set<Part> = []
    for case .screen(let screen) in index.files.lazy.flatMap(\.declarations) {
      for part in HandWrittenParts(of: screen, in: index).all where !used.insert(part).inserted {
        shared.insert(part)
      }
    }
    parts = shared
  }

  /// Where the code of something stands that a screen uses.
  func home(of part: Part, usedBy screen: ScreenDeclaration) -> HandWrittenFile.Home {
    parts.contains(part) ? .shared : .screen(screen.name.text)
  }
}

extension ScreenDeclaration {
  /// The adapters of the screen, each once.
  fileprivate var adapterNames: [String] {
    var seen: Set<String> = []
    return sections.flatMap { section -> [String] in
      switch section.content {
      case .source(_, let adapters, _): adapters.map(\.name.text)
      case .rows(let rows): rows.compactMap(\.adapter?.text)
      case .page: []
      }
    }.filter { seen.insert($0).inserted }
  }

  /// The sources of the screen, each once.
  fileprivate func sources(in index: AppIndex) -> [SourceDeclaration] {
    var seen: Set<String> = []
    let ofSections = sections.compactMap { section -> SourceReference? in
      if case .source(let reference, _, _) = section.content { reference } else { nil }
    }
    return (ofSections + choiceSources).compactMap { index.source(of: $0) }
      .filter { seen.insert($0.name.text).inserted }
  }
}
