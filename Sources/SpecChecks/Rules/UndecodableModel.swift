import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What is decoded has nothing in it that payloads do not carry.
  static let undecodableModel: SpecRule = .init(
    name: "undecodable-model",
    summary: "A model that comes from a server has a color or picture in it.",
    rationale:
      "No payload carries a color or picture of the app: such models can be written in place "
      + "only.",
    examples: """
      model: Badge
      fields: { id: ID, tint: «Color→String» }
      ---
      source: Badges
      request: { path: /badges }
      yields: ‹Badge›
      """,
    .app { app, findings in
      guard !app.uses[.undecodable].isEmpty else { return }
      let undecodable = app.undecodableModels
      for number in app.index.heads.indices {
        let declaration = app.index.declaration(DeclarationID(number))
        for name in declaration.decodedTypes {
          guard let model = app.index.id(of: .model, name.text), undecodable.contains(model) else {
            continue
          }
          findings.report(
            .undecodableModel,
            "`\(name.text)` cannot come from a payload: it has a color or picture in it",
            at: Location(file: app.index.file(of: DeclarationID(number)), span: name.span),
            related: [.init(app.index.location(of: model), "`\(name.text)` is declared here")],
            help: ["hold a `String` or `URL` instead, and let the adapter choose how it looks"])
        }
      }
    })
}

extension AppSite {
  /// Models that hold a color or picture, themselves or through another model.
  var undecodableModels: Set<DeclarationID> {
    guard !uses[.undecodable].isEmpty else { return [] }
    let holders = Dictionary(grouping: uses[.holds], by: \.to)
    var found = Set(uses[.undecodable])
    var waiting = uses[.undecodable]
    while let next = waiting.popLast() {
      for holder in holders[next] ?? [] where found.insert(holder.from).inserted {
        waiting.append(holder.from)
      }
    }
    return found
  }
}

extension Declaration {
  /// The models that a response or union decodes.
  var decodedTypes: [Name] {
    switch self {
    case .source, .screen: sources.flatMap(\.decodedTypes)
    case .request(let request): request.yields?.declaredName.map { [$0] } ?? []
    case .union(let union): union.cases.map(\.model)
    case .app, .api, .events, .theme, .enumeration, .model, .component, .adapter, .module: []
    }
  }
}

extension SourceDeclaration {
  fileprivate var decodedTypes: [Name] {
    switch content {
    case .items, .swift: return []
    case .request, .disk, .sqlite, .coreData: break
    }
    guard let name = yields.declaredName else { return [] }
    return [name]
  }
}
