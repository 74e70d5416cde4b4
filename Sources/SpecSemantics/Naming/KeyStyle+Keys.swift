import SpecModel

extension KeyStyle {
  /// The payload key of a field that does not say its own.
  public func key(for field: String) -> String {
    switch self {
    case .asWritten: field
    case .snakeCase: field.inSnakeCase
    }
  }
}

extension Field {
  /// The keys that lead to the field in payloads, the outermost first.
  ///
  /// - Parameter style: How keys follow from names.
  public func payloadKeys(by style: KeyStyle) -> [String] {
    payloadPath?.keys ?? [style.key(for: name.text)]
  }
}

extension EventsDeclaration {
  /// What analytics call an event of the catalogue.
  public func sentName(of event: EventDeclaration) -> String {
    let own = sentAs.first { $0.event.text == event.name.text }
    return own?.sent.text ?? names.key(for: event.name.text)
  }

  /// What analytics call a parameter of an event.
  public func sentName(of parameter: Field) -> String {
    parameter.payloadPath?.keys.joined(separator: ".") ?? names.key(for: parameter.name.text)
  }
}

extension String {
  /// `userID` as `user_id`: a new word starts with a capital, and with the last of several that a
  /// small letter follows.
  fileprivate var inSnakeCase: String {
    guard utf8.contains(where: \.isCapital) else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 4)
    for (position, byte) in bytes.enumerated() {
      guard byte.isCapital else {
        result.append(byte)
        continue
      }
      let followsWord = position > 0 && !bytes[position - 1].isCapital
      let startsWord = position + 1 < bytes.count && bytes[position + 1].isSmall
      if position > 0, followsWord || startsWord, result.last != UInt8(ascii: "_") {
        result.append(UInt8(ascii: "_"))
      }
      result.append(byte | 0x20)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
