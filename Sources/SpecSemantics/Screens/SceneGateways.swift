import SpecModel

/// The gateways of a scene of the viper system: there is one for everything that it asks.
public struct SceneGateways {
  /// The names of requests, each once, in the order of the spec.
  public private(set) var requests: [Name] = []
  /// The names of sources.
  public private(set) var sources: [Name] = []
  /// Sources that are written in the scene.
  public private(set) var ownSources: [SourceDeclaration] = []
  /// The names of the adapters whose buttons ask something.
  public private(set) var adapters: [Name] = []

  /// Whether the scene asks nobody.
  public var isEmpty: Bool { requests.isEmpty && sources.isEmpty && ownSources.isEmpty }

  /// The gateways of a scene.
  public init(of screen: ScreenDeclaration, index: AppIndex) {
    screen.forEachEffect { collect($0) }
    for section in screen.sections {
      guard case .source(let reference, _, _) = section.content,
        index.source(of: reference)?.isAsked == true
      else { continue }
      switch reference {
      case .use(let name, _): Self.add(name, to: &sources)
      case .inline(let source): ownSources.append(source)
      case .data: break
      }
    }
    for name in screen.sections.usedAdapters {
      let asked = index.adapter(name.text)?.askedRequests ?? []
      if !asked.isEmpty { Self.add(name, to: &adapters) }
      for request in asked { Self.add(request, to: &requests) }
    }
  }

  private mutating func collect(_ effect: Effect) {
    effect.forEachRequest { Self.add($0, to: &requests) }
  }

  private static func add(_ name: Name, to names: inout [Name]) {
    if !names.contains(where: { $0.text == name.text }) { names.append(name) }
  }
}

extension SourceDeclaration {
  /// All that what it loads is made of.
  public var values: [SpecModel.Expression] {
    switch content {
    case .request(let call, _, _): call.values
    case .disk(let file, _): [file.path]
    case .sqlite(let query, _): query.values.map(\.value)
    case .coreData(let objects, _): objects.filters.map(\.value)
    case .items, .swift: []
    }
  }

  /// How it is cut into pages.
  public var paging: Paging? {
    switch content {
    case .request(_, _, let paging), .sqlite(_, let paging), .coreData(_, let paging): paging
    case .items, .swift, .disk: nil
    }
  }

  /// Whether somebody is asked for its items; the others stand in the spec.
  public var isAsked: Bool {
    switch content {
    case .request, .swift: true
    case .items, .disk, .sqlite, .coreData: false
    }
  }
}

extension Call {
  /// All that the call is made of.
  public var values: [SpecModel.Expression] {
    let carried: [SpecModel.Expression] =
      switch payload {
      case .fields(let fields)?: fields.map(\.value)
      case .parts(let parts)?: parts.flatMap(\.values)
      case .operation(let operation)?: operation.variables.map(\.value)
      case .documents(let question)?: question.filters.map(\.value)
      case nil: []
      }
    return [path] + (query + headers).map(\.value) + carried
  }
}

extension AdapterDeclaration {
  /// The requests that its buttons send, each once.
  public var askedRequests: [Name] {
    guard case .cell(let node) = body else { return [] }
    var names: [Name] = []
    node.forEachEffect { effect in
      effect.forEachRequest { name in
        if !names.contains(where: { $0.text == name.text }) { names.append(name) }
      }
    }
    return names
  }
}

extension AdapterDeclaration {
  /// Calls a function with whatever follows from a tap in its cell.
  public func forEachEffect(_ body: (Effect) -> Void) {
    if case .cell(let node) = self.body { node.forEachEffect(body) }
  }
}
