import SourceText
import SpecChecks
import SpecModel
import SpecSemantics

/// The specs of a project as an editor has them: with texts that are not saved yet in the place of what is in files.
package struct EditedSpecs: Sendable {
  private let compiler: Compiler
  /// By the paths that findings are shown with.
  private let texts: [String: [UInt8]]

  /// - Parameter texts: What is not saved yet, by the path of its file from the folder of the specs.
  package init(_ compiler: Compiler, unsaved texts: [String: [UInt8]]) {
    self.compiler = compiler
    let root = compiler.project.specRoot
    self.texts = Dictionary(texts.map { (Path.join(root, $0), $1) }) { first, _ in first }
  }

  /// What is wrong with them.
  package func findings() throws(FileError) -> Report { try compiler.lint(edited: texts) }

  /// What may stand at a place of one of them.
  ///
  /// - Parameter path: Its path from the folder of the specs.
  package func completion(
    in path: String, text: [UInt8], at offset: Int
  ) throws(FileError) -> Completion {
    try compiler.completion(in: path, text: text, at: offset, beside: texts)
  }

  /// Where everything is named, as far as the specs can be read.
  package func names() throws(FileError) -> NamedPlaces {
    let project = compiler.project
    let paths = try SpecFinder.paths(below: project.specRoot)
    let files = SpecLoader.load(paths, root: project.specRoot, edited: texts).files.files
    let references = ReferenceLoader.load(for: files, root: project.specRoot, edited: texts)
    let index = AppIndex(files: files, references: references.texts)
    return NamedPlaces(
      references: SymbolIndex(of: index).references,
      sources: SpecSources(
        configuration: project.configurationPath, root: project.specRoot, specs: paths,
        references: references.paths, edited: texts))
  }

  /// What changes if something gets another name; nothing is written.
  ///
  /// - Returns: What changes, or nil and what keeps it from being done.
  package func rename(
    _ symbol: Symbol, to name: String
  ) throws(RenameFailure) -> (report: Report, outcome: RenameOutcome?) {
    let owner = symbol.owner.map { "\($0.kind.rawValue):" } ?? ""
    let request = RenameRequest("\(owner)\(symbol.kind.rawValue):\(symbol.path)", to: name)
    return try compiler.rename(request, writes: false, unsaved: texts)
  }
}

/// Where everything that specs name is named.
package struct NamedPlaces: Sendable {
  /// In the order of the files and of their places.
  package let references: [SymbolReference]
  package let sources: SpecSources

  /// What is named at a place of a file: of several names there, the shortest.
  package func reference(at offset: Int, inFileAt path: String) -> SymbolReference? {
    references(inFileAt: path)
      .filter { ($0.location.span.start...$0.location.span.end).contains(UInt32(clamping: offset)) }
      .min { $0.location.span.count < $1.location.span.count }
  }

  /// All names in a file.
  package func references(inFileAt path: String) -> [SymbolReference] {
    references.filter { sources.path(of: $0.location.file) == path }
  }

  /// Where something is named.
  package func references(to symbol: Symbol) -> [SymbolReference] {
    references.filter { $0.symbol == symbol }
  }
}
