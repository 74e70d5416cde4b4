import SourceText

/// Names with what they are given in parentheses, as Swift calls functions.
extension SyntaxErrorWording {
  /// Keys whose value is a mapping where what they name is given something.
  private static let keysOfMappings: Set<String> = ["source", "component", "adapter", "part"]

  /// What to write for `Followers(userID: $item.id)`, whose colon is one too many.
  func helpOnCall(
    _ word: Slice<UnsafeBufferPointer<UInt8>>, behind key: Slice<UnsafeBufferPointer<UInt8>>
  ) -> [String]? {
    guard let parenthesis = word.firstIndex(of: UInt8(ascii: "(")), parenthesis > word.startIndex,
      word[..<parenthesis].allSatisfy(\.isLetterOrDigit), word.count <= 80
    else { return nil }
    let name = String(decoding: word[..<parenthesis], as: UTF8.self)
    let argument = String(decoding: word[(parenthesis + 1)...], as: UTF8.self)
    guard !argument.isEmpty, argument.utf8.allSatisfy(\.isLetterOrDigit) else { return nil }
    let given = "with: { \(arguments(from: parenthesis + 1) ?? "\(argument): …") }"
    let owner = String(decoding: key, as: UTF8.self).split(separator: " ").last.map(String.init)
    if let owner, Self.keysOfMappings.contains(owner) {
      return ["give it what it takes in a mapping: `\(owner): { use: \(name), \(given) }`"]
    }
    return ["write the name alone, `\(name)`, and what it takes in a line below it: `\(given)`"]
  }

  /// What stands in parentheses up to the end of the line, if it is nothing but names and values.
  private func arguments(from start: Int) -> String? {
    let text = String(decoding: source[start..<lineEnd(start)], as: UTF8.self)
      .split(separator: " ").joined(separator: " ")
    guard text.hasSuffix(")"), text.count <= 80 else { return nil }
    let inner = text.dropLast()
    return inner.contains(where: { "(){}[]#\"".contains($0) }) ? nil : String(inner)
  }
}
