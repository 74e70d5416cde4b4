import SourceText

/// A size as others write it: `88x120`, `88 × 120`.
enum WrittenSize {
  /// The width and the height of a size that is written out.
  static func lengths(of word: String) -> (width: Substring, height: Substring)? {
    guard let sign = word.firstIndex(where: { "xX×*".contains($0) }) else { return nil }
    let width = word[..<sign].trimming { $0 == " " }
    let height = word[word.index(after: sign)...].trimming { $0 == " " }
    return [width, height].allSatisfy(isLength) ? (width, height) : nil
  }

  private static func isLength(_ word: Substring) -> Bool {
    word.first?.isASCII == true && word.first?.isNumber == true
      && word.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") } && Double(word) != nil
      && Double(word) != 0
  }
}
