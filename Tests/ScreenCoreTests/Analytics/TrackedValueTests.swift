import Foundation
import ScreenCore
import Testing

struct TrackedValueTests {
  private struct Post: Model {
    var id: Identifier
  }

  private enum Item: UnionModel {
    case post(Post)

    init(from decoder: any Decoder) throws { self = .post(Post(id: "1")) }
    init(_ post: Post) { self = .post(post) }

    var model: any Model {
      switch self {
      case .post(let post): post
      }
    }

    func replacing(with model: any Model) -> Item? { (model as? Post).map(Item.init) }
  }

  @Test func valuesKeepTheirTypes() {
    #expect(TrackedValue.value("a") == .string("a"))
    #expect(TrackedValue.value(1) == .int(1))
    #expect(TrackedValue.value(1.5) == .double(1.5))
    #expect(TrackedValue.value(true) == .bool(true))
    let date = Date(timeIntervalSince1970: 0)
    #expect(TrackedValue.value(date) == .date(date))
    #expect(TrackedValue.value(Identifier(7)) == .string("7"))
    #expect(TrackedValue.value(URL(string: "https://a.example")) == .string("https://a.example"))
    #expect(TrackedValue.value(["a", "b"]) == .list([.string("a"), .string("b")]))
  }

  @Test func whatIsMissingIsLeftOut() {
    let words: String? = nil
    #expect(TrackedValue.present(["words": .value(words), "count": .value(2)]) == ["count": .int(2)])
  }

  @Test func modelsTellTheirIdentity() {
    let missing: Post? = nil
    #expect(TrackedValue.identity(of: Post(id: "7")) == .string("7"))
    #expect(TrackedValue.identity(of: Item(Post(id: "8"))) == .string("8"))
    #expect(TrackedValue.identity(of: missing) == nil)
    #expect(TrackedValue.identity(of: [Post(id: "7"), Post(id: "8")]) == .list([.string("7"), .string("8")]))
  }

  @Test func kitsTakeThemAsTheyWant() throws {
    let parameters: [String: TrackedValue] = ["count": .int(2), "tags": .list([.string("a")])]
    #expect(parameters.anyValues["count"] as? Int == 2)
    #expect(parameters.anyValues["tags"] as? [String] == ["a"])
    #expect(parameters.texts == ["count": "2", "tags": "a"])
    #expect(TrackedValue.date(Date(timeIntervalSince1970: 0)).text == "1970-01-01T00:00:00Z")
    #expect(TrackedValue.bool(false).text == "false")
  }
}
