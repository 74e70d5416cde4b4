import Diagnostics
import SpecModel

extension SpecRule {
  /// Recorded responses are good JSON.
  static let invalidSample: SpecRule = .init(
    name: "invalid-sample",
    summary: "A recorded response is not JSON.",
    rationale:
      "The app would show an error in the place of such a response; more likely it was recorded or "
      + "edited wrongly, and then says nothing about the server.",
    examples: [
      "Posts.yaml": """
      source: Posts
      request: { path: /posts }
      yields: Post
      samples: [Samples/posts.json]
      """,
      "Samples/posts.json": """
      [
        { "id": 1, "title": "Tea" }‹,→›
      ]
      """,
    ],
    .sources { source, place, findings in
      for sample in source.samples {
        guard let (file, problems) = place.index.samples.problems(at: sample.text) else { continue }
        for problem in problems {
          let related = problem.related.map {
            Diagnostic.Related(Location(file: file, span: $0.span), $0.message)
          }
          findings.report(
            .invalidSample, problem.message, at: Location(file: file, span: problem.span),
            related: related.map { [$0] } ?? [], help: [problem.help])
        }
      }
    })
}
