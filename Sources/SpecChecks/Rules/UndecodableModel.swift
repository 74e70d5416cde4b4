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
      fields: { id: ID, ‹tint›: «Color→String» }
      ---
      source: Badges
      request: { path: /badges }
      yields: Badge
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
          let place = Location(file: app.index.file(of: DeclarationID(number)), span: name.span)
          for field in app.index.fieldsOfLooks(in: model, among: undecodable) {
            findings.reportShared(
              Diagnostic(
                .undecodableModel,
                "`\(field.name)` of `\(field.owner)` cannot come from a payload: it is declared `\(field.type)`",
                at: field.place,
                help: ["hold a `String` or `URL` instead, and let the adapter choose how it looks"]),
              shownBy: .init(place, "`\(name.text)` comes from a payload here"), fewestUses: 0)
          }
          findings.note(explained: causeOfOptionalPicture, by: .undecodableModel)
        }
      }
    })

  /// What findings have in common about pictures that may be missing, which no model should hold that comes from a payload.
  static let causeOfOptionalPicture = "optional picture"
}

/// A field with a color or picture.
private struct FieldOfLooks {
  let name: String
  let owner: String
  let type: String
  let place: Location
}

extension AppIndex {
  /// The fields with colors or pictures of a model and of the models in it.
  fileprivate func fieldsOfLooks(
    in model: DeclarationID, among undecodable: Set<DeclarationID>
  ) -> [FieldOfLooks] {
    var found: [FieldOfLooks] = []
    var seen: Set<DeclarationID> = [model]
    var waiting = [model]
    while let next = waiting.popLast() {
      guard case .model(let model) = declaration(next) else { continue }
      for field in model.fields {
        switch field.type.shape.innermost {
        case .builtin(.color), .builtin(.image):
          found.append(
            FieldOfLooks(
              name: field.name.text, owner: model.name.text, type: "\(field.type.shape)",
              place: Location(file: file(of: next), span: field.name.span)))
        case .named(let name):
          guard let inner = id(of: .model, name), undecodable.contains(inner),
            seen.insert(inner).inserted
          else { continue }
          waiting.append(inner)
        default: break
        }
      }
    }
    return found
  }
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
