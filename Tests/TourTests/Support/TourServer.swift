import Foundation
import ScreenDriver
import ScreenKit

/// What the server of the tour answers. The feed is the recorded one that the specs name as samples.
enum TourServer {
  static let specs = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Specs")

  static let standard: ScriptedTransport.Answer = { request in
    let path = request.url.path.replacing("/v1", with: "")
    switch (request.method, path) {
    case (.get, "/feed"):
      return try sample(request.query("after") == nil ? "feed-1" : "feed-2")
    case (.put, "/posts/p1/like"): return HTTPResponse(json: post("p1", likes: 32, liked: true))
    case (.get, "/posts/p1/comments"):
      return HTTPResponse(
        json: #"[{"id": 1, "author": {"id": "u2", "name": "Grace"}, "text": "So calm"}]"#)
    case (.get, "/posts/p1"): return HTTPResponse(json: post("p1"))
    case (.get, "/popular"): return HTTPResponse(json: "[\(post("p7"))]")
    case (.get, "/trays/t1"):
      return HTTPResponse(
        json: """
          {"id": "t1", "stories": [{"id": "s1", "author": {"id": "u3", "name": "Edsger"}}]}
          """)
    case (.get, "/users/u1/posts"):
      return HTTPResponse(
        json: "[\(post("p8")), \(post("p9", photo: "https://api.moments.example/9.png"))]",
        headers: ["X-Total-Pages": "1"])
    case (.put, "/users/u1"): return HTTPResponse(json: #"{"id": "u1", "name": "Ada L."}"#)
    case (.get, "/search"): return HTTPResponse(json: found(request.query("q") ?? ""))
    case (.post, "/posts"): return HTTPResponse(json: "{}")
    case (.post, "/log-in"):
      return HTTPResponse(json: #"{"user": {"id": "u1", "name": "Ada"}, "token": "t-1"}"#)
    default: return HTTPResponse(status: 404)
    }
  }

  /// Answers as in `standard`, but what is sent to `path` fails.
  static func failing(_ path: String) -> ScriptedTransport.Answer {
    { request in
      request.url.path.hasSuffix(path) ? HTTPResponse(status: 500) : try standard(request)
    }
  }

  private static func sample(_ name: String) throws -> HTTPResponse {
    HTTPResponse(
      json: try String(contentsOf: specs.appending(path: "Samples/\(name).json"), encoding: .utf8))
  }

  private static func post(
    _ id: String, likes: Int = 31, liked: Bool = false, photo: String? = nil
  ) -> String {
    """
    {"kind": "post", "id": "\(id)", "author": {"id": "u1", "name": "Ada"}, "text": "Words of \(id)",
     "photo": \(photo.map { "\"\($0)\"" } ?? "null"), "liked": \(liked), "like_count": \(likes),
     "audience": "friends-only", "created_at": "2026-03-14T08:49:00Z"}
    """
  }

  /// Four people and no posts for one word, and both for another.
  private static func found(_ words: String) -> String {
    let users = (1...4).map { #"{"id": "u\#($0)", "name": "\#(words) \#($0)"}"# }
    let posts = words == "fog" ? post("p1") : ""
    return #"{"users": [\#(users.joined(separator: ","))], "posts": [\#(posts)]}"#
  }
}
