import Diagnostics
import SourceText
import SpecModel

extension Rule {
  static let recursiveModel = Rule(
    name: "recursive-model",
    summary: "A model holds itself, directly or through others.",
    rationale:
      "Models are values: one that holds itself would have no end, and Swift does not compile "
      + "it. A list of them is fine.",
    failing: RuleExample(
      """
      model: Post
      fields: { id: ID, reply: ‹Reply?› }
      ---
      model: Reply
      fields: { id: ID, post: Post }
      """
    ),
    passing: RuleExample(
      """
      model: Post
      fields: { id: ID, replies: "[Reply]" }
      ---
      model: Reply
      fields: { id: ID, post: Post }
      """
    ))
}

/// No model holds itself other than through a list.
struct RecursiveModel: AppRule {
  let rule = Rule.recursiveModel

  func check(_ app: AppSite, into findings: inout Findings) {
    let nodes = app.index.ids(of: .model) + app.index.ids(of: .union)
    let finder = CycleFinder(from: nodes) { id in
      app.index.heldTypes(of: id).map(\.id)
    }
    for cycle in finder.cycles { report(cycle, app.index, into: &findings) }
  }

  private func report(
    _ cycle: [DeclarationID], _ index: AppIndex, into findings: inout Findings
  ) {
    let steps = cycle.indices.compactMap { position -> (place: Location, what: String)? in
      let (from, to) = (cycle[position], cycle[(position + 1) % cycle.count])
      guard let span = index.heldTypes(of: from).first(where: { $0.id == to })?.span else {
        return nil
      }
      let names = (index.declaration(from).name.text, index.declaration(to).name.text)
      let place = Location(file: index.files[Int(from.file)].id, span: span)
      return (place, "`\(names.0)` holds `\(names.1)`")
    }
    guard let first = steps.first else { return }
    let name = index.declaration(cycle[0]).name.text
    findings.report(
      Diagnostic(
        rule, "`\(name)` holds itself", at: first.place, label: first.what,
        related: steps.dropFirst().map { .init($0.place, $0.what) },
        help: ["hold a list, or the `id` of the other one"]))
  }
}

extension AppIndex {
  /// The models and unions that a model or union has inside itself, and where it says so.
  fileprivate func heldTypes(of id: DeclarationID) -> [(id: DeclarationID, span: ByteSpan)] {
    switch declaration(id) {
    case .model(let model):
      guard model.swift == nil else { return [] }
      return model.fields.compactMap { field in
        guard let name = field.type.shape.heldName else { return nil }
        return (self.id(of: .model, name) ?? self.id(of: .union, name)).map {
          ($0, field.type.span)
        }
      }
    case .union(let union):
      return union.cases.compactMap { unionCase in
        self.id(of: .model, unionCase.model.text).map { ($0, unionCase.model.span) }
      }
    default: return []
    }
  }
}

extension TypeReference.Shape {
  /// The declared type of which a value is part of a value of this type.
  fileprivate var heldName: String? {
    switch self {
    case .named(let name): name
    case .optional(let wrapped): wrapped.heldName
    case .builtin, .list: nil
    }
  }
}
