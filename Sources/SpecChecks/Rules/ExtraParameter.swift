import Diagnostics
import SpecModel

extension Rule {
  static let extraParameter = Rule(
    name: "extra-parameter",
    summary: "A value is given for a parameter that does not exist.",
    rationale:
      "What is given to no one is lost; most often the name is mistyped.",
    failing: RuleExample(
      """
      model: Post
      fields: { id: ID, title: String }
      ---
      screen: Detail
      parameters: { postID: ID }
      sections: []
      ---
      adapter: PostRow
      for: Post
      cell: { button: { title: post.open, push: Detail, with: { postID: $item.id, ‹title›: $item.title } } }
      """
    ),
    passing: RuleExample(
      """
      model: Post
      fields: { id: ID, title: String }
      ---
      screen: Detail
      parameters: { postID: ID }
      sections: []
      ---
      adapter: PostRow
      for: Post
      cell: { button: { title: post.open, push: Detail, with: { postID: $item.id } } }
      """
    ))
}

/// Every value that is given goes to a parameter.
struct ExtraParameter: ArgumentsRule {
  var rule: Rule { .extraParameter }

  func check(_ list: ArgumentList, types: TypeChecker, into findings: inout Findings) {
    for name in list.givenNames {
      let isKnown = list.callee.parameters.contains { $0.name.text == name.text }
      guard !isKnown else { continue }
      let known = list.callee.parameters.map(\.name.text)
      findings.report(
        Diagnostic(
          rule,
          "\(list.callee.noun) `\(list.name.text)` has no parameter `\(name.text)`",
          at: list.location(name.span),
          suggestion: Suggestion(for: name.text, among: known, kind: "parameters")))
    }
  }
}
