import Diagnostics
import SourceText
import SpecModel

/// The declarations of a whole app by name.
///
/// The index points into the files and copies no declaration. Of several declarations of one kind
/// and name it knows the first, in the order of the files' paths.
public struct AppIndex: Sendable {
  private let contents: Contents

  /// Indexes the declarations of an app's files.
  public init(files: [SpecFile]) {
    contents = Contents(files: files.sortedByPath())
  }

  /// The files in the order of their paths.
  public var files: [SpecFile] { contents.files }

  /// The app's declaration, if there is one.
  public var app: AppDeclaration? {
    guard let id = contents.apps.first, case .app(let app) = declaration(id) else { return nil }
    return app
  }

  /// The theme that the app names, or the first one if it names none.
  public var theme: ThemeDeclaration? { contents.theme }

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
    let id = name.map { self.id(of: .api, $0) } ?? contents.names[.api].values.min()
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
  var apps: [DeclarationID] { contents.apps }

  /// Declarations that no one can refer to, because an earlier one has their name.
  var duplicates: [(first: DeclarationID, second: DeclarationID)] { contents.duplicates }

  /// The names that the app's theme declares.
  var tokens: ThemeTokens { contents.tokens }

  func id(of kind: DeclarationKind, _ name: String) -> DeclarationID? {
    contents.names[kind][name]
  }

  func names(of kind: DeclarationKind) -> Dictionary<String, DeclarationID>.Keys {
    contents.names[kind].keys
  }

  func count(of kind: DeclarationKind) -> Int {
    contents.names[kind].count
  }

  /// The declarations of a kind that names refer to, in the order of the files.
  func ids(of kind: DeclarationKind) -> [DeclarationID] {
    contents.names[kind].values.sorted()
  }

  /// The names of the adapters that show a model, in the order of the files.
  func adapters(for model: String) -> [String] {
    (contents.adaptersByModel[model] ?? []).map { declaration($0).name.text }
  }

  /// Every event that a request tells all screens of.
  func emittedEvents() -> Set<String> {
    var events: Set<String> = []
    for id in contents.names[.request].values {
      if case .request(let request) = declaration(id) {
        for event in request.emits { events.insert(event.text) }
      }
    }
    return events
  }

  func declaration(_ id: DeclarationID) -> Declaration {
    contents.files[Int(id.file)].declarations[Int(id.position)]
  }

  func location(of id: DeclarationID) -> Location {
    let file = contents.files[Int(id.file)]
    return Location(file: file.id, span: file.declarations[Int(id.position)].name.span)
  }

  func type(_ shape: TypeReference.Shape) -> SpecType? {
    switch shape {
    case .builtin(let type): return .builtin(type)
    case .named(let name): return namedType(name)
    case .optional(let wrapped): return type(wrapped).map { .optional($0) }
    case .list(let element): return type(element).map { .list($0) }
    }
  }

  private func namedType(_ name: String) -> SpecType? {
    if contents.names[.model][name] != nil { return .model(name) }
    if contents.names[.enumeration][name] != nil { return .enumeration(name) }
    if contents.names[.union][name] != nil { return .union(name) }
    return nil
  }
}

extension AppIndex {
  /// A table of names for each kind of declaration.
  struct NameTables: Sendable {
    private var tables = [[String: DeclarationID]](
      repeating: [:], count: DeclarationKind.allCases.count)

    subscript(kind: DeclarationKind) -> [String: DeclarationID] {
      get { tables[kind.ordinal] }
      _modify { yield &tables[kind.ordinal] }
    }
  }

  /// What the index holds, shared by all copies of it.
  private final class Contents: Sendable {
    let files: [SpecFile]
    let names: NameTables
    let apps: [DeclarationID]
    let duplicates: [(first: DeclarationID, second: DeclarationID)]
    let adaptersByModel: [String: [DeclarationID]]
    let theme: ThemeDeclaration?
    let tokens: ThemeTokens

    init(files: [SpecFile]) {
      self.files = files
      var names = NameTables()
      var apps: [DeclarationID] = []
      var duplicates: [(first: DeclarationID, second: DeclarationID)] = []
      var adapters: [String: [DeclarationID]] = [:]
      for (file, spec) in files.enumerated() {
        for position in spec.declarations.indices {
          let id = DeclarationID(file: file, position: position)
          let kind = spec.declarations[position].kind
          if kind == .app { apps.append(id) }
          if case .adapter(let adapter) = spec.declarations[position] {
            adapters[adapter.model.text, default: []].append(id)
          }
          let name = spec.declarations[position].name.text
          if let first = names[kind][name] {
            duplicates.append((first, id))
          } else {
            names[kind][name] = id
          }
        }
      }
      self.names = names
      self.apps = apps
      self.duplicates = duplicates
      adaptersByModel = adapters
      theme = Self.theme(of: apps.first, in: files, names)
      tokens = ThemeTokens(theme)
    }

    private static func theme(
      of app: DeclarationID?, in files: [SpecFile], _ names: NameTables
    ) -> ThemeDeclaration? {
      func declaration(_ id: DeclarationID) -> Declaration {
        files[Int(id.file)].declarations[Int(id.position)]
      }
      var id = names[.theme].values.min()
      if let app, case .app(let app) = declaration(app), let name = app.theme {
        id = names[.theme][name.text]
      }
      guard let id, case .theme(let theme) = declaration(id) else { return nil }
      return theme
    }
  }
}

extension DeclarationKind {
  fileprivate var ordinal: Int {
    switch self {
    case .app: 0
    case .api: 1
    case .theme: 2
    case .enumeration: 3
    case .model: 4
    case .union: 5
    case .source: 6
    case .request: 7
    case .adapter: 8
    case .screen: 9
    }
  }
}

extension [SpecFile] {
  /// The files by path; those that already are in order are not moved.
  fileprivate func sortedByPath() -> [SpecFile] {
    let isSorted = zip(self, dropFirst()).allSatisfy { $0.path <= $1.path }
    return isSorted ? self : sorted { $0.path < $1.path }
  }
}
