import Diagnostics
import ReferencedFiles
import SourceText
import SpecModel

/// The declarations of a whole app by name.
///
/// The index points into the files and copies no declaration. Of several declarations of one kind
/// and name it knows the first, in the order of the files' paths.
public struct AppIndex: Sendable {
  private let contents: Contents

  /// Indexes the declarations of an app's files, with the other files that they name.
  ///
  /// - Parameter systems: The systems that screens can be generated for.
  public init(
    files: [SpecFile], references: ReferencedTexts = ReferencedTexts(),
    systems: ScreenSystems = .standard
  ) {
    self.init(IndexedFiles(files), references: references, systems: systems)
  }

  package init(_ files: IndexedFiles, references: ReferencedTexts, systems: ScreenSystems) {
    contents = Contents(IndexTables(files, references: references, systems: systems), reads: nil)
  }

  /// The same declarations; whose files are asked for is noted in a log.
  package init(_ index: AppIndex, noting reads: ReadLog) {
    contents = Contents(index.contents.tables, reads: reads)
  }

  private init(_ contents: Contents) {
    self.contents = contents
  }

  /// The same index for a thread of its own: references to what an index holds are counted wherever it is
  /// asked, and threads that count in the same place hold one another up.
  package func forOneThread() -> AppIndex {
    AppIndex(Contents(contents.tables, reads: contents.reads))
  }

  /// The text of a query, wherever it stands.
  public func text(of query: GraphQLQuery) throws(ReferenceProblem) -> String {
    switch query {
    case .written(let text): text.text
    case .file(let path): try references.queries.text(at: path.text)
    }
  }

  /// The files in the order of their paths.
  public var files: [SpecFile] {
    contents.reads?.noteAll()
    return contents.tables.files
  }

  /// The file that declares the app, if one does.
  package var appFile: FileID? { contents.tables.apps.first.map(file(of:)) }

  /// The app's declaration, if there is one.
  public var app: AppDeclaration? {
    noteApp()
    return contents.tables.app
  }

  /// The systems that screens can be generated for.
  public var systems: ScreenSystems { contents.tables.systems }

  /// A system without the others, which are not copied for it.
  func system(named name: Architecture) -> ScreenSystem { contents.tables.systems[name] }

  /// The system of screens that don't say one.
  package var defaultArchitecture: Architecture {
    noteApp()
    return contents.tables.defaultArchitecture
  }

  private func noteApp() {
    guard let reads = contents.reads, let file = appFile else { return }
    reads.note(file)
  }

  /// The theme that the app names, or the first one if it names none.
  public var theme: ThemeDeclaration? {
    contents.reads?.noteAll()
    return contents.tables.theme
  }

  public func model(_ name: String) -> ModelDeclaration? {
    guard let id = id(of: .model, name), case .model(let model) = declaration(id) else {
      return nil
    }
    return model
  }

  public func enumeration(_ name: String) -> EnumDeclaration? {
    guard let id = id(of: .enumeration, name), case .enumeration(let enumeration) = declaration(id)
    else { return nil }
    return enumeration
  }

  public func union(_ name: String) -> UnionDeclaration? {
    guard let id = id(of: .union, name), case .union(let union) = declaration(id) else {
      return nil
    }
    return union
  }

  public func component(_ name: String) -> ComponentDeclaration? {
    guard let id = id(of: .component, name), case .component(let component) = declaration(id)
    else { return nil }
    return component
  }

  /// What a component takes beside the values of its parameters.
  public func needs(ofComponent name: String) -> ComponentNeeds {
    contents.tables.components.needs[name] ?? ComponentNeeds()
  }

  public func source(_ name: String) -> SourceDeclaration? {
    guard let id = id(of: .source, name), case .source(let source) = declaration(id) else {
      return nil
    }
    return source
  }

  public func request(_ name: String) -> RequestDeclaration? {
    guard let id = id(of: .request, name), case .request(let request) = declaration(id) else {
      return nil
    }
    return request
  }

  public func adapter(_ name: String) -> AdapterDeclaration? {
    guard let id = id(of: .adapter, name), case .adapter(let adapter) = declaration(id) else {
      return nil
    }
    return adapter
  }

  public func screen(_ name: String) -> ScreenDeclaration? {
    guard let id = id(of: .screen, name), case .screen(let screen) = declaration(id) else {
      return nil
    }
    return screen
  }

  /// An API by name; without a name the first one.
  public func api(_ name: String?) -> APIDeclaration? {
    let id = name.map { self.id(of: .api, $0) } ?? contents.tables.names[.api].ids.first
    guard let id, case .api(let api) = declaration(id) else { return nil }
    return api
  }

  /// Where a declaration's name stands.
  public func location(of kind: DeclarationKind, _ name: String) -> Location? {
    id(of: kind, name).map(location(of:))
  }

  /// The type that a spec's notation stands for; nil if it names something unknown.
  public func type(_ reference: TypeReference) -> SpecType? {
    type(reference.shape)
  }
}

extension AppIndex {
  /// Every app declaration, in order.
  package var apps: [DeclarationID] { contents.tables.apps }

  /// Every API, in order.
  package var apis: [DeclarationID] { contents.tables.apis }

  /// Declarations that no one can refer to, because an earlier one has their name.
  package var duplicates: [NameTable.Duplicate] { contents.tables.duplicates }

  /// The modules that the app is divided into.
  package var modules: ModuleMap { contents.tables.modules }

  /// Whether a module says that it uses another one, as the app uses all.
  package func isUsed(_ other: ModuleID, in module: ModuleID) -> Bool {
    module == .app || contents.tables.modules[module].uses.contains(other)
  }

  /// Whether there are modules at all, which is asked of every name.
  package var hasModules: Bool { !contents.tables.modules.isEmpty }

  /// The names that the app's theme declares.
  package var tokens: ThemeTokens {
    contents.reads?.noteAll()
    return contents.tables.tokens
  }

  /// Whether the app's theme declares a token.
  package func hasToken(_ kind: ThemeTokenKind, _ name: String) -> Bool {
    contents.reads?.noteAll()
    return switch kind {
    case .color: contents.tables.tokens.colors.contains(name)
    case .font: contents.tables.tokens.fonts.contains(name)
    case .spacing: contents.tables.tokens.spacing.contains(name)
    case .radius, .border, .shadow, .gradient, .duration:
      contents.tables.tokens[kind].contains(name)
    }
  }

  /// The recorded responses that sources name.
  package var samples: SampleFiles { references.samples }

  /// The app's strings; nil where it has none, or nobody has read them.
  package var strings: AppStrings? { references.strings }

  /// What the compiler knows of the app's own code; nil where it was not asked.
  package var symbols: AppSymbols? { references.symbols }

  /// The Swift module that generated code goes to; nil where its folder does not tell.
  package var moduleOfOutput: String? { references.moduleOfOutput }

  private var references: ReferencedTexts {
    contents.reads?.noteAll()
    return contents.tables.references
  }

  /// Where the app names its strings.
  package var stringsPlace: Location? {
    guard let id = contents.tables.apps.first, let path = app?.strings.first else { return nil }
    return Location(file: file(of: id), span: path.span)
  }

  /// Every event that a request, or the app's own code, tells all screens of.
  package var emittedEvents: Set<String> {
    contents.reads?.noteAll()
    return contents.tables.lists.events
  }

  /// What there is to know of every declaration at once; the index is the declaration's.
  package var heads: [DeclarationHead] { contents.tables.heads }

  /// Where an event that is tracked stands: its catalogue, and its place among the cases.
  package func trackedEventPlace(_ name: String) -> (catalogue: DeclarationID, position: Int)? {
    contents.tables.lists.trackedEvents[name]
  }

  /// The names of all events that can be tracked.
  package var trackedEventNames: [String] { contents.tables.lists.trackedEvents.names.sorted() }

  /// Whether a declaration is there that could not be read, so that its uses are not to blame.
  package func isBroken(_ kind: DeclarationKind, _ name: String) -> Bool {
    let broken = contents.tables.lists.broken
    return broken.contains(BrokenDeclaration(kind: kind, name: name))
      || broken.contains(BrokenDeclaration(kind: kind, name: BrokenDeclaration.anyName))
  }

  /// The names of the declarations that could not be read, or not whole.
  package var brokenNames: Set<String> { Set(contents.tables.lists.broken.map(\.name)) }

  /// Whether any declaration of a kind could not be read.
  package func hasBroken(_ kind: DeclarationKind) -> Bool {
    contents.tables.lists.broken.contains { $0.kind == kind }
  }

  /// Whether all files could be read.
  package var isSound: Bool { contents.tables.lists.isSound }

  /// The keys that not every version of the language has, with their files.
  package var versionedKeys: [(file: FileID, key: VersionedKey)] {
    contents.tables.lists.versionedKeys
  }

  /// Symbols that are newer than the oldest iOS that apps run on, with their files.
  package var newerSymbols: [(file: FileID, symbol: NewerSymbol)] {
    contents.tables.lists.newerSymbols
  }

  /// Whether any declaration could not be read; then nothing can be said to be unused.
  package var hasBroken: Bool { !contents.tables.lists.broken.isEmpty }

  package func id(of kind: DeclarationKind, _ name: String) -> DeclarationID? {
    contents.tables.names.id(of: kind, name)
  }

  package func names(of kind: DeclarationKind) -> some Sequence<String> {
    contents.tables.names[kind].ids.lazy.map { name(of: $0) }
  }

  package func count(of kind: DeclarationKind) -> Int {
    contents.tables.names[kind].ids.count
  }

  /// The names of the adapters that show a model, in the order of the files.
  package func adapters(for model: String) -> [String] {
    contents.reads?.noteAll()
    return contents.tables.lists.adapters(of: model).map(name(of:))
  }

  /// The models that sources yield where screens list an adapter.
  package func modelsComing(to adapter: String) -> Set<String> {
    contents.reads?.noteAll()
    return contents.tables.coming.models(for: adapter, in: self)
  }

  /// Whether a screen lists an adapter.
  package func isUsed(adapter name: String) -> Bool {
    contents.reads?.noteAll()
    return contents.tables.usedAdapters.contains(name, in: self)
  }

  /// In how many places of screens rows are shown by an adapter.
  package func countOfUses(ofAdapter name: String) -> Int {
    contents.reads?.noteAll()
    return contents.tables.usedAdapters.count(of: name, in: self)
  }

  /// The first declaration of a file; those that follow have the numbers that follow.
  package func firstDeclaration(ofFile file: Int) -> Int {
    contents.tables.lists.firstDeclarations[file]
  }

  package func declaration(_ id: DeclarationID) -> Declaration {
    contents.reads?.note(file(of: id))
    return contents.tables.declaration(id)
  }

  package func name(of id: DeclarationID) -> String { contents.tables.names.name(of: id) }

  package func kind(of id: DeclarationID) -> DeclarationKind {
    contents.tables.heads[id.index].kind
  }

  package func file(of id: DeclarationID) -> FileID {
    contents.tables.files[Int(contents.tables.heads[id.index].file)].id
  }

  package func location(of id: DeclarationID) -> Location {
    contents.reads?.note(file(of: id))
    return Location(file: file(of: id), span: contents.tables.declaration(id).name.span)
  }

  package func type(_ shape: TypeReference.Shape) -> SpecType? {
    switch shape {
    case .builtin(let type): return .builtin(type)
    case .named(let name): return contents.tables.names.type(named: name)
    case .optional(let wrapped): return type(wrapped).map { .optional($0) }
    case .list(let element): return type(element).map { .list($0) }
    }
  }
}

extension AppIndex {
  /// What the index holds, shared by all copies of it.
  private final class Contents: Sendable {
    let tables: IndexTables
    /// Where it is noted what is asked for; nil if nobody wants to know.
    let reads: ReadLog?

    init(_ tables: IndexTables, reads: ReadLog?) {
      self.tables = tables
      self.reads = reads
    }
  }
}
