import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Samples show all that they could.
  static let sampleCoverage: SpecRule = .init(
    name: "sample-coverage", severity: .note,
    summary: "No recorded response shows a field that may be missing, or a case.",
    rationale:
      "What no sample shows is not checked: a key that is spelled wrongly looks like a value that is "
      + "always missing.",
    examples: [
      "Posts.yaml": """
      enum: Audience
      cases: { everyone: everyone, ‹friends›: friends }
      ---
      model: Post
      fields: { id: ID, ‹photo›: URL?, audience: Audience }
      ---
      source: Posts
      request: { path: /posts }
      yields: Post
      samples: [Samples/posts.json]
      """,
      "Samples/posts.json": """
      [«→
        »{ "id": 1, "audience": "everyone" }«→,
        { "id": 2, "audience": "friends", "photo": "https://api.example.com/2.png" }
      »]
      """,
    ], isOptIn: true,
    .app { app, findings in
      let index = app.index
      guard !index.samples.isEmpty, !index.hasBroken else { return }
      let coverage = ShownPayloads(of: index)
      for number in index.heads.indices {
        let id = DeclarationID(number)
        let file = index.file(of: id)
        switch index.declaration(id) {
        case .model(let model) where coverage.models.contains(model.name.text):
          for field in model.fields {
            let place = Location(file: file, span: field.name.span)
            guard !coverage.fields.contains(place) else { continue }
            report("`\(field.name.text)` of `\(model.name.text)`", place, into: &findings)
          }
        case .enumeration(let choice):
          guard let shown = coverage.cases[choice.name.text] else { continue }
          for item in choice.cases
          where !item.payloads.contains(where: { shown.contains($0.text) }) {
            let place = Location(file: file, span: item.name.span)
            report("`\(item.name.text)` of `\(choice.name.text)`", place, into: &findings)
          }
        case .union(let union):
          guard let shown = coverage.cases[union.name.text] else { continue }
          for item in union.cases where !item.tags.contains(where: { shown.contains($0.text) }) {
            let place = Location(file: file, span: item.name.span)
            report("`\(item.name.text)` of `\(union.name.text)`", place, into: &findings)
          }
        default: break
        }
      }
    })

  private static func report(_ what: String, _ place: Location, into findings: inout Findings) {
    findings.report(
      .sampleCoverage, "no sample shows \(what)", at: place,
      help: ["record a response that has it; if there is none, check how its key is spelled"])
  }
}
