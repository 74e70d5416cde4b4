import Diagnostics
import SpecModel
import SpecSemantics

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
struct MissingIdentity: AppRule, ModelRule {
  var rule: Rule { .missingIdentity }
  var aspects: RuleAspects { RuleAspects(app: self, declarations: DeclarationAspects(model: self)) }

  func check(_ model: ModelDeclaration, at place: DeclarationPlace, into findings: inout Findings) {
    // Of a type that there is not, another rule tells.
    guard let field = model.identity, !field.isIdentity, place.index.type(field.type) != nil else {
      return
    }
    findings.report(
      Diagnostic(
        rule, "`\(field.type.shape)` is no identity", at: place.location(field.type.span),
        help: ["an `id` is an `ID`, a `String` or an `Int`, and never missing"]))
  }

  func check(_ app: AppSite, into findings: inout Findings) {
    var reported: Set<DeclarationID> = []
    for listing in app.uses.listings where reported.insert(listing.to).inserted {
      report(listing, app, into: &findings)
    }
  }

  private func report(
    _ listing: UseGraph.Edge, _ app: AppSite, into findings: inout Findings
  ) {
    let user =
      "\(app.index.kind(of: listing.from).rawValue) `\(app.index.name(of: listing.from))`"
    findings.report(
      Diagnostic(
        rule, "`\(app.index.name(of: listing.to))` has no `id`",
        at: app.index.location(of: listing.to),
        related: [.init(app.location(listing), "\(user) makes it an item of lists")],
        help: ["add `id: ID` to its fields"]))
  }
}

extension Walk {
  /// Notes the models that a declaration makes items of lists, if they have nothing to be told by.
  mutating func noteListings(by declaration: Declaration) {
    switch declaration {
    case .adapter(let adapter): noteListing(of: adapter.model)
    case .union(let union): for choice in union.cases { noteListing(of: choice.model) }
    case .screen(let screen):
      for section in screen.sections {
        guard case .source(let reference, _, _) = section.content,
          let name = index.source(of: reference)?.yields.declaredName
        else { continue }
        noteListing(of: name)
      }
    default: break
    }
  }

  private mutating func noteListing(of name: Name) {
    guard let id = index.id(of: .model, name.text),
      case .model(let model) = index.declaration(id), model.identity == nil
    else { return }
    uses.note(current, lists: id, at: name.span)
  }
}

extension ModelDeclaration {
  /// The field that is called as what tells one item from another.
  fileprivate var identity: Field? {
    // It mostly is the first, and each that is looked at is counted.
    for index in fields.indices where fields[index].name.text == "id" { return fields[index] }
    return nil
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
