import Diagnostics
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics
import SymbolGraphs

/// Makes declarations of the app's own models and cells, as the compiler describes them.
package struct CodeImport {
  /// A type of the app that becomes a declaration.
  struct Taken {
    let symbol: SwiftSymbol
    /// What specs call it.
    let name: String
  }

  let code: SwiftSymbols
  private let modules: [String]
  private let own: String?
  private let wanted: [String]
  private let surroundings: ImportSurroundings
  let places: any CodePlaces
  var names: ImportNames
  var findings: ImportFindings
  /// Models by what the compiler calls them.
  var models: [String: Taken] = [:]
  /// The models that lists can show.
  var listed: Set<String> = []
  /// What is not taken over and was told.
  private var refused: Set<String> = []

  /// - Parameters:
  ///   - modules: Those whose types are taken over.
  ///   - own: The module that generated code becomes a part of; nil where that is none of them.
  ///   - wanted: The types that are wanted, with what they show; empty for all that can be shown.
  package init(
    _ code: SwiftSymbols, modules: [String], own: String?, wanted: [String],
    surroundings: ImportSurroundings, places: any CodePlaces
  ) {
    self.code = code
    self.modules = modules
    self.own = own
    self.wanted = wanted
    self.surroundings = surroundings
    self.places = places
    names = ImportNames(taken: surroundings.names)
    findings = ImportFindings(of: FileID(rawValue: 0))
  }

  package mutating func outcome() -> ImportOutcome {
    let types = modules.flatMap { module in
      code.typeNames(in: module).compactMap { code.type($0, in: module) }
    }.filter { isOfInterest($0) }
    let shows = types.filter { isWanted($0) }.compactMap { showing(by: $0) }
    let shown = Set(shows.flatMap { $0.items.map(\.identifier) })
    for type in types {
      let isModel = isWanted(type) && isModel(type)
      if isModel || shown.contains(type.identifier) { take(model: type) }
    }
    let title = own.flatMap { modules.contains($0) ? $0 : nil } ?? modules.first ?? "App"
    var outcome = ImportOutcome(title: title, folder: title)
    for type in types {
      guard let model = models[type.identifier], let text = text(of: model) else { continue }
      outcome.files.append(.init(path: "Models/\(model.name).yaml", text: text))
      outcome.counts.models += 1
    }
    let written = Set(shows.compactMap(\.cell?.identifier))
    for show in shows where !written.contains(show.type.identifier) {
      guard let (name, text) = adapter(of: show) else { continue }
      outcome.files.append(.init(path: "Adapters/\(name).yaml", text: text))
      outcome.counts.adapters += 1
    }
    if outcome.counts.adapters > 0 { outcome.quieted = ["unused-adapter"] }
    outcome.diagnostics = findings.diagnostics
    return outcome
  }

  // MARK: - Types

  private func isOfInterest(_ type: SwiftSymbol) -> Bool {
    guard type.kind == .class || type.kind == .structure else { return false }
    // What specs declare is theirs, and so is what was generated from them.
    return !surroundings.names.contains(type.name) && !places.isGenerated(type)
  }

  private func isWanted(_ type: SwiftSymbol) -> Bool {
    wanted.isEmpty || wanted.contains(type.name) || wanted.contains(type.dottedPath)
  }

  /// Whether a type looks like what lists consist of: a record that is read from payloads or has an identity.
  private func isModel(_ type: SwiftSymbol) -> Bool {
    let protocols = code.protocols(of: type)
    if !wanted.isEmpty, showing(by: type) == nil { return true }
    return protocols.contains { reference in
      switch reference.name {
      case "Decodable", "Identifiable": reference.module == "Swift"
      case "Model": AppSymbols.runtime.contains(reference.module ?? "")
      default: false
      }
    }
  }

  private mutating func take(model type: SwiftSymbol) {
    guard canBeNamed(type) else { return }
    models[type.identifier] = Taken(symbol: type, name: names.type(type.name, else: "Model"))
    let identity = property("id", of: type)?.propertyType.flatMap(code.resolved)
    if let shape = identity.flatMap({ self.shape(of: $0) }), shape.canBeIdentity {
      listed.insert(type.identifier)
    }
  }

  /// Whether specs can name a type; tells why not.
  mutating func canBeNamed(_ type: SwiftSymbol) -> Bool {
    guard let (message, help) = obstacle(of: type) else { return true }
    if refused.insert(type.identifier).inserted {
      findings.leaveOut(message, at: places.location(of: type), help: help)
    }
    return false
  }

  private func obstacle(of type: SwiftSymbol) -> (message: String, help: String)? {
    if type.path.count > 1 {
      return (
        "`\(type.dottedPath)` lies within another type, and specs name types of a module",
        "move it out of that type, and import it again"
      )
    }
    if type.isGeneric {
      return (
        "`\(type.name)` is generic, and specs cannot say for which types",
        "declare a type that says it, and import it again"
      )
    }
    guard type.access < neededAccess(in: type.module) else { return nil }
    let isOwn = type.module == own
    return (
      "generated code cannot see `\(type.name)`, which is \(type.access)\(isOwn ? "" : " to `\(type.module)`")",
      isOwn
        ? "make it internal"
        : "make it public, or pass `--name` with the module of the generated code"
    )
  }

  /// Who may name what generated code names of a module.
  func neededAccess(in module: String) -> SwiftSymbol.Access {
    module == own ? .internal : .package
  }

  /// How specs name a type of the app.
  func reference(_ name: String, in module: String) -> [(key: String, value: SpecValue)] {
    [("type", .text(name))] + (module == own ? [] : [("module", .text(module))])
  }
}
