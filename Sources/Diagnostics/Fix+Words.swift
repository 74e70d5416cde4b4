import SourceText

extension Fix {
  /// Writes another word in the place of one; none where the place holds more than the word, such as its
  /// quotes, or something that stands for it.
  public static func replacing(
    _ word: String, at location: Location, by replacement: String, _ safety: Safety
  ) -> [Fix] {
    guard location.span.count == word.utf8.count else { return [] }
    return [replacing(at: location, by: replacement, safety)]
  }

  /// Writes a text in the place of whatever stands there.
  public static func replacing(
    at location: Location, by replacement: String, _ safety: Safety
  ) -> Fix {
    Fix(
      "write `\(replacement)`", safety,
      edits: [Fix.Edit(location, replacement: replacement)])
  }
}

extension NearMiss.Match {
  /// How surely it is what was meant: letters of the other case are a slip, others may be another name.
  public var safety: Fix.Safety { differsInCaseOnly ? .safe : .unsafe }

  /// Writes it in the place of the name, unless others are as near.
  public func fixes(of name: String, at location: Location) -> [Fix] {
    isOnlyOne ? Fix.replacing(name, at: location, by: self.name, safety) : []
  }
}
