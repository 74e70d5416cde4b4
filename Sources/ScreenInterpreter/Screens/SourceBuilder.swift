import ScreenKit
import SpecModel
import SpecSemantics

/// Where items and loaded data come from.
@MainActor
struct SourceBuilder {
  private let roots: Roots
  private var app: InterpretedApp { roots.app }

  /// - Parameter roots: What the arguments of sources are made of, at every load.
  init(_ roots: Roots) {
    self.roots = roots
  }

  /// A plan with what its values start from.
  private struct Asked {
    let plan: SourcePlan
    let roots: @MainActor () -> Roots
  }

  private func asked(_ source: SourceUsePlan) -> Asked? {
    switch source {
    case .data: return nil
    case .inline(let plan): return Asked(plan: plan) { [roots] in inner(plan, roots) }
    case .named(let declaration, let arguments, _):
      guard let plan = app.plan(of: declaration) else { return nil }
      return Asked(plan: plan) { [roots, app] in
        var inner = Roots(app: app)
        inner.parameters = app.defaults(of: declaration.parameters)
          .merging(roots.values.arguments(arguments)) { $1 }
        return inner
      }
    }
  }

  /// What is written in place may take what it needs of the screen by parameters of its own.
  private func inner(_ plan: SourcePlan, _ roots: Roots) -> Roots {
    guard !plan.given.isEmpty else { return roots }
    var inner = roots
    inner.parameters.merge(roots.values.arguments(plan.given)) { $1 }
    return inner
  }

  // MARK: - Lists

  /// The items of a source; nil for lists in loaded data, which are no source of their own.
  func items(_ source: SourceUsePlan) -> (any DataSource<DynamicModel>)? {
    guard let asked = asked(source) else { return nil }
    let declaration = asked.plan.declaration
    guard let type = app.index.type(declaration.yields) else { return nil }
    let reading = ValueReading(schema: app.schema, type: type)
    switch asked.plan.content {
    case .items(let items):
      let values = asked.roots().values
      return LocalDataSource(items.compactMap { values.value($0).model })
    case .request(let call, let items, let paging):
      let client = app.client(of: call.declaration.api, for: .source(declaration))
      let path = app.index.items(items, of: call.declaration)
      let pages = app.index.paging(paging, of: call.declaration, items: path)
      return RemoteDataSource<DynamicModel> { [app] in
        ReadingLoader(
          reading: reading,
          loader: client.loader(
            of: EndpointBuilder(asked.roots()).endpoint(call), items: path?.text,
            paging: pages?.shown ?? .none, invalid: app.invalid(of: declaration)))
      }
    case .disk(_, let items): return recorded(declaration, items, reading)
    case .sqlite, .coreData, .swift: return recorded(declaration, nil, reading)
    }
  }

  /// What files, databases and the app's own code would yield is asked of whoever answers for the source.
  private func recorded(
    _ source: SourceDeclaration, _ items: Name?, _ reading: ValueReading
  ) -> any DataSource<DynamicModel> {
    let client = app.client(of: nil, for: .source(source))
    return RemoteDataSource<DynamicModel> { [app] in
      ReadingLoader(
        reading: reading,
        loader: client.loader(
          of: Endpoint(.get, "/"), items: items?.text, paging: .none,
          invalid: app.invalid(of: source)))
    }
  }

  // MARK: - Loaded data

  /// What a source loads whole.
  func loadedData(_ source: SourceUsePlan) -> LoadedData<DynamicValue> {
    guard let asked = asked(source) else { return LoadedData { { .missing } } }
    let declaration = asked.plan.declaration
    let reading = ValueReading(
      schema: app.schema, type: app.index.type(declaration.yields) ?? .list(.builtin(.string)))
    let path: Name?
    let call: CallPlan?
    switch asked.plan.content {
    case .items(let items):
      return LoadedData {
        let values = items.map { asked.roots().values.value($0) }
        let isList = reading.type.isList
        return { isList ? .list(values) : values.first ?? .missing }
      }
    case .request(let request, let items, _):
      call = request
      path = reading.type.isList ? app.index.items(items, of: request.declaration) : items
    case .disk(_, let items): (call, path) = (nil, items)
    case .sqlite, .coreData, .swift: (call, path) = (nil, nil)
    }
    let client = app.client(of: call?.declaration.api, for: .source(declaration))
    let invalid = app.invalid(of: declaration)
    return LoadedData {
      let endpoint =
        call.map { EndpointBuilder(asked.roots()).endpoint($0) } ?? Endpoint(.get, "/")
      return {
        try await reading.value(
          of: endpoint, at: path?.text, through: client, leavingOut: invalid)
      }
    }
  }
}

extension InterpretedApp {
  /// What becomes of elements that cannot be read.
  func invalid(of source: SourceDeclaration) -> InvalidElements {
    source.skipsInvalid ? .skip(of: source.name.text, reportTo: runtime.problems) : .fail
  }
}

/// Loads the parts of a list, reading each item as what it is.
struct ReadingLoader: PageLoader {
  let reading: ValueReading
  let loader: any PageLoader<DynamicModel>

  @concurrent
  func page(at position: PagePosition) async throws -> Page<DynamicModel> {
    try await ValueReading.$current.withValue(reading) { try await loader.page(at: position) }
  }
}

extension ValueReading {
  /// What a server answers, or the part of it at a path.
  @concurrent
  fileprivate func value(
    of endpoint: Endpoint, at path: String?, through client: APIClient,
    leavingOut invalid: InvalidElements
  ) async throws -> DynamicValue {
    guard case .list(let element) = type else {
      return try await Self.$current.withValue(self) {
        try await client.object(
          of: DynamicValue.self, at: path, answering: endpoint, invalid: invalid)
      }
    }
    let reading = ValueReading(schema: schema, type: element)
    return try await Self.$current.withValue(reading) {
      .list(
        try await client.list(
          of: DynamicValue.self, at: path, answering: endpoint, invalid: invalid))
    }
  }
}

extension SpecModel.Paging {
  /// The paging as the run-time knows it.
  fileprivate var shown: ScreenKit.Paging {
    let send = self.send?.text ?? ""
    let receive = self.receive?.text
    let size = self.size.map { PageSize($0, sentAs: sizeName?.text) }
    switch form {
    case .cursor:
      return .cursor(send: send, receive: receive ?? "", size: size, ends: end?.shown)
    case .page:
      return .page(send: send, first: first, size: size, ends: end?.shown ?? .empty)
    case .offset: return .offset(send: send, size: size, ends: end?.shown ?? .empty)
    case .last:
      return .last(send: send, receive: receive ?? "id", size: size, ends: end?.shown ?? .empty)
    case .link: return .link(receive: receive, size: size)
    case .header:
      let marks = marks.map { PageMarkHeader($0.header.text, sentAs: $0.name.text) }
      return .header(marks: marks, size: size)
    // What services and connections do is written out by now.
    case .connection, .service: return .none
    }
  }
}

extension SpecModel.PageEnd {
  fileprivate var shown: ScreenKit.PageEnd {
    switch self {
    case .short: .short
    case .empty: .empty
    case .header(let name, let counted): .header(name.text, counting: counted.shown)
    case .field(let path, let counted): .field(path.text, counting: counted.shown)
    }
  }
}
