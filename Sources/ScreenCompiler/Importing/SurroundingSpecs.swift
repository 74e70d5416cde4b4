import SourceText
import SpecImport
import SpecModel
import SpecSemantics

/// The specs that are there before an import.
struct SurroundingSpecs {
  let hasApp: Bool
  /// The app's name.
  let name: String?
  /// How the first API writes keys.
  let keys: KeyStyle
  let forImport: ImportSurroundings
  /// The configuration's file, if there is one.
  let configuration: String?

  /// - Parameter folder: A folder within that of the specs that is left out.
  init(root: String, without folder: String?) throws(FileError) {
    guard FileSystem.kind(of: root) == .directory else {
      hasApp = false
      name = nil
      keys = .asWritten
      forImport = ImportSurroundings()
      configuration = nil
      return
    }
    let left = folder.map { $0 + "/" }
    let paths = try SpecFinder.paths(below: root).filter { path in
      left.map { !path.hasPrefix($0) } ?? true
    }
    let loaded = SpecLoader.load(paths, root: root, records: false)
    let index = AppIndex(files: loaded.files.files)
    hasApp = index.app != nil
    name = index.app?.name.text
    keys = index.api(nil)?.keys ?? .asWritten
    // An app and its API may be called the same.
    let names = index.heads.indices.map(DeclarationID.init).filter { index.kind(of: $0) != .app }
      .map(index.name)
    forImport = ImportSurroundings(
      names: Set(names), hasAPI: index.count(of: .api) > 0, hasApp: hasApp,
      flags: Set(index.app?.flags.map(\.name.text) ?? []))
    let project = try? Project.find(specRoot: root)
    configuration = project?.configurationPath
  }
}
