import Foundation

/// The body of an answer that holds a list: the list at one dotted path, and at others what says how
/// it goes on.
struct ListBody<Item: Decodable>: Decodable {
  let list: DecodedList<Item>
  /// What the next part is asked for by.
  let next: PageMark?
  /// Whether there is a next part.
  let end: PageMark?

  init(from decoder: any Decoder) throws {
    let shape = decoder.listShape
    let path = DottedPath(shape.path.list)
    switch shape.next {
    case .inLastItem:
      let marked = try Self.elements(of: MarkedElement<Item>.self, at: path, in: decoder)
      list = DecodedList(
        elements: marked.elements.compactMap(\.value), countInPayload: marked.countInPayload)
      // An element that could not be read may have no mark: then the list goes on behind the one before.
      next = marked.elements.last { $0.value != nil || $0.mark != nil }?.mark
    case .inBody(let mark):
      list = try Self.list(of: Item.self, at: path, in: decoder)
      next = try Self.mark(at: mark, in: decoder)
    case .notInBody:
      list = try Self.list(of: Item.self, at: path, in: decoder)
      next = nil
    }
    end = try shape.endPath.flatMap { try Self.mark(at: $0, in: decoder) }
  }

  private static func list(
    of type: Item.Type, at path: DottedPath, in decoder: any Decoder
  ) throws -> DecodedList<Item> {
    guard decoder.listShape.path.element != nil else {
      return try elements(of: type, at: path, in: decoder)
    }
    let nested = try elements(of: NestedElement<Item>.self, at: path, in: decoder)
    return DecodedList(
      elements: nested.elements.compactMap(\.value), countInPayload: nested.countInPayload)
  }

  private static func elements<Element: Decodable>(
    of type: Element.Type, at path: DottedPath, in decoder: any Decoder
  ) throws -> DecodedList<Element> {
    guard let last = path.last else {
      if var container = try? decoder.unkeyedContainer() {
        return try container.decodeElements(of: type)
      }
      return one(try SkippableElement(from: decoder))
    }
    guard let container = try path.containerUnlessNull(in: decoder), container.contains(last),
      try !container.decodeNil(forKey: last)
    else {
      guard !decoder.listShape.isListNeeded else {
        throw LoadError.decoding(path: decoder.listShape.path.list, reason: "is not there")
      }
      return DecodedList()
    }
    if var nested = try? container.nestedUnkeyedContainer(forKey: last) {
      return try nested.decodeElements(of: type)
    }
    return one(try container.decode(SkippableElement<Element>.self, forKey: last))
  }

  private static func one<Element>(_ element: SkippableElement<Element>) -> DecodedList<Element> {
    DecodedList(elements: element.value.map { [$0] } ?? [], countInPayload: 1)
  }

  private static func mark(at path: String, in decoder: any Decoder) throws -> PageMark? {
    try DottedPath(path).mark(in: decoder)
  }
}

/// An element that holds the item, as an edge holds its node.
private struct NestedElement<Item: Decodable>: Decodable {
  let value: Item?

  init(from decoder: any Decoder) throws {
    let path = DottedPath(decoder.listShape.path.element ?? "")
    guard let last = path.last else {
      value = try ListElement<Item>(from: decoder).value
      return
    }
    value = try path.container(in: decoder)
      .decodeIfPresent(ListElement<Item>.self, forKey: last)?.value
  }
}

/// An element with what the part behind it is asked for by. An element that is left out has that, too.
private struct MarkedElement<Item: Decodable>: Decodable {
  let value: Item?
  let mark: PageMark?

  init(from decoder: any Decoder) throws {
    value = try NestedElement<Item>(from: decoder).value
    if case .inLastItem(let path) = decoder.listShape.next {
      // The mark stands in the item, wherever in the element that is.
      let item = decoder.listShape.path.element ?? ""
      mark = try DottedPath("\(item).\(path)").mark(in: decoder)
    } else {
      mark = nil
    }
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

  /// Whether a list whose length this may be ends after `count` parts or items; nil is a number that
  /// nobody knows.
  func endsList(after count: Int?) -> Bool {
    switch self {
    case .flag(let hasMore): !hasMore
    case .number(let length): count.map { $0 >= length } ?? (length == 0)
    case .text(let text): text.isEmpty
    }
  }
}

/// A way into a payload, such as `data.items`.
struct DottedPath {
  private let keys: [PayloadKey]

  init(_ path: String) {
    keys = path.split(separator: ".").map { PayloadKey(stringValue: String($0)) }
  }

  var last: PayloadKey? { keys.last }

  /// The object that holds the last key.
  func container(in decoder: any Decoder) throws -> KeyedDecodingContainer<PayloadKey> {
    var container = try decoder.container(keyedBy: PayloadKey.self)
    for key in keys.dropLast() {
      container = try container.nestedContainer(keyedBy: PayloadKey.self, forKey: key)
    }
    return container
  }

  /// The object that holds the last key; nil where it or one around it is null.
  func containerUnlessNull(
    in decoder: any Decoder
  ) throws -> KeyedDecodingContainer<PayloadKey>? {
    var container = try decoder.container(keyedBy: PayloadKey.self)
    for key in keys.dropLast() {
      if container.contains(key), try container.decodeNil(forKey: key) { return nil }
      container = try container.nestedContainer(keyedBy: PayloadKey.self, forKey: key)
    }
    return container
  }

  /// The mark at the path. A missing one means the end of the list, so its absence is no error.
  func mark(in decoder: any Decoder) throws -> PageMark? {
    guard let last, let container = try? container(in: decoder) else { return nil }
    return try container.decodeIfPresent(PageMark.self, forKey: last)
  }
}

/// Where in an answer the list stands, and what says how it goes on.
struct ListShape: Sendable {
  /// Where stands what the next part is asked for by.
  enum Next: Sendable {
    case notInBody
    /// At a dotted path in the body.
    case inBody(String)
    /// At a dotted path in the last item.
    case inLastItem(String)
  }

  /// Dotted; what follows `[]` leads on in each element.
  var listPath = ""
  var next = Next.notInBody
  var endPath: String?
  /// Whether the list has to be there; without one it is empty otherwise.
  var isListNeeded = false

  /// The path of the list, and that of the item in each of its elements.
  var path: (list: String, element: String?) {
    guard let mark = listPath.firstRange(of: "[]") else { return (listPath, nil) }
    let element = listPath[mark.upperBound...].drop { $0 == "." }
    return (String(listPath[..<mark.lowerBound]), String(element))
  }
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
