import SourceText
import SpecModel

/// Names a module of an app: its number, from 1 in the order of the files' paths.
package struct ModuleID: Sendable, Hashable, Comparable {
  let rawValue: UInt32

  init(_ number: Int) {
    rawValue = UInt32(clamping: number)
  }

  /// The app itself, which has what stands in no module.
  package static let app = ModuleID(0)

  package static func < (left: ModuleID, right: ModuleID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Which files belong to which module, and what modules may name of one another.
package struct ModuleMap: Sendable {
  /// A module with its lists as sets.
  package struct Module: Sendable {
    package let id: DeclarationID
    package let declaration: ModuleDeclaration
    package let exports: NameSet
    package var uses: Set<ModuleID> = []
  }

  /// Modules in folders that have one already.
  package private(set) var misplaced: [(first: DeclarationID, second: DeclarationID)] = []
  private var modules: [Module] = []
  private var byFolder: [String: ModuleID] = [:]
  private var byName: [String: ModuleID] = [:]
  /// The module of each file; none for an app without modules.
  private var ofFile: [ModuleID] = []

  /// - Parameter declarations: The app's modules with the paths of their files, in order.
  init(
    _ declarations: [(id: DeclarationID, path: String, module: ModuleDeclaration)],
    files: [SpecFile]
  ) {
    guard !declarations.isEmpty else { return }
    for (id, path, module) in declarations { add(module, id, folder: Self.folder(of: path)) }
    for number in modules.indices {
      modules[number].uses = Set(
        modules[number].declaration.uses.compactMap { byName[$0.text] })
    }
    ofFile = modulesByFile(files)
  }

  private mutating func add(_ module: ModuleDeclaration, _ id: DeclarationID, folder: String) {
    if let first = byFolder[folder] {
      misplaced.append((self[first].id, id))
      return
    }
    modules.append(
      Module(id: id, declaration: module, exports: NameSet(module.exports.map(\.text))))
    let number = ModuleID(modules.count)
    byFolder[folder] = number
    if byName[module.name.text] == nil { byName[module.name.text] = number }
  }

  package var isEmpty: Bool { modules.isEmpty }

  /// All modules in order.
  package var all: [ModuleID] { modules.indices.map { ModuleID($0 + 1) } }

  /// A module that is not the app itself.
  package subscript(id: ModuleID) -> Module { modules[Int(id.rawValue) - 1] }

  package func id(named name: String) -> ModuleID? { byName[name] }

  package func id(ofFile file: Int) -> ModuleID {
    ofFile.isEmpty ? .app : ofFile[file]
  }

  /// The module of each of some files. Most stand in the folder of the one before.
  private func modulesByFile(_ files: [SpecFile]) -> [ModuleID] {
    var folder = ""
    var module = id(ofPath: folder)
    return files.map { file in
      if !Self.stands(file.path, in: folder) {
        folder = Self.folder(of: file.path)
        module = id(ofPath: file.path)
      }
      return module
    }
  }

  /// The module that a file at a path belongs to: that of its folder, or else of the next one above
  /// that is a module.
  func id(ofPath path: String) -> ModuleID {
    guard !byFolder.isEmpty else { return .app }
    var folder = Self.folder(of: path)
    while true {
      if let module = byFolder[folder] { return module }
      if folder.isEmpty { return .app }
      folder = Self.folder(of: folder)
    }
  }

  /// Whether a folder is the one that a path is directly in.
  private static func stands(_ path: String, in folder: String) -> Bool {
    let isThere = path.utf8.withContiguousStorageIfAvailable { path in
      folder.utf8.withContiguousStorageIfAvailable { folder in
        (path.lastIndex(of: UInt8(ascii: "/")) ?? 0) == folder.count && path.has(folder, at: 0)
      }
    }
    return (isThere ?? nil) ?? (Self.folder(of: path) == folder)
  }

  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }
}
