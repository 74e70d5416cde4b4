/// How a server hands out a list part by part.
public enum Paging: Hashable, Sendable {
  /// All at once.
  case none
  /// By a mark for the next part, found in the answer at the dotted path `receive` and sent as the
  /// query item `send`.
  /// It ends when the mark is missing, null or empty, or as `ends` says.
  case cursor(send: String, receive: String, size: PageSize? = nil, ends: PageEnd? = nil)
  /// By the number of the part.
  case page(send: String, first: Int = 1, size: PageSize? = nil, ends: PageEnd = .empty)
  /// By the number of items before the part.
  case offset(send: String, size: PageSize? = nil, ends: PageEnd = .empty)
  /// By a value of the last item, which stands in the payload at the dotted path `receive` of that
  /// item and is sent as the query item `send`.
  case last(
    send: String, receive: String = "id", size: PageSize? = nil, ends: PageEnd = .empty)
  /// By the address of the next part, which the answer's `Link` header calls `next`, or which stands
  /// in the answer at the dotted path `receive`. It ends when there is none.
  case link(receive: String? = nil, size: PageSize? = nil)
  /// By marks in headers of the answer, each sent as a query item. It ends when none of them is there.
  case header(marks: [PageMarkHeader], size: PageSize? = nil)
}

/// A header that has what the next part is asked for by.
public struct PageMarkHeader: Hashable, Sendable {
  public let name: String
  /// The query item that carries its value.
  public let query: String

  /// The header `name`, sent as the query item `query`.
  public init(_ name: String, sentAs query: String) {
    self.name = name
    self.query = query
  }
}

/// How many items a part holds.
public struct PageSize: Hashable, Sendable {
  public let count: Int
  /// The query item that asks for it; nil when the server decides by itself.
  public let query: String?

  /// Parts of `count` items, asked for by the query item `query`.
  public init(_ count: Int, sentAs query: String? = nil) {
    self.count = count
    self.query = query
  }
}

/// How the last part is known.
public enum PageEnd: Hashable, Sendable {
  /// It has fewer items than a part holds.
  case short
  /// It has none.
  case empty
  /// A header of the answer holds the number of parts or items.
  case header(String, counting: PageCount = .pages)
  /// The answer holds, at a dotted path, the number of parts or items, or whether there are more.
  case field(String, counting: PageCount = .pages)
}

/// What a server counts when it says how long a list is.
public enum PageCount: Hashable, Sendable {
  case pages, items
}

/// Which part of a list.
public enum PagePosition: Hashable, Sendable, Codable {
  case first
  /// Behind a mark: one that the server gave, or a value of the last item.
  case cursor(String)
  case page(Int)
  case offset(Int)
  /// At an address.
  case link(String)
  /// Behind marks, by the names of the query items that carry them.
  case marks([String: String])

  /// The number that a part is asked for by, where the first is `first`.
  func number(first: Int) -> Int {
    switch self {
    case .page(let number), .offset(let number): number
    case .first, .cursor, .link, .marks: first
    }
  }
}

/// A part of a list.
public struct Page<Item: Model>: Sendable {
  public var items: [Item]
  /// Where the next part is; nil when this is the last.
  public var next: PagePosition?

  /// A part; without `next` it is the last.
  public init(items: [Item], next: PagePosition? = nil) {
    self.items = items
    self.next = next
  }
}

extension Page: Hashable {}
extension Page: Decodable where Item: Decodable {}
extension Page: Encodable where Item: Encodable {}
