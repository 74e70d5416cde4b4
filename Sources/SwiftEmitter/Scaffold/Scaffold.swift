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
    guard app.index.screen(name) != nil else { return nil }
    return try files(forScreens: [name], gateways: gateways, presenter: presenter)
  }

  /// What screens need of hand-written code, each file once; names that no screen has are passed over.
  ///
  /// - Parameters:
  ///   - gateways: As for ``files(forScreen:gateways:presenter:)``.
  ///   - presenter: As for ``files(forScreen:gateways:presenter:)``.
  public func files(
    forScreens names: [String], gateways: Bool = false, presenter: Bool = false
  ) throws(EmissionError) -> [HandWrittenFile] {
    let shared = SharedParts(of: app.index)
    var files: [HandWrittenFile] = []
    var seen: Set<HandWrittenFile.ID> = []
    for screen in names.compactMap({ app.index.screen($0) }) {
      let needed = try beside(.screen, screen.name).files(
        for: screen, shared, gateways: gateways, presenter: presenter)
      files += needed.filter { seen.insert($0.id).inserted }
    }
    return files
  }

  private func files(
    for screen: ScreenDeclaration, _ shared: SharedParts, gateways: Bool, presenter: Bool
  ) throws(EmissionError) -> [HandWrittenFile] {
    let home = HandWrittenFile.Home.screen(screen.name.text)
    if case .swift(let own) = screen.body {
      return file(for: own, showing: screen.name, in: home) {
        screen.isSwiftUI
          ? [HostedViewStub(screen, type: own, in: $0).declaration]
          : ScreenStub(screen, type: own, in: $0).declarations
      }
    }
    let plan = try plan(of: screen)
    let parts = HandWrittenParts(of: screen, in: app.index)
    var files = plan.methods.isEmpty ? [] : [actions(plan)]
    for (adapter, own) in parts.adapters {
      let home = shared.home(of: .adapter(adapter.name.text), usedBy: screen)
      let values = try hostedValues(of: adapter)
      files += beside(.adapter, adapter.name).file(for: own, showing: adapter.name, in: home) {
        guard let values else { return AdapterStub(adapter, type: own, in: $0).declarations }
        return [HostedViewStub(adapter, type: own, madeOf: values, in: $0).declaration]
      }
    }
    for (source, own) in parts.sources {
      let home = shared.home(of: .source(source.name.text), usedBy: screen)
      let isNamed = app.index.source(source.name.text) != nil
      files += (isNamed ? beside(.source, source.name) : self).file(for: own, in: home) { file in
        [app.shape(of: screen).beginning(of: source, type: own, on: screen, in: file)]
      }
    }
    files += parts.catalogues.map { events in
      let home = shared.home(of: .catalogue(events.name.text), usedBy: screen)
      return beside(.events, events.name).sink(events, in: home)
    }
    files += parts.models.map { model in
      let home = shared.home(of: .model(model.name.text), usedBy: screen)
      return beside(.model, model.name).computed(model, in: home)
    }
    if screen.isOpen { files.append(subclass(plan)) }
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
    return file(
      .type(stub.protocolName), named: stub.typeName, home: .shared, in: scope, [stub.declaration])
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

  /// What the view of SwiftUI is made of that an adapter's cells are; nil for other adapters.
  private func hostedValues(
    of adapter: AdapterDeclaration
  ) throws(EmissionError) -> [HostedViewStub.Value]? {
    guard adapter.hostedView != nil else { return nil }
    do throws(PlanError) {
      guard case .cell(let cell) = try app.lowering.plan(of: adapter).body,
        case .view(let view) = cell.content
      else { return nil }
      return view.arguments.map { .init(name: $0.name.text, type: $0.value.type) }
    } catch {
      let id = app.index.id(of: .adapter, adapter.name.text)
      throw EmissionError(
        file: id.map(app.index.file) ?? FileID(rawValue: 0), problem: error)
    }
  }

  private func actions(_ plan: ScreenPlan) -> HandWrittenFile {
    let stub = ActionsStub(plan, in: FileScope(app: app))
    return file(
      .type(stub.protocolName), named: stub.typeName, home: .screen(plan.declaration.name.text),
      in: stub.file, [stub.declaration])
  }

  /// The app may have a subclass of any name: what is looked for is the class that it is one of.
  private func subclass(_ plan: ScreenPlan) -> HandWrittenFile {
    let stub = SubclassStub(plan, in: FileScope(app: app))
    return file(
      .type(stub.superclass), named: stub.typeName, home: .screen(plan.declaration.name.text),
      in: stub.file, stub.declarations)
  }

  private func sink(_ events: EventsDeclaration, in home: HandWrittenFile.Home) -> HandWrittenFile {
    let stub = SinkStub(events, in: FileScope(app: app))
    return file(
      .type(stub.protocolName), named: stub.typeName, home: home, in: stub.file, [stub.declaration])
  }

  private func computed(
    _ model: ModelDeclaration, in home: HandWrittenFile.Home
  ) -> HandWrittenFile {
    let scope = FileScope(app: app)
    let stub = ComputedStub(model, in: scope)
    let members = model.computed.map { Naming.member($0.name.text) }
    return file(
      .members(members, of: stub.typeName), named: stub.typeName + "+Computed", home: home,
      in: scope, [.warning("what `\(stub.typeName)` works out says nothing yet"), stub.declaration])
  }

  /// A file for a type of the app's own.
  ///
  /// - Parameter name: What it shows nothing of but the name, if that is so.
  private func file(
    for own: SwiftTypeReference, showing name: Name? = nil, in home: HandWrittenFile.Home,
    _ declarations: (FileScope) -> [SwiftDeclaration]
  ) -> [HandWrittenFile] {
    guard own.module == nil else { return [] }
    let scope = FileScope(app: app)
    scope.exposeRuntime()
    let mark = name.map { SwiftDeclaration.warning("`\($0.text)` shows nothing but its name yet") }
    return [
      file(
        .type(own.type.text), named: own.type.text, home: home, in: scope,
        [mark].compactMap(\.self) + declarations(scope))
    ]
  }

  /// A file that begins a type for a screen.
  func file(
    of type: String, for screen: ScreenDeclaration, in scope: FileScope,
    _ declaration: SwiftDeclaration
  ) -> HandWrittenFile {
    file(.type(type), named: type, home: .screen(screen.name.text), in: scope, [declaration])
  }

  private func file(
    _ subject: HandWrittenFile.Subject, named name: String, home: HandWrittenFile.Home,
    in scope: FileScope, _ declarations: [SwiftDeclaration]
  ) -> HandWrittenFile {
    let source = SourceFile(imports: scope.imports, declarations: declarations)
    return HandWrittenFile(
      subject: subject, name: name + ".swift", home: home,
      generatedFolder: scope.app.part?.folder, bytes: SourcePrinter.print(source))
  }
}
