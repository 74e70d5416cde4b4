import SourceText
import SpecModel
import SpecSemantics
import SwiftEmitter

/// A place in the app's own Swift that has a name which follows from one in the specs.
public struct SwiftUse: Sendable, Hashable {
  public let path: String
  public let position: Position
  public let oldName: String
  public let newName: String
}

/// A name in Swift that follows from one in specs.
struct SwiftName: Hashable {
  enum Form {
    /// A type, which is one wherever it stands.
    case type
    /// A member or label: other types may have one of that name.
    case member
    /// What a text says.
    case text
  }

  let form: Form
  let old: String
  let new: String
}

extension Compiler {
  /// The places in the app's own Swift that have names which follow from those of symbols.
  func swiftUses(
    of symbols: RenamedSymbols, before: CheckedApp, after: CheckedApp, in folders: [String]
  ) throws(RenameFailure) -> [SwiftUse] {
    let names = symbols.all.reduce(into: Set<SwiftName>()) { names, symbol in
      names.formUnion(
        SwiftNames(
          of: symbol, renamed: symbols.newName, before: before.index, after: after.index
        ).all)
    }
    let generated = project.output.map { output in
      [output]
        + before.index.swiftFolders.keys.sorted().map { Path.normalized(Path.join(output, $0)) }
    }
    let folders = folders.isEmpty ? generated?.map { Path.parent(of: $0) } ?? [] : folders
    do throws(FileError) {
      var uses: [SwiftUse] = []
      for path in try SwiftFiles.paths(below: folders, without: generated ?? []) {
        let bytes = try FileSystem.read(path)
        // What is generated follows by itself, wherever it lies.
        guard GeneratedHeader(of: bytes) == nil else { continue }
        uses += SwiftScanner(bytes).uses(of: names, path: path)
      }
      return uses
    } catch {
      throw .file(error)
    }
  }
}

/// What a symbol is called in Swift, before and after.
private struct SwiftNames {
  private(set) var all: Set<SwiftName> = []
  private let symbol: Symbol
  private let newName: String

  init(of symbol: Symbol, renamed newName: String, before: AppIndex, after: AppIndex) {
    self.symbol = symbol
    self.newName = newName
    if let declaration = symbol.declaration {
      addTypes(of: declaration.kind, before, after)
      for role in declaration.kind.membersInSwift { add(.member, role) }
    } else {
      switch symbol.kind {
      case .string: all.insert(SwiftName(form: .text, old: symbol.name, new: newName))
      case .stored: all.insert(SwiftName(form: .text, old: symbol.name, new: newName))
      case .parameter:
        for role in [Naming.member, .storedParameter, .sourceProperty] { add(.member, role) }
      case .part: add(.member, .refinement)
      case .event where symbol.owner?.kind == .adapter:
        for role in [Naming.member, .telling] { add(.member, role) }
      case .rule: add(.member, .rule)
      default: add(.member, .member)
      }
    }
  }

  private mutating func addTypes(of kind: DeclarationKind, _ before: AppIndex, _ after: AppIndex) {
    guard let old = before.id(of: kind, symbol.name), let new = after.id(of: kind, newName) else {
      return
    }
    for (first, second) in zip(before.swiftTypes(of: old), after.swiftTypes(of: new))
    where first != second {
      all.insert(SwiftName(form: .type, old: first, new: second))
    }
  }

  private mutating func add(_ form: SwiftName.Form, _ role: Naming) {
    let (old, new) = (role(symbol.name), role(newName))
    if old != new { all.insert(SwiftName(form: form, old: old, new: new)) }
  }
}

extension DeclarationKind {
  /// The roles of members that are called after declarations of the kind.
  fileprivate var membersInSwift: [Naming] {
    switch self {
    case .screen: [.destination, .actionsProperty]
    case .api: [.member, .address]
    case .request, .source: [.gatewayMaker]
    case .events: [.sinkProperty]
    case .adapter: [.adapterConstant]
    case .app, .theme, .enumeration, .model, .union, .component, .module: []
    }
  }
}
