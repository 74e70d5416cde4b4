/// How a comment is written.
enum CommentText {
  /// A comment without white space at its end and with a space after `#`.
  ///
  /// - Parameter isFirst: Whether it stands at the start of the file, where `#!` is for the system.
  static func canonical(_ comment: ArraySlice<UInt8>, isFirst: Bool) -> [UInt8] {
    var comment = comment
    while let last = comment.last, last.isBlank { comment.removeLast() }
    let text = comment.drop { $0 == UInt8(ascii: "#") }
    guard let first = text.first, first != UInt8(ascii: " ") else { return Array(comment) }
    if isFirst, first == UInt8(ascii: "!") { return Array(comment) }
    return comment[..<text.startIndex] + [UInt8(ascii: " ")] + text
  }

  /// What a comment says, without the spaces around it.
  static func words(_ comment: ArraySlice<UInt8>) -> [UInt8] {
    var text = comment.drop { $0 == UInt8(ascii: "#") }
    text = text.drop { $0.isBlank }
    while let last = text.last, last.isBlank { text.removeLast() }
    return Array(text)
  }
}
