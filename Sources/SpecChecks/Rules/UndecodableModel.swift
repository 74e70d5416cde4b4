import Diagnostics
import SourceText
import SpecModel

extension Rule {
  static let undecodableModel = Rule(
    name: "undecodable-model",
    summary: "A model that comes from a server has a color or picture in it.",
    rationale:
      "No payload carries a color or picture of the app: such models can be written in place "
      + "only.",
    failing: RuleExample(
      """
      api: Main
      base: https://api.example.com
      ---
      model: Badge
      fields: { id: ID, tint: Color }
      ---
      source: Badges
      request: { path: /badges }
      yields: ‹Badge›
      """
    ),
    passing: RuleExample(
      """
      api: Main
      base: https://api.example.com
      ---
      model: Badge
      fields: { id: ID, tint: String }
      ---
      source: Badges
      request: { path: /badges }
      yields: Badge
      """
    ))
}

/// What is decoded has nothing in it that payloads do not carry.
struct UndecodableModel: AppRule {
  let rule = Rule.undecodableModel

  func check(_ app: AppSite, into findings: inout Findings) {
    let undecodable = app.index.undecodableModels()
    guard !undecodable.isEmpty else { return }
    for (position, file) in app.index.files.enumerated() {
      for index in file.declarations.indices {
        let id = DeclarationID(file: position, position: index)
        for (name, span) in file.declarations[index].decodedTypes where undecodable.contains(name) {
          let place = app.index.location(of: .model, name)
          findings.report(
            Diagnostic(
              rule,
              "a `\(name)` cannot come from a payload, because it has a color or picture in it",
              at: Location(file: app.index.location(of: id).file, span: span),
              related: place.map { [.init($0, "`\(name)` is declared here")] } ?? [],
              help: ["hold a `String` or `URL` instead, and let the adapter choose how it looks"]))
        }
      }
    }
  }
}

extension AppIndex {
  /// Models that hold a color or picture, themselves or through another model.
  fileprivate func undecodableModels() -> Set<String> {
    var holders: [String: [String]] = [:]
    var waiting: [String] = []
    for id in ids(of: .model) {
      guard case .model(let model) = declaration(id), model.swift == nil else { continue }
      for field in model.fields {
        switch field.type.shape.innermost {
        case .builtin(.color), .builtin(.image): waiting.append(model.name.text)
        case .named(let name): holders[name, default: []].append(model.name.text)
        default: break
        }
      }
    }
    var found = Set(waiting)
    while let next = waiting.popLast() {
      for holder in holders[next] ?? [] where found.insert(holder).inserted {
        waiting.append(holder)
      }
    }
    return found
  }
}

extension Declaration {
  /// The models that a response or union decodes, and where the declaration says so.
  fileprivate var decodedTypes: [(name: String, span: ByteSpan)] {
    switch self {
    case .source(let source): source.decodedTypes
    case .request(let request):
      (request.yields?.declaredName).map { [($0.text, $0.span)] } ?? []
    case .union(let union): union.cases.map { ($0.model.text, $0.model.span) }
    case .screen(let screen):
      screen.sections.flatMap { section -> [(name: String, span: ByteSpan)] in
        guard case .source(.inline(let source), _, _) = section.content else { return [] }
        return source.decodedTypes
      }
    case .app, .api, .theme, .enumeration, .model, .adapter: []
    }
  }
}

extension SourceDeclaration {
  fileprivate var decodedTypes: [(name: String, span: ByteSpan)] {
    guard case .request = content, let name = yields.declaredName else { return [] }
    return [(name.text, name.span)]
  }
}

extension TypeReference.Shape {
  /// The type without optionality and lists around it.
  fileprivate var innermost: TypeReference.Shape {
    switch self {
    case .builtin, .named: self
    case .optional(let inner), .list(let inner): inner.innermost
    }
  }
}
