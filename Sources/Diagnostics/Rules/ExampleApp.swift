/// The small app that examples of rules stand in: what they name and do not declare.
///
/// So an example says what matters to its rule and nothing else, and is a whole app all the same.
enum ExampleApp {
  /// The file of the declarations that specs leave to the app; nil where they need none of it.
  ///
  /// - Parameter isChange: Whether the specs are two states of an app, which declares itself.
  static func rest(of specs: [String], isChange: Bool) -> RuleExample.File? {
    var text = specs.joined(separator: "\n")
    let declared = Set(text.split(separator: "\n"))
    let hasApp = declared.contains { $0.hasPrefix("app: ") }
    var taken = isChange && !hasApp ? ["app: Shop\nlanguage: 1"] : []
    for declaration in declarations where declaration.isMeant(in: text, declaring: declared) {
      taken.append(declaration.text)
      text += "\n" + declaration.text
    }
    guard !taken.isEmpty else { return nil }
    return RuleExample.File(path: "Rest.yaml", taken.joined(separator: "\n---\n") + "\n")
  }

  private struct Declaration {
    let text: String
    /// The words by which specs ask for it.
    let words: Set<Substring>

    /// Whether specs ask for it and do not declare it themselves, in one of their lines.
    func isMeant(in specs: String, declaring lines: Set<Substring>) -> Bool {
      guard let head = text.split(separator: "\n").first, !lines.contains(head) else {
        return false
      }
      return specs.split { !$0.isLetter && !$0.isNumber }.contains(where: words.contains)
    }
  }

  /// What names others stands before them. Calls go to the one API there is, without a name.
  private static let declarations = [
    Declaration(
      text: """
        adapter: PostRow
        for: Post
        cell: { text: { value: $item.title } }
        """, words: ["PostRow"]),
    Declaration(
      text: """
        source: Posts
        request: { path: /posts }
        yields: Post
        """, words: ["Posts"]),
    Declaration(
      text: """
        model: Post
        fields: { id: ID, title: String }
        """, words: ["Post"]),
    Declaration(
      text: """
        screen: Detail
        parameters: { postID: ID }
        sections: []
        """, words: ["Detail"]),
    Declaration(
      text: """
        screen: Home
        sections: []
        """, words: ["Home"]),
    Declaration(
      text: """
        api: Main
        base: https://api.example.com
        """, words: ["path", "graphql"]),
  ]
}
