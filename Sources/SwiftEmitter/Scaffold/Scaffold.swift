import SourceText
import SpecModel
import SpecSemantics
import SwiftCode

/// Writes the beginnings of what a screen leaves to hand-written code.
///
/// They compile, so that the app can be built and filled in piece by piece. From then on they are the
/// app's: nothing ever writes them again.
public struct Scaffold: Sendable {
  private let app: AppFacts

  /// A scaffold for an app; nil for specs that declare none.
  public init?(app: CheckedApp) {
    guard let facts = AppFacts(index: app.index, survey: AppSurvey(of: app.index)) else {
      return nil
    }
    self.app = facts
  }

  /// The names of the screens that there are, sorted.
  public var screenNames: [String] {
    app.index.files.flatMap { file in
      file.declarations.compactMap { declaration in
        if case .screen(let screen) = declaration { screen.name.text } else { nil }
      }
    }.sorted()
  }

  /// What a screen needs of hand-written code; nil if there is no such screen.
  ///
  /// Types that other modules own are theirs to write.
  ///
  /// - Parameters:
  ///   - gateways: Whether gateways of the app's own are begun, which a scene can do without.
  ///   - presenter: Whether a presenter over the generated one is begun, which a screen of the mvp
  ///     system can do without.
  public func files(
    forScreen name: String, gateways: Bool = false, presenter: Bool = false
  ) throws(EmissionError) -> [HandWrittenFile]? {
    guard let screen = app.index.screen(name) else { return nil }
    if case .swift(let own) = screen.body {
      return file(for: own) { ScreenStub(screen, type: own, in: $0).declarations }
    }
    let plan = try plan(of: screen)
    var files = plan.methods.isEmpty ? [] : [actions(plan)]
    for name in screen.adapterNames {
      guard let adapter = app.index.adapter(name), case .swift(let own) = adapter.body else {
        continue
      }
      files += file(for: own) { AdapterStub(adapter, type: own, in: $0).declarations }
    }
    for source in screen.sources(in: app.index) {
      guard case .swift(let own) = source.content else { continue }
      files += file(for: own) { file in
        if app.architecture(of: screen) == .viper {
          [SourceGatewayStub(source, of: screen, type: own, in: file).declaration]
        } else {
          [SourceStub(source, type: own, in: file).declaration]
        }
      }
    }
    files += catalogues(toldOn: screen).map(sink)
    files += models(reachedFrom: screen).filter { !$0.computed.isEmpty }.map(computed)
    if gateways { files += self.gateways(of: screen) }
    if presenter { files += self.presenter(of: screen) }
    return files
  }

  private func plan(of screen: ScreenDeclaration) throws(EmissionError) -> ScreenPlan {
    do throws(PlanError) {
      return try app.lowering.plan(of: screen)
    } catch {
      let id = app.index.id(of: .screen, screen.name.text)
      throw EmissionError(
        file: id.map(app.index.file) ?? FileID(rawValue: 0), problem: error)
    }
  }

  private func actions(_ plan: ScreenPlan) -> HandWrittenFile {
    let stub = ActionsStub(plan, in: FileScope(app: app))
    return file(.type(stub.protocolName), named: stub.typeName, in: stub.file, [stub.declaration])
  }

  private func sink(_ events: EventsDeclaration) -> HandWrittenFile {
    let stub = SinkStub(events)
    return file(
      .type(stub.protocolName), named: stub.typeName, in: FileScope(app: app), [stub.declaration])
  }

  private func computed(_ model: ModelDeclaration) -> HandWrittenFile {
    let scope = FileScope(app: app)
    let stub = ComputedStub(model, in: scope)
    let members = model.computed.map { Naming.member($0.name.text) }
    return file(
      .members(members, of: stub.typeName), named: stub.typeName + "+Computed", in: scope,
      [stub.declaration])
  }

  private func file(
    for own: SwiftTypeReference, _ declarations: (FileScope) -> [SwiftDeclaration]
  ) -> [HandWrittenFile] {
    guard own.module == nil else { return [] }
    let scope = FileScope(app: app)
    scope.exposeRuntime()
    return [file(.type(own.type.text), named: own.type.text, in: scope, declarations(scope))]
  }

  private func file(
    _ subject: HandWrittenFile.Subject, named name: String, in scope: FileScope,
    _ declarations: [SwiftDeclaration]
  ) -> HandWrittenFile {
    let source = SourceFile(imports: scope.imports, declarations: declarations)
    return HandWrittenFile(
      subject: subject, name: name + ".swift", bytes: SourcePrinter.print(source))
  }
}

/// Presenters.
extension Scaffold {
  /// The beginning of a presenter that a screen is given in the place of the generated one.
  private func presenter(of screen: ScreenDeclaration) -> [HandWrittenFile] {
    guard app.architecture(of: screen) == .mvp else { return [] }
    let scope = FileScope(app: app)
    let stub = PresenterStub(screen, in: scope)
    return [file(.type(stub.typeName), named: stub.typeName, in: scope, [stub.declaration])]
  }
}

/// Gateways.
extension Scaffold {
  /// The beginnings of gateways that a scene can be given in the place of those to the network.
  private func gateways(of screen: ScreenDeclaration) -> [HandWrittenFile] {
    guard app.architecture(of: screen) == .viper else { return [] }
    let questions = SceneQuestions(of: screen, index: app.index)
    let asked = questions.requests.compactMap { app.index.request($0.text) }.map { request in
      file { Gateway(request, in: $0) }
    }
    // Sources of the app's own are gateways by hand already.
    let loaded = questions.sources.compactMap { app.index.source($0.text) }
      .filter(\.isRequest).map { source in file { Gateway(source, in: $0) } }
    let own = questions.ownSources.filter(\.isRequest).map { source in
      file { Gateway(source, of: screen, in: $0) }
    }
    return (asked + loaded + own).compactMap { $0 }
  }

  private func file(_ gateway: (FileScope) -> Gateway?) -> HandWrittenFile? {
    let scope = FileScope(app: app)
    guard let stub = gateway(scope).map({ GatewayStub($0, in: scope) }) else { return nil }
    if stub.namesRuntime { scope.exposeRuntime() }
    return file(.type(stub.typeName), named: stub.typeName, in: scope, [stub.declaration])
  }
}

/// What screens use of the app beside their own.
extension Scaffold {
  /// The catalogues whose events are told on a screen and in its cells, each once.
  private func catalogues(toldOn screen: ScreenDeclaration) -> [EventsDeclaration] {
    var names: [Name] = []
    let note: (Effect) -> Void = { effect in
      effect.forEachStep { step in
        if let tracked = step.tracked { names.append(tracked.event) }
        if case .track(let tracked) = step.action { names.append(tracked.event) }
      }
    }
    screen.forEachEffect(note)
    for name in screen.adapterNames { app.index.adapter(name)?.forEachEffect(note) }
    if let tracking = screen.tracking {
      names += [tracking.shown?.event].compactMap(\.self) + tracking.impressions.map(\.event.event)
    }
    var seen: Set<String> = []
    return names.compactMap { app.index.trackedEvent($0.text)?.catalogue }
      .filter { seen.insert($0.name.text).inserted }
  }

  /// The models that a screen shows, is handed or holds, with those that they are made of, each once.
  private func models(reachedFrom screen: ScreenDeclaration) -> [ModelDeclaration] {
    let index = app.index
    let loaded = screen.sources(in: index) + screen.data.compactMap { index.source(of: $0.source) }
    var fields = screen.parameters + screen.state
    if case .form(let form) = screen.body { fields += form.fields.map(\.field) }
    var waiting = screen.adapterNames.compactMap { index.adapter($0)?.model.text }
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
    return sections.compactMap { section -> SourceDeclaration? in
      guard case .source(let reference, _, _) = section.content else { return nil }
      return index.source(of: reference)
    }.filter { seen.insert($0.name.text).inserted }
  }
}

extension SourceDeclaration {
  fileprivate var isRequest: Bool {
    if case .request = content { true } else { false }
  }
}
