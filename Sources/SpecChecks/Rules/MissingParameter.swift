import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Every parameter without a default is given.
  static let missingParameter: SpecRule = .init(
    name: "missing-parameter",
    summary: "Something with parameters is used without one that it needs.",
    rationale:
      "A screen, source or request cannot do its work without what it was promised; Swift does "
      + "not compile the call.",
    examples: """
      adapter: PostRow
      for: Post
      cell: { button: { title: post.open, push: ‹Detail›«→, with: { postID: $item.id }» } }
      """,
    .arguments { list, types, findings in
      let missing = list.callee.parameters.filter { parameter in
        !parameter.canBeLeftOut && !list.gives(parameter.name.text)
      }
      // What only has another name is reported where it is given.
      guard let first = missing.first, list.misnamed == nil, types.sourceMeant(by: list) == nil,
        types.screenMeant(by: list) == nil
      else { return }
      let names = missing.map { "`\($0.name.text)`" }.joined(separator: " and ")
      let related = missing.map { parameter in
        Diagnostic.Related(
          Location(file: list.callee.file, span: parameter.name.span),
          "`\(parameter.name.text)` is declared here")
      }
      var finding = Diagnostic(
        .missingParameter, "\(list.callee.noun) `\(list.name.text)` needs \(names)",
        at: list.location(list.name.span), label: "\(names) missing", related: related,
        help: [list.howToGive(first, types.valueAtHand(for: first, list))])
      // Where it was declared only lately, all who use it lack it.
      finding.cause = finding.message
      finding.misuse = list.misuse
      findings.report(finding)
    })
}

extension ArgumentList {
  /// All that is asked for, as it is given.
  private var all: String {
    callee.parameters.map { "\($0.name.text): …" }.joined(separator: ", ")
  }

  /// - Parameter value: A value for it that is at hand.
  fileprivate func howToGive(_ parameter: Field, _ value: String?) -> String {
    switch given {
    case .values(let arguments) where arguments.isEmpty && callee.kind == .component:
      "write `component: { use: \(name.text), with: { \(parameter.name.text): … } }`, with a value of type "
        + "`\(parameter.type.shape)`"
    case .values(let arguments) where arguments.isEmpty && callee.kind == .events && !isShared:
      "write `{ event: \(name.text), with: { \(parameter.name.text): … } }`, with a value of type "
        + "`\(parameter.type.shape)`"
    case .values(let arguments):
      if isShared {
        "write what it is told for itself: `track: { event: \(name.text), with: { \(all) } }`"
      } else if let value {
        arguments.isEmpty
          ? "give it `with: { \(parameter.name.text): \(value) }`"
          : "give it `\(parameter.name.text): \(value)` in its `with:`, too"
      } else {
        arguments.isEmpty
          ? "add `with: { \(parameter.name.text): … }`, of type `\(parameter.type.shape)`"
          : "add `\(parameter.name.text): …` to its `with:`, of type `\(parameter.type.shape)`"
      }
    case .captures where !parameter.canBeCaptured: parameter.cureOfCapture
    case .captures: "let the address have it: `{\(parameter.name.text)}`"
    }
  }
}
