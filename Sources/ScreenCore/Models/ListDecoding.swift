import Foundation

extension KeyedDecodingContainer {
  /// Reads a list. A missing list and null are empty. An element with a tag that its union doesn't know
  /// is left out where the union says so, one with a value that its enum doesn't know is, and one that cannot
  /// be read where the source of the list says so.
  public func decodeList<Element: Decodable>(
    of type: Element.Type, forKey key: Key
  ) throws -> [Element] {
    guard contains(key), try !decodeNil(forKey: key) else { return [] }
    var container = try nestedUnkeyedContainer(forKey: key)
    return try container.decodeElements(of: type).elements
  }
}

/// A list as it was read, and how many elements the payload held before some were left out.
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
      if let element = try decode(ListElement<Element>.self).value {
        list.elements.append(element)
      }
    }
    return list
  }
}

/// An element that is left out if it is of an unknown kind. Decoding it never stops at an unknown tag, so
/// the list goes on behind it.
struct SkippableElement<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    do {
      // Not `Value(from:)`, by which dates and data would not be read as the decoder is told to.
      value = try decoder.singleValueContainer().decode(Value.self)
    } catch let unknown as UnknownUnionCase where unknown.skips {
      value = nil
    }
  }
}

/// An element of a list, which is left out if it cannot be read, too, where the decoder notes that down.
/// What stands in the place of a whole list, in none, is never left out.
struct ListElement<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    do {
      value = try SkippableElement<Value>(from: decoder).value
    } catch {
      guard let leftOut = decoder.leftOutElements, leftOut.takes(error),
        decoder.codingPath.contains(where: { $0.intValue != nil }),
        let reason = LoadError(error, in: decoder)
      else { throw error }
      leftOut.note(reason)
      value = nil
    }
  }
}

extension LoadError {
  /// Why an element could not be read, with its place; nil for a cancellation.
  fileprivate init?(_ error: any Error, in decoder: any Decoder) {
    guard let reason = LoadError(error) else { return nil }
    switch reason {
    case .decoding(let path, let reason) where path.isEmpty:
      self = .decoding(path: Self.path(decoder.codingPath), reason: reason)
    case .decoding:
      self = reason
    case .connection, .status, .address, .other:
      self = .decoding(path: Self.path(decoder.codingPath), reason: reason.description)
    }
  }
}

extension JSONDecoder {
  /// Elements of lists that cannot be read are left out and noted down in `notes`; without these, one
  /// fails the whole.
  func leaveOut(into notes: LeftOutElements?) {
    if let key = CodingUserInfoKey.leftOutElements { userInfo[key] = notes }
  }
}

extension Decoder {
  fileprivate var leftOutElements: LeftOutElements? {
    CodingUserInfoKey.leftOutElements.flatMap { userInfo[$0] as? LeftOutElements }
  }
}

extension CodingUserInfoKey {
  fileprivate static var leftOutElements: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "ScreenCore.leftOutElements")
  }
}
