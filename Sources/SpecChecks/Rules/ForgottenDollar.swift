import Diagnostics
import SourceText
import SpecModel

extension Rule {
  static let forgottenDollar = Rule(
    name: "forgotten-dollar", severity: .warning,
    summary: "A literal reads like a path to a value that is there.",
    rationale:
      "Without its `$` a path is a text, and the screen, source or request is given that text and not the value.",
    failing: RuleExample(spec(argument: "‹item.id›")),
    passing: RuleExample(spec(argument: "$item.id")),
    fix: "Writes the `$`.")

  private static func spec(argument: String) -> String {
    """
    model: Note
    fields: { id: ID, text: String }
    ---
    adapter: NoteRow
    for: Note
    cell: { text: $item.text }
    ---
    screen: Notes
    source: { yields: Note, items: [{ id: a, text: Tea }] }
    adapters: [NoteRow]
    actions: [{ select: Note, push: NotePage, with: { noteID: \(argument) } }]
    ---
    screen: NotePage
    parameters: { noteID: ID }
    swift: { type: NotePageController }
    """
  }
}

extension Walk {
  /// Looks for paths without their `$` among values that are given to something.
  mutating func checkForDollars(in list: ArgumentList) {
    guard case .values(let arguments) = list.given else { return }
    for argument in arguments {
      guard case .text = argument.value.kind, let field = list.parameter(argument.name.text) else {
        continue
      }
      checkForDollar(argument.value, expecting: index.type(field.type), in: list.scope)
    }
  }

  /// Reports a literal that would be a path with a `$` before it. Where a text is due it is a key.
  mutating func checkForDollar(
    _ expression: Expression, expecting expected: SpecType?, in scope: ValueScope
  ) {
    guard case .text(let text) = expression.kind, let expected,
      expected.unwrapped != .builtin(.text), let path = ValuePath(withoutDollar: text),
      (try? types.path(path, at: expression.span, in: scope)) != nil
    else { return }
    let place = location(expression.span)
    findings.report(
      Diagnostic(
        .forgottenDollar, "`\(text)` is a text here, and not the value at `$\(text)`", at: place,
        help: ["write `$\(text)`"],
        fixes: Fix.replacing(text, at: place, by: "$\(text)", .unsafe)))
  }
}

extension ValuePath {
  /// The path that a text is but for its `$`; nil for any other text.
  fileprivate init?(withoutDollar text: String) {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let scope = Scope(rawValue: String(parts[0])) else { return nil }
    self.init(
      scope: scope, components: parts.dropFirst().map { Name(String($0), span: .zero) })
  }
}
