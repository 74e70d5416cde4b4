import Diagnostics
import SpecModel

extension Rule {
  static let missingIdentity = Rule(
    name: "missing-identity",
    summary: "A model that lists show has no `id` that is always there.",
    rationale:
      "Lists are updated by what is the same and what has changed, and the same is what has the "
      + "same `id`.",
    failing: RuleExample(
      """
      model: ‹Post›
      fields: { title: String }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title } }
      """
    ),
    passing: RuleExample(
      """
      model: Author
      fields: { name: String }
      ---
      model: Post
      fields: { id: ID, author: Author }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.author.name } }
      """
    ))
}

/// Every model that lists show has an `id` of type ID, String or Int.
struct MissingIdentity: AppRule {
  var rule: Rule { .missingIdentity }

  func check(_ app: AppSite, into findings: inout Findings) {
    let models = app.index.heads.indices.lazy.map { DeclarationID($0) }
      .filter { app.index.kind(of: $0) == .model }
    var without: [String: DeclarationID] = [:]
    for id in models {
      guard case .model(let model) = app.index.declaration(id) else { continue }
      if let field = model.fields.first(where: { $0.name.text == "id" }) {
        if !field.isIdentity { report(field, of: id, app, into: &findings) }
      } else {
        without[model.name.text] = id
      }
    }
    guard !without.isEmpty else { return }
    for file in app.index.files {
      for declaration in file.declarations {
        declaration.forEachListedModel(app.index) { model in
          guard let id = without.removeValue(forKey: model.text) else { return }
          let place = Location(file: file.id, span: model.span)
          report(id, shownAt: place, by: declaration, app, into: &findings)
        }
      }
    }
  }

  private func report(
    _ field: Field, of id: DeclarationID, _ app: AppSite, into findings: inout Findings
  ) {
    findings.report(
      Diagnostic(
        rule, "`\(field.type.shape)` is no identity",
        at: Location(file: app.index.file(of: id), span: field.type.span),
        help: ["an `id` is an `ID`, a `String` or an `Int`, and never missing"]))
  }

  private func report(
    _ id: DeclarationID, shownAt place: Location, by user: Declaration, _ app: AppSite,
    into findings: inout Findings
  ) {
    let user = "\(user.kind.rawValue) `\(user.name.text)`"
    findings.report(
      Diagnostic(
        rule, "`\(app.index.name(of: id))` has no `id`", at: app.index.location(of: id),
        related: [.init(place, "\(user) makes it an item of lists")],
        help: ["add `id: ID` to its fields"]))
  }
}

extension Field {
  fileprivate var isIdentity: Bool {
    switch type.shape {
    case .builtin(.identifier), .builtin(.string), .builtin(.integer): true
    default: false
    }
  }
}

extension Declaration {
  /// Calls a function with the models that it makes items of lists.
  fileprivate func forEachListedModel(_ index: AppIndex, _ body: (Name) -> Void) {
    switch self {
    case .adapter(let adapter): body(adapter.model)
    case .union(let union): for choice in union.cases { body(choice.model) }
    case .screen(let screen):
      for section in screen.sections {
        guard case .source(let reference, _, _) = section.content,
          let name = index.source(of: reference)?.yields.declaredName
        else { continue }
        body(name)
      }
    default: break
    }
  }
}
