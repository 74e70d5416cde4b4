import ReferencedFiles
import SpecModel

/// What an index looks its answers up in.
struct IndexTables: Sendable {
  let files: [SpecFile]
  let references: ReferencedTexts
  let heads: [DeclarationHead]
  let names: NameTables
  let apps: [DeclarationID]
  let apis: [DeclarationID]
  let duplicates: [NameTable.Duplicate]
  let lists: DeclarationLists
  let theme: ThemeDeclaration?
  let tokens: ThemeTokens
  let modules: ModuleMap
  let components: ComponentMap
  let coming = ComingModels()
  let usedAdapters = UsedAdapters()
  let app: AppDeclaration?
  let systems: ScreenSystems
  let defaultArchitecture: Architecture

  init(_ indexed: IndexedFiles, references: ReferencedTexts, systems: ScreenSystems) {
    self.systems = systems
    let files = indexed.files
    self.files = files
    self.references = references
    let heads = indexed.heads
    self.heads = heads
    let tables = concurrently {
      (NameTables(DeclarationNames(indexed.parts)), Self.modules(in: files, heads))
    } and: {
      DeclarationLists(indexed.parts)
    }
    (names, modules) = tables.0
    lists = tables.1
    duplicates = names.duplicates
    apps = heads.indices.lazy.filter { heads[$0].kind == .app }.map { DeclarationID($0) }
    apis = heads.indices.lazy.filter { heads[$0].kind == .api }.map { DeclarationID($0) }
    theme = Self.theme(of: apps.first, in: files, heads, names)
    tokens = ThemeTokens(theme)
    components = Self.components(in: files, heads)
    app = Self.app(apps.first, in: files, heads)
    defaultArchitecture = app?.architecture.value ?? systems.usual.name
  }

  private static func app(
    _ id: DeclarationID?, in files: [SpecFile], _ heads: [DeclarationHead]
  ) -> AppDeclaration? {
    guard let id, case .app(let app) = declaration(id, in: files, heads) else { return nil }
    return app
  }

  private static func components(
    in files: [SpecFile], _ heads: [DeclarationHead]
  ) -> ComponentMap {
    let declarations = heads.indices.lazy.filter { heads[$0].kind == .component }.compactMap {
      number -> ComponentDeclaration? in
      guard case .component(let component) = declaration(DeclarationID(number), in: files, heads)
      else { return nil }
      return component
    }
    return ComponentMap(Array(declarations))
  }

  private static func modules(
    in files: [SpecFile], _ heads: [DeclarationHead]
  ) -> ModuleMap {
    let declarations = heads.indices.lazy.filter { heads[$0].kind == .module }.compactMap {
      number -> (id: DeclarationID, path: String, module: ModuleDeclaration)? in
      let id = DeclarationID(number)
      guard case .module(let module) = declaration(id, in: files, heads) else { return nil }
      return (id, files[Int(heads[number].file)].path, module)
    }
    return ModuleMap(Array(declarations), files: files)
  }

  func declaration(_ id: DeclarationID) -> Declaration {
    Self.declaration(id, in: files, heads)
  }

  private static func declaration(
    _ id: DeclarationID, in files: [SpecFile], _ heads: [DeclarationHead]
  ) -> Declaration {
    heads[id.index].declaration(in: files)
  }

  private static func theme(
    of app: DeclarationID?, in files: [SpecFile], _ heads: [DeclarationHead],
    _ names: NameTables
  ) -> ThemeDeclaration? {
    var id = names[.theme].ids.first
    if let app, case .app(let app) = declaration(app, in: files, heads), let name = app.theme {
      id = names.id(of: .theme, name.text)
    }
    guard let id, case .theme(let theme) = declaration(id, in: files, heads) else { return nil }
    return theme
  }
}
