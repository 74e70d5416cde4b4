extension String {
  /// What stands in backquotes in a message, in its order there.
  package var quotedWords: [String] {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}
