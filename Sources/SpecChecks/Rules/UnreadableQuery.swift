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
      do throws(ReferenceProblem) {
        _ = try place.index.text(of: .file(path))
      } catch {
        findings.report(.unreadableQuery, error, of: path, place)
      }
    })
}
