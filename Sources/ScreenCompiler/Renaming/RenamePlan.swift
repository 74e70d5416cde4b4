import Diagnostics
import ReferencedFiles
import SourceText
import SpecChecks
import SpecModel
import SpecSemantics
import SpecSyntax

/// All that changes in an app's files when a symbol gets another name.
struct RenamePlan {
  private let app: CheckedApp
  private let sources: SpecSources
  private let index: SymbolIndex
  private let symbols: RenamedSymbols
  private let changesSamples: Bool
  private var edits: [FileID: [Fix.Edit]] = [:]
  private var texts: [FileID: [UInt8]] = [:]
  /// The files of strings with the key renamed.
  private var strings: [(path: String, before: [UInt8], after: [UInt8])] = []

  init(
    _ symbols: RenamedSymbols, app: CheckedApp, index: SymbolIndex, changesSamples: Bool,
    sources: SpecSources
  ) throws(RenameFailure) {
    self.app = app
    self.sources = sources
    self.index = index
    self.symbols = symbols
    self.changesSamples = changesSamples
    for symbol in symbols.all { try checkOwnership(of: symbol) }
    try addNames()
    for symbol in symbols.all {
      switch symbol.kind {
      case .field: try addKeys(of: symbol)
      case .enumCase: try addValues(of: symbol)
      case .screen, .state: try addStorageKeys()
      case .string: try addStrings(for: symbol)
      default: break
      }
    }
  }

  private var newName: String { symbols.newName }

  /// What changes, in the order of the paths.
  func changes() throws(RenameFailure) -> [RenameOutcome.Change] {
    var changes = strings.map {
      RenameOutcome.Change(path: $0.path, before: $0.before, after: $0.after, count: 1)
    }
    for (file, edits) in edits {
      let path = sources.path(of: file)
      let before = texts[file] ?? []
      guard let after = Fix.applying(edits, to: before) else {
        throw changed(file)
      }
      changes.append(.init(path: path, before: before, after: after, count: edits.count))
    }
    // One file may be named in several ways.
    var seen: Set<String> = []
    return changes.filter { seen.insert($0.path).inserted }
      .sorted { $0.path.precedesByBytes($1.path) }
  }

  private func changed(_ file: FileID) -> RenameFailure {
    .refused("\(sources.path(of: file)) is not what was read a moment ago", help: "try again")
  }

  /// What is only described in specs has the name that it has elsewhere.
  private func checkOwnership(of symbol: Symbol) throws(RenameFailure) {
    guard symbol.kind == .field, let owner = symbol.owner else { return }
    guard let own = app.index.model(owner.path)?.swift else {
      guard symbol.name == "id" else { return }
      throw .refused(
        "`id` is the name of identities, by which lists tell items apart",
        help: "what the server calls it is said by `json:`")
    }
    throw .refused(
      "\(symbol.phrase) is a property of `\(own.type.text)`, which is not generated",
      help: "rename it in Swift, and then its field in the spec of `\(owner.path)`")
  }
}

// MARK: - Names

extension RenamePlan {
  private mutating func addNames() throws(RenameFailure) {
    let byFile = Dictionary(grouping: index.references) { $0.location.file }
    for file in app.index.files {
      guard let references = byFile[file.id],
        references.contains(where: { symbols.all.contains($0.symbol) })
      else { continue }
      let text = try text(of: file.id)
      let ends =
        references.map(\.location.span.end)
        + file.aliasUses.flatMap { [$0.use.end, $0.definition.end] }
      guard ends.allSatisfy({ $0 <= text.count }) else { throw changed(file.id) }
      let names = NameEdits(
        symbols, in: text, references: references, aliases: file.aliasUses)
      do throws(NameEdits.Unclear) {
        edits[file.id] = try names.edits()
      } catch {
        throw .refused(
          "\(place(Location(file: file.id, span: error.span))): \(error.message)", help: error.help)
      }
    }
  }

  private mutating func text(of file: FileID) throws(RenameFailure) -> [UInt8] {
    if let text = texts[file] { return text }
    do throws(FileError) {
      let text = try FileSystem.read(sources.path(of: file))
      texts[file] = text
      return text
    } catch {
      throw .file(error)
    }
  }

  private func place(_ location: Location) -> String {
    let path = sources.path(of: location.file)
    guard let bytes = texts[location.file] else { return path }
    let position = LineIndex(bytes).position(at: Int(location.span.start))
    return "\(path):\(position.line):\(position.column)"
  }

  private mutating func add(_ more: [Fix.Edit]) {
    for edit in more { edits[edit.location.file, default: []].append(edit) }
  }

  private func declaration(of symbol: Symbol) -> Location? {
    index.references.first { $0.symbol == symbol && $0.isDeclaration }?.location
  }
}

// MARK: - Payloads

extension RenamePlan {
  /// A field keeps its key in payloads, or the recorded ones get the key that follows from its new name.
  private mutating func addKeys(of symbol: Symbol) throws(RenameFailure) {
    guard let owner = symbol.owner, let model = app.index.model(owner.path),
      let field = model.fields.first(where: { $0.name.text == symbol.name }),
      let declaration = declaration(of: symbol)
    else { return }
    try checkObjects(of: model, symbol)
    let style = app.index.api(nil)?.keys ?? .asWritten
    let (old, new) = (style.key(for: field.name.text), style.key(for: newName))
    let tree = SyntaxTree.parse(try text(of: declaration.file))
    guard let notation = FieldKeyEdits(tree, declaration) else { return }
    guard let said = field.payloadPath else {
      guard old != new else { return }
      guard !changesSamples else {
        let keys = PayloadPlaces(of: app).keys(ofFieldAt: declaration)
        return try addPayloads(Array(keys), new)
      }
      guard let more = notation.adding(old) else {
        throw .refused(
          "\(place(declaration)): there is no place for the key of \(symbol.phrase) in payloads",
          help:
            "write its type as `{ type: …, json: \(old) }` first, or pass --samples if the server follows"
        )
      }
      return add(more)
    }
    if said.keys == [new] { add(notation.removing()) }
  }

  /// Objects of Core Data have attributes of the fields' names, and these are the data model's.
  private func checkObjects(of model: ModelDeclaration, _ symbol: Symbol) throws(RenameFailure) {
    for source in app.index.files.flatMap(\.declarations).flatMap(\.sources) {
      guard case .coreData(let objects, _) = source.content,
        let name = source.yields.declaredName?.text, holds(name, model.name.text)
      else { continue }
      let isSaid = objects.properties.contains { $0.field.text == symbol.name }
      guard name != model.name.text || !isSaid else { continue }
      throw .refused(
        "source `\(source.name.text)` reads \(symbol.phrase) from an attribute of that name",
        help: name == model.name.text
          ? "add `properties: { \(symbol.name): \(symbol.name) }` to its objects first"
          : "rename the attribute first, or let the source yield a model of its own")
    }
  }

  /// Whether values of a model have values of another in themselves.
  private func holds(_ name: String, _ other: String) -> Bool {
    var open = [name]
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard name != other else { return true }
      guard seen.insert(name).inserted else { continue }
      open += app.index.model(name)?.fields.compactMap { $0.type.declaredName?.text } ?? []
    }
    return false
  }

  private mutating func addPayloads(_ places: [Location], _ text: String) throws(RenameFailure) {
    for place in places {
      _ = try self.text(of: place.file)
      add([Fix.Edit(place, replacement: JSONValue.string(text).text)])
    }
  }

  /// A case keeps its value in payloads; that of a union is its tag, unless this is said beside the model.
  private mutating func addValues(of symbol: Symbol) throws(RenameFailure) {
    guard let owner = symbol.owner, let declaration = declaration(of: symbol) else { return }
    guard owner.kind == .enumeration else {
      // Tags that are said stay under another name.
      let item = app.index.union(owner.path)?.cases.first { $0.name.text == symbol.name }
      if let item, item.tags.first?.span != item.name.span { return }
      guard changesSamples else {
        throw .refused(
          "`\(symbol.name)` is the tag that the server sends for \(symbol.phrase)",
          help:
            "write it as `{ model: …, tag: \(symbol.name) }` first, or pass --samples if the server follows: recorded "
            + "responses change with it")
      }
      let places = PayloadPlaces(of: app).tags(symbol.name, of: owner.path)
      return try addPayloads(Array(places), newName)
    }
    guard let enumeration = app.index.enumeration(owner.path),
      let item = enumeration.cases.first(where: { $0.name.text == symbol.name })
    else { return }
    let tree = SyntaxTree.parse(try text(of: declaration.file))
    guard let more = CasePayloadEdits(tree, declaration.file).edits(renaming: item.name) else {
      throw .refused(
        "\(place(declaration)): there is no place for the value of \(symbol.phrase) in payloads",
        help: "write the cases as `{ \(symbol.name): \(symbol.name) }` first")
    }
    add(more)
  }

  /// State that is kept under the names of its screen and itself stays where it is.
  private mutating func addStorageKeys() throws(RenameFailure) {
    for screen in app.index.files.flatMap(\.declarations).compactMap(\.screen) {
      for field in screen.state {
        guard let storage = field.storage, let id = app.index.id(of: .screen, screen.name.text)
        else { continue }
        let now = symbols.renaming(Symbol(.screen, screen.name.text)).name
        let piece = Symbol(.state, field.name.text, of: .init(.screen, screen.name.text))
        let key = "\(now).\(symbols.renaming(piece).name)"
        let old = "\(screen.name.text).\(field.name.text)"
        guard key != old else { continue }
        switch storage {
        case .own(let span):
          add([Fix.Edit(Location(file: app.index.file(of: id), span: span), replacement: old)])
        case .shared(let said) where said.text == key:
          add([
            Fix.Edit(Location(file: app.index.file(of: id), span: said.span), replacement: "true")
          ])
        case .shared: break
        }
      }
    }
  }
}

// MARK: - Strings

extension RenamePlan {
  private mutating func addStrings(for symbol: Symbol) throws(RenameFailure) {
    for name in app.index.app?.strings ?? [] {
      let path = Path.normalized(Path.join(sources.root, name.text))
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileSystem.read(path)
      } catch {
        throw .file(error)
      }
      switch StringsFile.renaming(symbol.name, to: newName, in: bytes, path: path) {
      case .absent: continue
      case .renamed(let after): strings.append((path, bytes, after))
      case .refused(let message, let help): throw .refused(message, help: help)
      }
    }
  }
}

extension Declaration {
  fileprivate var screen: ScreenDeclaration? {
    if case .screen(let screen) = self { screen } else { nil }
  }
}
