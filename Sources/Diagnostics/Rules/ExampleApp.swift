/// The small app that examples of rules stand in: what they name and do not declare.
///
/// So an example says what matters to its rule and nothing else, and is a whole app all the same.
enum ExampleApp {
  /// The file of the declarations that specs leave to the app; nil where they need none of it.
  ///
  /// - Parameter isChange: Whether the specs are two states of an app, which declares itself.
  static func rest(of specs: [String], isChange: Bool) -> RuleExample.File? {
    var text = specs.joined(separator: "\n")
    let lines = Set(text.split(separator: "\n"))
    let hasApp = lines.contains { $0.hasPrefix("app: ") }
    var taken = isChange && !hasApp ? ["app: Shop\nlanguage: 1"] : []
    for (name, declaration) in declarations {
      let isDeclared = lines.contains(declaration.prefix { $0 != "\n" })
      let words = text.split { !$0.isLetter && !$0.isNumber }
      guard !isDeclared, words.contains(name[...]), !taken.contains(declaration) else { continue }
      taken.append(declaration)
      text += "\n" + declaration
    }
    guard !taken.isEmpty else { return nil }
    return RuleExample.File(path: "Rest.yaml", taken.joined(separator: "\n---\n") + "\n")
  }

  /// The declarations by the words with which specs ask for them. What names others stands before them.
  private static let declarations: KeyValuePairs = [
    "PostRow": """
    adapter: PostRow
    for: Post
    cell: { text: { value: $item.title } }
    """,
    "Posts": """
    source: Posts
    request: { path: /posts }
    yields: Post
    """,
    "Post": """
    model: Post
    fields: { id: ID, title: String }
    """,
    "Detail": """
    screen: Detail
    parameters: { postID: ID }
    sections: []
    """,
    "Home": """
    screen: Home
    sections: []
    """,
    // Calls go to the one API there is, without a name.
    "path": main, "graphql": main,
  ]

  private static let main = """
    api: Main
    base: https://api.example.com
    """
}
