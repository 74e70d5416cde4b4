import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Cells that are only ever shown in tables: rows of one go from side to side.
extension SpecRule {
  static func checkCellWidths(_ app: AppSite, into findings: inout Findings) {
    let index = app.index
    // What cannot be read may show anything, and so may who is not here.
    guard !index.hasBroken, index.interfaces.isEmpty, index.app?.host != nil else { return }
    var narrow: [String: (adapter: AdapterDeclaration, file: FileID, key: ByteSpan)] = [:]
    for number in index.heads.indices where index.heads[number].kind == .adapter {
      let id = DeclarationID(number)
      guard case .adapter(let adapter) = index.declaration(id), case .cell = adapter.body,
        case .points = adapter.size.width, let key = adapter.size.widthKey
      else { continue }
      narrow[adapter.name.text] = (adapter, index.file(of: id), key)
    }
    guard !narrow.isEmpty else { return }
    let tables = tables(of: app, showing: Set(narrow.keys))
    for (name, cell) in narrow.sorted(by: { $0.key < $1.key }) {
      guard let table = tables[name] else { continue }
      findings.report(
        .ineffectiveKey,
        "`width` means nothing here: `\(name)` is only ever shown in a table, whose rows go from side to side",
        at: Location(file: cell.file, span: cell.key), related: [.init(table, "it is shown here")],
        help: ["leave `width:` out"])
    }
  }

  /// Where tables show the cells of some adapters that nothing else shows.
  private static func tables(
    of app: AppSite, showing names: Set<String>
  ) -> [String: Location] {
    let index = app.index
    var (inTables, elsewhere) = ([String: Location](), Set<String>())
    for number in index.heads.indices where index.heads[number].kind == .screen {
      let id = DeclarationID(number)
      guard case .screen(let screen) = index.declaration(id) else { continue }
      let isTable = index.system(of: screen).showsTable(for: screen)
      for adapter in screen.usedAdapters where names.contains(adapter.text) {
        guard isTable else {
          elsewhere.insert(adapter.text)
          continue
        }
        let place = Location(file: index.file(of: id), span: adapter.span)
        inTables[adapter.text] = inTables[adapter.text] ?? place
      }
    }
    return inTables.filter { !elsewhere.contains($0.key) }
  }
}
