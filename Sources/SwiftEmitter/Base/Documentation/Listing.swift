extension [String] {
  /// So many are named.
  private static var most: Int { 3 }

  /// Names one after the other as code, the first ones of many. How many more there are is not said, which two branches
  /// that add one would each change.
  var listing: String { map { "`\($0)`" }.listed }

  /// Words one after the other, the first ones of many.
  var listed: String {
    guard let last, count > 1 else { return first ?? "nothing" }
    guard count > Self.most else {
      return "\(dropLast().joined(separator: ", ")) and \(last)"
    }
    return "\(prefix(Self.most).joined(separator: ", ")) and more"
  }
}
