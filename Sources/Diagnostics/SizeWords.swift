/// The sizes of looks by their words and by their letters, as themes name them.
enum SizeWords {
  private static let groups: [Set<String>] = [
    ["xxs", "2xs"],
    ["xs", "xsmall", "extrasmall", "tiny"],
    ["s", "sm", "small"],
    ["m", "md", "medium", "regular", "base", "normal"],
    ["l", "lg", "large", "big"],
    ["xl", "xlarge", "extralarge", "huge"],
    ["xxl", "2xl"],
  ]

  /// The only one of some names that is another word for the same size.
  static func other(than name: String, among names: [String]) -> String? {
    guard let group = groups.first(where: { $0.contains(name.lowercased()) }) else { return nil }
    let found = names.filter { $0 != name && group.contains($0.lowercased()) }
    return found.count == 1 ? found[0] : nil
  }
}
