import Diagnostics
import ReferencedFiles
import SpecModel

extension SpecRule {
  /// The files with recorded responses are there.
  static let unreadableSample: SpecRule = .init(
    name: "unreadable-sample",
    summary: "A recorded response of a source cannot be read.",
    rationale: "What is not there cannot be held against what the source yields.",
    examples: [
      "Posts.yaml": """
      source: Posts
      request: { path: /posts }
      yields: Post
      samples: [‹Samples/pots.json→Samples/posts.json›]
      """,
      "«→Samples/posts.json»": #"[{ "id": 1, "title": "Tea" }]"#,
    ],
    .sources { source, place, findings in
      for sample in source.samples {
        guard let problem = place.index.samples.problem(at: sample.text) else { continue }
        findings.report(
          .unreadableSample, problem, of: sample, place, tooLarge: "record a page of fewer items")
      }
    })
}
