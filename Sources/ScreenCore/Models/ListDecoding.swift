extension KeyedDecodingContainer {
  /// Reads a list. A missing list and null are empty; an element with a tag that its union doesn't know
  /// is left out where the union says so.
  public func decodeList<Element: Decodable>(
    of type: Element.Type, forKey key: Key
  ) throws -> [Element] {
    guard contains(key), try !decodeNil(forKey: key) else { return [] }
    var container = try nestedUnkeyedContainer(forKey: key)
    return try container.decodeElements(of: type).elements
  }
}

/// A list as it was read, and how many elements the payload held before unknown ones were left out.
struct DecodedList<Element> {
  var elements: [Element] = []
  var countInPayload = 0
}

extension UnkeyedDecodingContainer {
  mutating func decodeElements<Element: Decodable>(
    of type: Element.Type
  ) throws -> DecodedList<Element> {
    var list = DecodedList<Element>()
    while !isAtEnd {
      list.countInPayload += 1
      if let element = try decode(SkippableElement<Element>.self).value {
        list.elements.append(element)
      }
    }
    return list
  }
}

/// An element that may be left out. Decoding it never stops at an unknown tag, so the list goes on
/// behind it.
struct SkippableElement<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    do {
      value = try Value(from: decoder)
    } catch let unknown as UnknownUnionCase where unknown.skips {
      value = nil
    }
  }
}
