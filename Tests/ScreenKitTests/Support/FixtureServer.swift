import Foundation
import ScreenDriver
import ScreenKit

/// The answers of the fixture app's server, as scripted values.
enum FixtureServer {
  static func post(_ id: Int, kind: String = "", text: String? = nil, photo: Bool = false) -> String
  {
    let photo = photo ? #""https://images.example/\#(id).png""# : "null"
    let text = text.map { #""\#($0)""# } ?? #""Post \#(id)""#
    let tag = kind.isEmpty ? "" : #""kind": "\#(kind)", "#
    return #"""
      {\#(tag)"id": \#(id), "author": {"id": "u\#(id)", "name": "Author \#(id)"}, "text": \#(text),
       "photo": \#(photo), "like_count": \#(id), "audience": "everyone",
       "created_at": "2023-11-14T20:13:20Z"}
      """#
  }

  static func rows(_ rows: [String], next: String? = nil) -> HTTPResponse {
    let next = next.map { #""\#($0)""# } ?? "null"
    return HTTPResponse(json: #"{"rows": [\#(rows.joined(separator: ","))], "next": \#(next)}"#)
  }

  /// A feed of three kinds and an unknown one, in pages of twenty posts.
  static func feed(_ request: HTTPRequest) -> HTTPResponse {
    switch request.query("_next") {
    case nil:
      let others = [
        #"{"kind": "stories", "id": "t1", "title": "Today"}"#,
        #"{"kind": "poll", "id": "p1"}"#,
        #"{"kind": "ad", "id": "a1", "slogan": "Buy more", "link": "https://ad.example"}"#,
      ]
      return rows(
        [post(1, kind: "post")] + others + (2...10).map { post($0, kind: "post") }, next: "two")
    case "two":
      return rows((10...20).map { post($0, kind: "post") }, next: "three")
    default:
      return rows((21...25).map { post($0, kind: "post") })
    }
  }

  static func users(named name: String) -> HTTPResponse {
    let all = ["Ann", "Anna", "Annika", "Annabel", "Bert"]
    return rows(
      all.filter { $0.lowercased().hasPrefix(name.lowercased()) }
        .map { #"{"id": "\#($0)", "name": "\#($0)"}"# })
  }

  static func posts(page: Int, size: Int) -> HTTPResponse {
    let ids = ((page - 1) * size + 1)...(page * size)
    let limit = 30
    return rows(
      ids.filter { $0 <= limit }.map { post($0, photo: $0.isMultiple(of: 2)) })
  }

  /// Answers everything that the fixture app asks.
  static let standard: ScriptedTransport.Answer = { standardAnswer($0) }

  static func standardAnswer(_ request: HTTPRequest) -> HTTPResponse {
    switch request.url.lastPathComponent {
    case "feed.json": return feed(request)
    case "stories.json":
      return rows((1...6).map { #"{"id": \#($0), "title": "Story \#($0)"}"# })
    case "users.json": return users(named: request.query("name") ?? "")
    case "posts.json":
      return posts(page: Int(request.query("page") ?? "") ?? 1, size: 12)
    case "like.json", "publish.json": return HTTPResponse(json: "{}")
    default: return HTTPResponse(status: 404)
    }
  }
}
