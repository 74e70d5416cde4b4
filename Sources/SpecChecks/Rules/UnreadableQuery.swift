import Diagnostics
import ReferencedFiles
import SpecModel

extension SpecRule {
  /// The files with queries are there, and are text.
  static let unreadableQuery: SpecRule = .init(
    name: "unreadable-query",
    summary: "The file that a query is left to cannot be read.",
    rationale: "Its text is part of the generated code, so that the app need not carry the file.",
    examples: """
      source: Posts
      graphql: { query: ‹Queries/Posts.graphql→"{ posts { id title } }"› }
      items: data.posts
      yields: Post
      """,
    .sources { source, place, findings in
      guard case .request(let call, _, _) = source.content,
        case .file(let path)? = call.operation?.query
      else { return }
      do throws(QueryTexts.Problem) {
        _ = try place.index.text(of: .file(path))
      } catch {
        let (message, help) = text(of: error, path.text)
        findings.report(.unreadableQuery, message, at: place.location(path.span), help: [help])
      }
    })

  private static func text(
    of problem: QueryTexts.Problem, _ path: String
  ) -> (message: String, help: String) {
    switch problem {
    case .unreadable(let reason):
      (
        "`\(path)` cannot be read: \(reason)",
        "the path is relative to the folder of the specs; check its spelling"
      )
    case .notText(let line):
      ("`\(path)` is not UTF-8 text in line \(line)", "save it as UTF-8")
    case .tooLarge(let bytes, let limit):
      ("`\(path)` has \(bytes) bytes; more than \(limit) are not read", "check the path")
    }
  }
}
