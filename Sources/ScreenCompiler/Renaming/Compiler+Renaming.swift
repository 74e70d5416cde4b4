import Diagnostics
import SourceText
import SpecChecks
import SpecModel
import SpecSemantics

extension Compiler {
  /// Gives something in the specs another name, wherever it is named.
  ///
  /// The specs with the new name are checked before anything is written: what would be found then and
  /// is not found now keeps it from being done.
  ///
  /// - Parameter writes: Whether files are written; otherwise it is only found out what would be.
  /// - Returns: What changes, or nil and what keeps it from being done.
  public func rename(
    _ request: RenameRequest, writes: Bool = true
  ) throws(RenameFailure) -> (report: Report, outcome: RenameOutcome?) {
    try rename(request, writes: writes, unsaved: [:])
  }

  /// - Parameter unsaved: Texts that take the place of what is in files, by their paths.
  func rename(
    _ request: RenameRequest, writes: Bool, unsaved: [String: [UInt8]]
  ) throws(RenameFailure) -> (report: Report, outcome: RenameOutcome?) {
    let checked = try checked(unsaved)
    guard let app = checked.app, !checked.report.hasErrors else { return (checked.report, nil) }
    let index = SymbolIndex(of: app)
    let stringKeys = (app.index.strings.map { Array($0.keys) } ?? []).map { Symbol(.string, $0) }
    let known = index.symbols.union(stringKeys)
    let symbol = try SymbolLookup(known).symbol(named: request.name)
    try Self.check(request.newName, for: symbol, among: known)
    let symbols = RenamedSymbols(symbol, to: request.newName, in: app.index)
    let plan = try RenamePlan(
      symbols, app: app, index: index, changesSamples: request.changesSamples,
      sources: checked.report.sources)
    let changes = try plan.changes()
    let texts = unsaved.merging(changes.map { ($0.path, $0.after) }) { $1 }
    let after = try edited(texts).checked(texts)
    let check = RenameCheck(symbols: symbols)
    let new = check.newFindings(in: after.report, since: checked.report)
    guard new.isEmpty, let renamed = after.app else {
      return (after.report.replacing(diagnostics: new, suppressed: []), nil)
    }
    if let other = check.otherMeaning(in: SymbolIndex(of: renamed), since: index) {
      throw .refused(
        "with `\(request.newName)`, \(other.symbol.phrase) would not be named in"
          + " \(after.report.sources.path(of: other.location.file)) where it is now",
        help: "take another name")
    }
    let uses = try swiftUses(
      of: symbols, before: app, after: renamed, in: request.swiftFolders)
    if writes {
      do throws(FileError) {
        for change in changes { try FileSystem.replace(change.path, with: change.after) }
      } catch {
        throw .file(error)
      }
    }
    return (checked.report, RenameOutcome(symbol: symbol, changes: changes, swiftUses: uses))
  }

  private func checked(_ texts: [String: [UInt8]]) throws(RenameFailure) -> Checked {
    do throws(FileError) {
      return try check(isForBuilding: false, edited: texts)
    } catch {
      throw .file(error)
    }
  }

  /// Refuses a name that is none, or that something else has.
  private static func check(
    _ name: String, for symbol: Symbol, among known: Set<Symbol>
  ) throws(RenameFailure) {
    guard name != symbol.name else {
      throw .refused("\(symbol.phrase) is called that already", help: "write its new name")
    }
    let isText = symbol.kind == .string || symbol.kind == .stored
    guard isText || isName(name) else {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      throw .refused(
        "`\(name)` is no name",
        help: name.contains(".") && isName(last)
          ? "write the last part alone: `\(last)`"
          : "names consist of letters, digits and `_`, and do not start with a digit")
    }
    if let other = known.first(where: { $0 == Symbol(symbol.kind, name, of: symbol.owner) }) {
      throw .refused("there is \(other.phrase) already", help: "take another name")
    }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !first.isDigit else { return false }
    return text.utf8.allSatisfy {
      $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 >= 0x80
    }
  }
}
