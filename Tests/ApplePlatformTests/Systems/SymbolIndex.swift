import CIndexStore
import Foundation

/// What the compiler wrote down of the package's files as it compiled them: which symbol stands where.
struct SymbolIndex {
  /// A place where a symbol is used.
  struct Use {
    let line: Int
    /// How the compiler identifies the symbol.
    let symbol: String
  }

  private let library: IndexLibrary
  private let store: UnsafeMutableRawPointer
  /// The units of files by their paths.
  private let units: [String: UnsafeMutableRawPointer]

  /// nil where there is no index beside the tests.
  init?() {
    guard let executable = CommandLine.arguments.first, let library = IndexLibrary() else {
      return nil
    }
    let path = URL(fileURLWithPath: executable).deletingLastPathComponent()
      .appending(path: "index/store").path
    guard let store = library.createStore(path, nil) else { return nil }
    (self.library, self.store) = (library, store)
    let readers = library.units(of: store).compactMap { library.createUnit(store, $0, nil) }
    units = Dictionary(readers.map { (library.mainFile($0).text, $0) }) { first, _ in first }
  }

  /// The symbols that a file uses, as the last build here found them; nil for a file that it did not compile.
  func uses(in file: String) -> [Use]? {
    guard let unit = units[file] else { return nil }
    var records: [String] = []
    library.forEachDependency(of: unit) { dependency in
      let record = library.dependencyName(dependency).text
      if library.dependencyPath(dependency).text == file, !record.isEmpty { records.append(record) }
    }
    return records.flatMap(uses(inRecord:))
  }

  private func uses(inRecord name: String) -> [Use] {
    guard let record = library.createRecord(store, name, nil) else { return [] }
    var uses: [Use] = []
    library.forEachOccurrence(in: record) { occurrence in
      guard let symbol = library.symbol(occurrence) else { return }
      var (line, column): (UInt32, UInt32) = (0, 0)
      library.place(occurrence, &line, &column)
      uses.append(Use(line: Int(line), symbol: library.identity(symbol).text))
    }
    return uses
  }
}
