import ScreenDriver
import ScreenKit

/// A server whose things change while the app runs. It is a value: what is asked is answered by the
/// server as it was handed to the transport last.
struct SoakServer: Sendable {
  /// How willing it is to answer.
  enum Mood: String, Sendable, CaseIterable {
    case willing
    /// Nothing but errors.
    case broken
    /// The first pages come, the others fail.
    case short
    /// What is sent fails.
    case refusing
    /// What cannot be read.
    case garbled
  }

  /// What is done to the things on it.
  enum Change: String, Sendable, CaseIterable {
    case insert, delete, move, edit, lengthen, clear, refill, shuffle
  }

  /// A thing in a list, which is told as a book, as a loan and as a payment.
  struct Thing: Sendable {
    let id: Int
    var title: String
    var due: Int
  }

  private static let pageSize = 20
  private static let days: [String?] = ["2023-11-14", "2023-11-13", nil, "2023-10-01"]
  private static let states = ["returned", "running", "late"]

  var mood = Mood.willing
  private(set) var things: [Thing] = []
  private var lastID = 0

  init() {
    insert(50, at: 0)
  }

  // MARK: Changes

  mutating func make(_ change: Change, by random: inout SoakRandom) {
    switch change {
    case .insert:
      insert(1 + random.below(7), at: random.below(things.count + 1))
    case .delete:
      for _ in 0..<min(1 + random.below(9), things.count) {
        things.remove(at: random.below(things.count))
      }
    case .move:
      for _ in 0..<3 where !things.isEmpty {
        let thing = things.remove(at: random.below(things.count))
        things.insert(thing, at: random.below(things.count + 1))
      }
    case .edit:
      for _ in 0..<4 where !things.isEmpty {
        let index = random.below(things.count)
        things[index].title = "Book \(things[index].id), \(random.below(90))th edition"
        things[index].due = random.below(Self.days.count)
      }
    case .lengthen:
      guard !things.isEmpty else { return }
      let index = random.below(things.count)
      things[index].title += String(repeating: " and so on", count: 3 + random.below(30))
    case .clear:
      things = []
    case .refill:
      things = []
      insert(random.below(120), at: 0)
    case .shuffle:
      for index in things.indices { things.swapAt(index, random.below(things.count)) }
    }
  }

  private mutating func insert(_ count: Int, at index: Int) {
    let new = (0..<count).map { offset in
      let id = lastID + 1 + offset
      return Thing(id: id, title: "Book \(id)", due: id % Self.days.count)
    }
    lastID += count
    things.insert(contentsOf: new, at: index)
  }

  // MARK: Answers

  /// What answers requests as long as the server stays as it is.
  var answer: ScriptedTransport.Answer {
    let server = self
    return { server.answer(to: $0) }
  }

  private func answer(to request: HTTPRequest) -> HTTPResponse {
    let after = request.query("after")
    switch mood {
    case .broken: return HTTPResponse(status: 500)
    case .garbled: return HTTPResponse(json: #"{"rows": 3, "#)
    case .short where after != nil: return HTTPResponse(status: 503)
    case .refusing where request.method != .get: return HTTPResponse(status: 409)
    default: break
    }
    guard request.method == .get else { return HTTPResponse(json: "{}") }
    let start = after.flatMap(Int.init) ?? 0
    switch request.url.lastPathComponent {
    case "books.json": return page(from: start, book)
    case "loans.json": return page(from: start, loan)
    case "payments": return list(#"{"data": {"payments": ["#, things.prefix(40).map(payment), "]}}")
    case "catalogue": return catalogue
    default: return HTTPResponse(json: things.first.map(book) ?? #"{"id": 0, "title": "None"}"#)
    }
  }

  private func page(from start: Int, _ row: (Thing) -> String) -> HTTPResponse {
    let rows = things.dropFirst(start).prefix(Self.pageSize)
    let end = start + rows.count
    let next = end < things.count ? "\"\(end)\"" : "null"
    return list(#"{"next": \#(next), "rows": ["#, rows.map(row), "]}")
  }

  private var catalogue: HTTPResponse {
    let books = things.prefix(25).map(book).joined(separator: ",")
    let authors = things.suffix(8)
      .map { #"{"id": \#($0.id), "name": "Author of \#($0.id)"}"# }.joined(separator: ",")
    let best = things.first.map { #""best": \#(book($0)), "# } ?? ""
    return HTTPResponse(
      json: #"{"found": {\#(best)"books": [\#(books)], "authors": [\#(authors)]}}"#)
  }

  private func list(_ start: String, _ rows: [String], _ end: String) -> HTTPResponse {
    HTTPResponse(json: start + rows.joined(separator: ",") + end)
  }

  private func book(_ thing: Thing) -> String {
    #"{"id": \#(thing.id), "title": "\#(thing.title)"}"#
  }

  private func loan(_ thing: Thing) -> String {
    let due = Self.days[thing.due].map { #""\#($0)T22:00:00Z""# } ?? "null"
    return #"{"id": \#(thing.id), "book": "\#(thing.title)", "reader": "Reader", "#
      + #""state": "\#(Self.states[thing.due % 3])", "due": \#(due)}"#
  }

  private func payment(_ thing: Thing) -> String {
    #"{"id": \#(thing.id), "reader": "\#(thing.title)", "cents": \#(thing.due * 10)}"#
  }
}
