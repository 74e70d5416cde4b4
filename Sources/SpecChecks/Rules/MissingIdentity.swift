import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Every model that lists show has an `id` of type ID, String or Int.
  static let missingIdentity: SpecRule = .init(
    name: "missing-identity",
    summary: "A model that lists show has no `id` that is always there.",
    rationale:
      "Lists are updated by what is the same and what has changed, and the same is what has the "
      + "same `id`.",
    examples: """
      «→model: Author
      fields: { name: String }
      ---
      »model: ‹Post›
      fields: { «title: String→id: ID, author: Author» }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.«title→author.name» } }
      """,
    .models { model, place, findings in
      // Of a type that there is not, another rule tells.
      guard let field = model.identity, !field.isIdentity, place.index.type(field.type) != nil
      else {
        return
      }
      findings.report(
        .missingIdentity, "`\(field.type.shape)` is no identity",
        at: place.location(field.type.span),
        help: [
          field.type.shape.unwrapped.isIdentity
            ? "write `\(field.type.shape.unwrapped)`: an `id` is never missing"
            : "an `id` is an `ID`, a `String` or an `Int`, and never missing"
        ])
    },
    .collecting(
      [UseGraph.Edge].self,
      on: .declarations { declaration, place, listings in
        declaration.forEachListed(in: place.index) { name in
          guard let id = place.index.id(of: .model, name.text),
            case .model(let model) = place.index.declaration(id), model.identity == nil
          else { return }
          listings.append(UseGraph.Edge(from: place.id, to: id, span: name.span))
        }
      }
    ) { app, listings, findings in
      var reported: Set<DeclarationID> = []
      for listing in listings where reported.insert(listing.to).inserted {
        findings.note(
          explained: TypeProblem.causeOfMissing(field: "id", of: app.index.name(of: listing.to)),
          by: .missingIdentity)
        let (kind, name) = (app.index.kind(of: listing.from), app.index.name(of: listing.from))
        if case .model(let model) = app.index.declaration(listing.to),
          let field = model.misnamed(in: app.index)
        {
          let place = Location(file: app.index.file(of: listing.to), span: field.name.span)
          findings.note(explained: causeOfStyle(field.name.text), by: .missingIdentity)
          findings.note(explained: SampleSlips.causeOfAbsence(at: place), by: .missingIdentity)
          findings.report(
            .missingIdentity,
            "`\(field.name.text)` looks like the identity of `\(model.name.text)`, which is called `id`",
            at: place,
            related: [
              .init(app.location(listing), "\(kind.rawValue) `\(name)` makes it an item of lists")
            ],
            help: ["did you mean `id`? What reads `\(field.name.text)` follows it"])
          continue
        }
        findings.report(
          .missingIdentity, "`\(app.index.name(of: listing.to))` has no `id`",
          at: app.index.location(of: listing.to),
          related: [
            .init(app.location(listing), "\(kind.rawValue) `\(name)` makes it an item of lists")
          ],
          help: ["add `id: ID` to its fields"])
      }
    })
}

extension Declaration {
  /// Goes through what the declaration makes items of lists.
  fileprivate func forEachListed(in index: AppIndex, _ body: (Name) -> Void) {
    switch self {
    case .adapter(let adapter): body(adapter.model)
    case .union(let union): for unionCase in union.cases { body(unionCase.model) }
    case .request(let request):
      if request.renews, let name = request.yields?.declaredName { body(name) }
    case .screen(let screen):
      for section in screen.sections {
        guard case .source(let reference, _, _) = section.content,
          let name = index.source(of: reference)?.yields.declaredName
        else { continue }
        body(name)
      }
      for reference in screen.choiceSources {
        if let name = index.source(of: reference)?.yields.declaredName { body(name) }
      }
    default: break
    }
  }
}

extension ModelDeclaration {
  /// The field that is the identity and is called otherwise: one that is read from `id`, or has a sign, the model's
  /// name or the end of that before its name.
  fileprivate func misnamed(in index: AppIndex) -> Field? {
    let own = ownWords(in: index).map { $0 + "id" }
    let found = fields.filter { field in
      let written = field.name.text.lowercased().filter { $0 != "_" }
      return field.isIdentity
        && (field.payloadPath?.keys == ["id"] || own.contains(written)
          || ["id", "identifier", "identity", "uid", "uuid", "guid", "objectid"].contains(written))
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The name in small letters, and the ends of it that are no other model's: `TodoList` is a list.
  private func ownWords(in index: AppIndex) -> [String] {
    let words = NearMiss.wordTexts(name.text)
    let others = Set(index.names(of: .model).map { $0.lowercased() }).subtracting([
      name.text.lowercased()
    ])
    return words.indices.map { words[$0...].joined() }.filter { !others.contains($0) }
  }

  /// The field that is called as what tells one item from another.
  fileprivate var identity: Field? {
    // It mostly is the first, and each that is looked at is counted.
    for index in fields.indices where fields[index].name.text == "id" { return fields[index] }
    return nil
  }
}

extension Field {
  fileprivate var isIdentity: Bool {
    type.shape.isIdentity
  }
}

extension TypeReference.Shape {
  fileprivate var isIdentity: Bool {
    switch self {
    case .builtin(.identifier), .builtin(.string), .builtin(.integer): true
    default: false
    }
  }
}
