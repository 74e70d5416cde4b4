import SourceText
import SpecModel
import SpecSemantics
import SwiftCode

/// Writes the beginnings of what a screen leaves to hand-written code.
///
/// They compile, so that the app can be built and filled in piece by piece. From then on they are the
/// app's: nothing ever writes them again.
public struct Scaffold: Sendable {
  /// What is known where the code is begun: of the app, or of one of its Swift modules.
  let app: AppFacts
  private let parts: PartFacts

  /// A scaffold for an app; nil for specs that declare none.
  public init?(app: CheckedApp) {
    self.init(app: app, shapes: .standard)
  }

  /// A scaffold for an app whose screens are of systems of certain shapes.
  init?(app: CheckedApp, shapes: SystemShapes) {
    let analysis = AppAnalysis(of: app.index)
    guard let parts = PartFacts(index: app.index, analysis: analysis, shapes: shapes) else {
      return nil
    }
    self.init(app: parts.app, parts: parts)
  }

  private init(app: AppFacts, parts: PartFacts) {
    self.app = app
    self.parts = parts
  }

  /// A scaffold for what stands beside a declaration.
  private func beside(_ kind: DeclarationKind, _ name: Name) -> Scaffold {
    Scaffold(app: parts.facts(of: kind, name.text), parts: parts)
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
  ///   - presenter: Whether a presenter over the generated one is begun, which a screen whose
  ///     system has presenters can do without.
  public func files(
    forScreen name: String, gateways: Bool = false, presenter: Bool = false
  ) throws(EmissionError) -> [HandWrittenFile]? {
    guard let screen = app.index.screen(name) else { return nil }
    return try beside(.screen, screen.name).files(
      for: screen, gateways: gateways, presenter: presenter)
  }

  private func files(
    for screen: ScreenDeclaration, gateways: Bool, presenter: Bool
  ) throws(EmissionError) -> [HandWrittenFile] {
    if case .swift(let own) = screen.body {
      return file(for: own) { ScreenStub(screen, type: own, in: $0).declarations }
    }
    let plan = try plan(of: screen)
    var files = plan.methods.isEmpty ? [] : [actions(plan)]
    for name in screen.adapterNames {
      guard let adapter = app.index.adapter(name), case .swift(let own) = adapter.body else {
        continue
      }
      files += beside(.adapter, adapter.name).file(for: own) { file in
        AdapterStub(adapter, type: own, in: file).declarations
      }
    }
    for source in screen.sources(in: app.index) {
      guard case .swift(let own) = source.content else { continue }
      let shared = app.index.source(source.name.text) != nil
      files += (shared ? beside(.source, source.name) : self).file(for: own) { file in
        [app.shape(of: screen).beginning(of: source, type: own, on: screen, in: file)]
      }
    }
    files += catalogues(toldOn: screen).map { beside(.events, $0.name).sink($0) }
    files += models(reachedFrom: screen).filter { !$0.computed.isEmpty }
      .map { beside(.model, $0.name).computed($0) }
    let shape = app.shape(of: screen)
    if gateways { files += shape.beginnings(of: .gateways, on: screen, in: self) }
    if presenter { files += shape.beginnings(of: .presenter, on: screen, in: self) }
    return files
  }

  /// What supplies all that the specs leave to hand-written code; nil where that is nothing.
  public func dependencies() throws(EmissionError) -> HandWrittenFile? {
    let scope = FileScope(app: parts.app)
    let stub: DependenciesStub
    do throws(PlanError) {
      stub = try DependenciesStub(in: scope, with: parts.modules)
    } catch {
      let id = app.index.id(of: .app, app.declaration.name.text)
      throw EmissionError(file: id.map(app.index.file) ?? FileID(rawValue: 0), problem: error)
    }
    guard stub.isNeeded else { return nil }
    return file(.type(stub.protocolName), named: stub.typeName, in: scope, [stub.declaration])
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
    let stub = SinkStub(events, in: FileScope(app: app))
    return file(.type(stub.protocolName), named: stub.typeName, in: stub.file, [stub.declaration])
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

  /// A file that begins a type.
  func file(
    of type: String, in scope: FileScope, _ declaration: SwiftDeclaration
  ) -> HandWrittenFile {
    file(.type(type), named: type, in: scope, [declaration])
  }

  private func file(
    _ subject: HandWrittenFile.Subject, named name: String, in scope: FileScope,
    _ declarations: [SwiftDeclaration]
  ) -> HandWrittenFile {
    let source = SourceFile(imports: scope.imports, declarations: declarations)
    return HandWrittenFile(
      subject: subject, name: name + ".swift", generatedFolder: scope.app.part?.folder,
      bytes: SourcePrinter.print(source))
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
