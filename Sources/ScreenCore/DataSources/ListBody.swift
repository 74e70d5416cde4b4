import Foundation

/// The body of an answer that holds a list: the list at one dotted path, and at another what says how
/// it goes on.
struct ListBody<Item: Decodable>: Decodable {
  let list: DecodedList<Item>
  let mark: PageMark?

  init(from decoder: any Decoder) throws {
    let shape = decoder.listShape
    list = try Self.list(at: DottedPath(shape.listPath), in: decoder)
    mark = try shape.markPath.flatMap { try Self.mark(at: DottedPath($0), in: decoder) }
  }

  private static func list(at path: DottedPath, in decoder: any Decoder) throws -> DecodedList<Item>
  {
    guard let last = path.last else {
      if var container = try? decoder.unkeyedContainer() {
        return try container.decodeElements(of: Item.self)
      }
      return one(try SkippableElement(from: decoder))
    }
    let container = try path.container(in: decoder)
    guard container.contains(last), try !container.decodeNil(forKey: last) else {
      return DecodedList()
    }
    if var nested = try? container.nestedUnkeyedContainer(forKey: last) {
      return try nested.decodeElements(of: Item.self)
    }
    return one(try container.decode(SkippableElement<Item>.self, forKey: last))
  }

  private static func one(_ element: SkippableElement<Item>) -> DecodedList<Item> {
    DecodedList(elements: element.value.map { [$0] } ?? [], countInPayload: 1)
  }

  /// A missing mark means the end of the list, so its absence is no error.
  private static func mark(at path: DottedPath, in decoder: any Decoder) throws -> PageMark? {
    guard let last = path.last, let container = try? path.container(in: decoder) else { return nil }
    return try container.decodeIfPresent(PageMark.self, forKey: last)
  }
}

/// What an answer says about how its list goes on: a mark for the next part, the number of parts, or
/// whether there are more.
enum PageMark: Decodable {
  case text(String)
  case number(Int)
  case flag(Bool)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  var cursor: String? {
    switch self {
    case .text(let text): text.isEmpty ? nil : text
    case .number(let number): String(number)
    case .flag: nil
    }
  }

  func endsList(after parts: Int) -> Bool {
    switch self {
    case .flag(let hasMore): !hasMore
    case .number(let count): parts >= count
    case .text(let text): text.isEmpty
    }
  }
}

/// A way into a payload, such as `data.items`.
struct DottedPath {
  private let keys: [PathKey]

  init(_ path: String) {
    keys = path.split(separator: ".").map { PathKey(stringValue: String($0)) }
  }

  var last: PathKey? { keys.last }

  /// The object that holds the last key.
  func container(in decoder: any Decoder) throws -> KeyedDecodingContainer<PathKey> {
    var container = try decoder.container(keyedBy: PathKey.self)
    for key in keys.dropLast() {
      container = try container.nestedContainer(keyedBy: PathKey.self, forKey: key)
    }
    return container
  }
}

struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}

/// Where in an answer the list stands, and what says how it goes on.
struct ListShape: Sendable {
  var listPath = ""
  var markPath: String?
}

extension JSONDecoder {
  /// Tells ``ListBody`` where to look.
  func expect(_ shape: ListShape) {
    if let key = CodingUserInfoKey.listShape { userInfo[key] = shape }
  }
}

extension Decoder {
  /// Where to look in the body.
  var listShape: ListShape {
    CodingUserInfoKey.listShape.flatMap { userInfo[$0] as? ListShape } ?? ListShape()
  }
}

extension CodingUserInfoKey {
  fileprivate static var listShape: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "ScreenCore.listShape")
  }
}
