import SourceText
import SpecChecks
import SpecModel
import SpecSemantics
import SpecSyntax

/// What others see of a Swift module, as a spec that stands in the place of its specs: what it exports with
/// all that this is made of. Of screens it has what they are shown with, since their code is made elsewhere.
struct ModuleInterfaceText {
  /// A declaration with its document.
  private struct Entry {
    let id: DeclarationID
    let tree: SyntaxTree
    let root: NodeID
  }

  private let index: AppIndex
  private let module: ModuleID
  private let declaration: ModuleDeclaration
  private let references: [FileID: [SymbolReference]]
  /// In the order of the files, and of their places in them.
  private let entries: [Entry]

  /// - Parameter text: The bytes of a spec file.
  init(
    of module: ModuleID, in app: CheckedApp, text: (FileID) throws(FileError) -> [UInt8]
  ) throws(FileError) {
    index = app.index
    self.module = module
    declaration = index.modules[module].declaration
    references = Dictionary(grouping: SymbolIndex(of: app).references, by: \.location.file)
    entries = try Self.entries(of: module, index, text: text)
  }

  private static func entries(
    of module: ModuleID, _ index: AppIndex, text: (FileID) throws(FileError) -> [UInt8]
  ) throws(FileError) -> [Entry] {
    var entries: [Entry] = []
    for file in index.files where index.swiftModule(ofFileAt: file.path) == module {
      let tree = SyntaxTree.parse(try text(file.id))
      for declaration in file.declarations {
        guard let id = index.id(of: declaration.kind, declaration.name.text) else { continue }
        let name = declaration.name.span
        let root = tree.documents.first { tree.span($0).range.contains(Int(name.start)) }
        if let root, tree.kind(root) == .mapping {
          entries.append(Entry(id: id, tree: tree, root: root))
        }
      }
    }
    return entries
  }

  /// The text of the spec.
  var text: String {
    let shown = shownEntries()
    return ([head] + entries.filter { shown.contains($0.id) }.map(text)).joined(separator: "---\n")
  }

  private var head: String {
    let name = declaration.name.text
    let uses = declaration.uses.map(\.text).joined(separator: ", ")
    let exports = declaration.exports.map { "  - \($0.text)\n" }.joined()
    return """
      # What others see of module `\(name)`, by `screenc interface \(name)`: its specs are elsewhere.
      module: \(name)
      \(uses.isEmpty ? "" : "uses: [\(uses)]\n")exports:
      \(exports)swift: { module: \(declaration.swift?.name.text ?? name) }
      interface: \(interface)

      """
  }

  private var interface: String {
    let parts = [("shows", shownScreens), ("tells", toldEvents)].filter { !$0.1.isEmpty }
      .map { "\($0.0): [\($0.1.joined(separator: ", "))]" }
    return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
  }

  /// The events of which the module's requests tell all screens.
  private var toldEvents: [String] {
    let events = entries.flatMap { entry -> [String] in
      guard case .request(let request) = index.declaration(entry.id) else { return [] }
      return request.emits.map(\.text)
    }
    return Set(events).sorted()
  }

  /// The screens of others that the module shows.
  private var shownScreens: [String] {
    var screens: [ScreenDeclaration] = []
    var adapters: [AdapterDeclaration] = []
    for entry in entries {
      switch index.declaration(entry.id) {
      case .screen(let screen): screens.append(screen)
      case .adapter(let adapter): adapters.append(adapter)
      default: break
      }
    }
    return index.screensOfOthers(shownIn: module, by: screens, adapters)
  }

  // MARK: - What is shown

  /// What is exported and what it is made of.
  private func shownEntries() -> Set<DeclarationID> {
    let byID = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
    let exports = index.modules[module].exports
    var waiting = entries.map(\.id).filter { exports.contains(index.name(of: $0)) }
    var shown: Set<DeclarationID> = []
    while let id = waiting.popLast() {
      guard let entry = byID[id], index.kind(of: id) != .module, shown.insert(id).inserted else {
        continue
      }
      waiting += named(in: entry)
    }
    return shown
  }

  /// The declarations that are named in what is shown of one.
  private func named(in entry: Entry) -> [DeclarationID] {
    let spans = shownPairs(of: entry).map { entry.tree.span($0.value) }
    return (references[index.file(of: entry.id)] ?? []).compactMap { reference in
      let place = reference.location.span
      guard spans.contains(where: { $0.start <= place.start && place.end <= $0.end }),
        let owner = reference.symbol.declaration ?? reference.symbol.owner
      else { return nil }
      return index.id(of: owner.kind, String(owner.path.prefix { $0 != "." }))
    }
  }

  /// The keys of a declaration that others need. Samples stay where the specs are.
  private func shownPairs(of entry: Entry) -> [(key: NodeID, value: NodeID)] {
    let kind = index.kind(of: entry.id)
    return entry.tree.pairs(entry.root).compactMap { pair in
      let key = entry.tree.string(pair.0)
      let isShown =
        kind == .screen
        ? ["screen", "parameters", "returns"].contains(key) : !["samples", "rows"].contains(key)
      return isShown ? (key: pair.0, value: pair.1) : nil
    }
  }

  private func text(of entry: Entry) -> String {
    let pairs = shownPairs(of: entry).map { pair in
      let start = Int(entry.tree.span(pair.key).start)
      let end = Int(entry.tree.span(pair.value).end)
      return String(decoding: entry.tree.source[start..<end], as: UTF8.self) + "\n"
    }
    guard case .screen(let screen) = index.declaration(entry.id) else { return pairs.joined() }
    let type = index.swiftTypes(of: entry.id).first { $0.hasSuffix("Controller") }
    return pairs.joined() + "swift: { type: \(type ?? screen.name.text + "ViewController") }\n"
  }
}
