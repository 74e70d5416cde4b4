import Diagnostics
import ScreenCompiler
import SourceText
import SpecChecks
import SpecSemantics

/// Where things are declared and named.
extension LanguageServer {
  /// What is named at the place that a request is about.
  struct Named {
    let site: Site
    let places: NamedPlaces
    let reference: SymbolReference

    var lines: FileLines { FileLines(places.sources) }
  }

  func named(_ parameters: JSON) throws(RequestProblem) -> Named? {
    let site = try site(parameters)
    let byte = try byte(parameters, in: site)
    let places = try answered { () throws(FileError) in try site.specs.names() }
    return places.reference(at: byte, inFileAt: site.file).map {
      Named(site: site, places: places, reference: $0)
    }
  }

  func definition(_ parameters: JSON) throws(RequestProblem) -> JSONValue {
    guard let named = try named(parameters) else { return .null }
    let lines = named.lines
    return .array(
      named.places.references(to: named.reference.symbol).filter(\.isDeclaration)
        .map { lines.place(of: $0.location) })
  }

  func references(_ parameters: JSON) throws(RequestProblem) -> JSONValue {
    guard let named = try named(parameters) else { return .null }
    let lines = named.lines
    let includesDeclaration = parameters["context"]["includeDeclaration"].isTrue
    return .array(
      named.places.references(to: named.reference.symbol)
        .filter { includesDeclaration || !$0.isDeclaration }
        .map { lines.place(of: $0.location) })
  }

  func highlights(_ parameters: JSON) throws(RequestProblem) -> JSONValue {
    guard let named = try named(parameters) else { return .null }
    let lines = named.lines
    let here = named.places.references(inFileAt: named.site.file)
    return .array(
      here.filter { $0.symbol == named.reference.symbol }.map {
        .object([
          ("range", lines.range(of: $0.location)), ("kind", .number($0.isDeclaration ? 3 : 2)),
        ])
      })
  }

  // MARK: - Other names

  /// Where the name stands that would be given another one.
  func renamed(_ parameters: JSON) throws(RequestProblem) -> JSONValue {
    guard let named = try named(parameters) else { return .null }
    return .object([
      ("range", named.lines.range(of: named.reference.location)),
      ("placeholder", .string(named.reference.symbol.name)),
    ])
  }

  func rename(_ parameters: JSON) throws(RequestProblem) -> JSONValue {
    guard let named = try named(parameters) else {
      throw .failed("nothing stands there that could have another name")
    }
    guard let name = parameters["newName"].string else { throw .parameters("`newName` is missing") }
    let (report, outcome) = try renaming(named, to: name)
    guard let outcome else {
      let first = report.diagnostics.first { $0.severity == .error } ?? report.diagnostics.first
      throw .failed(first?.message ?? "the specs have errors, which come first")
    }
    tell(of: outcome.swiftUses, of: named.reference.symbol)
    return edit(outcome.changes.map { ($0.path, TextChange.edits(from: $0.before, to: $0.after)) })
  }

  private func renaming(
    _ named: Named, to name: String
  ) throws(RequestProblem) -> (report: Report, outcome: RenameOutcome?) {
    do throws(RenameFailure) {
      return try named.site.specs.rename(named.reference.symbol, to: name)
    } catch {
      switch error {
      case .file(let error): throw .failed(error.description)
      case .unknown(let name, let help): throw .failed("there is no `\(name)`: \(help)")
      case .ambiguous(let name, _): throw .failed("`\(name)` means several things")
      case .refused(let message, let help): throw .failed("\(message): \(help)")
      }
    }
  }

  private func tell(of uses: [SwiftUse], of symbol: Symbol) {
    guard !uses.isEmpty else { return }
    let count = uses.count == 1 ? "one place" : "\(uses.count) places"
    notify(
      "window/showMessage",
      .object([
        ("type", .number(2)),
        (
          "message",
          .string(
            "screenc: the app's Swift names what follows from \(symbol.phrase) in \(count), which"
              + " `screenc rename` lists")
        ),
      ]))
  }

  /// Changes of several files, with the versions that they are of.
  func edit(_ changes: [(path: String, edits: [JSONValue])]) -> JSONValue {
    .object([
      (
        "documentChanges",
        .array(
          changes.map { path, edits in
            let version = documents[path]?.version.map { JSONValue.number($0) } ?? .null
            return .object([
              (
                "textDocument",
                .object([
                  ("uri", .string(FileAddress.address(of: path))), ("version", version),
                ])
              ),
              ("edits", .array(edits)),
            ])
          })
      )
    ])
  }
}
