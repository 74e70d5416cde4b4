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

extension String {
  /// `userID` as `user_id`: a new word starts with a capital, and with the last of several that a
  /// small letter follows.
  fileprivate var inSnakeCase: String {
    let characters = Array(self)
    var result = ""
    for (position, character) in characters.enumerated() {
      if character.isUppercase, position > 0, !result.hasSuffix("_") {
        let next = position + 1 < characters.count ? characters[position + 1] : nil
        let startsWord = !characters[position - 1].isUppercase || next?.isLowercase == true
        if startsWord { result += "_" }
      }
      result += character.lowercased()
    }
    return result
  }
}
