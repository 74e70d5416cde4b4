import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  static let staleValue: SpecRule = .init(
    name: "stale-value", severity: .warning,
    summary: "A request is sent the value that its own effect is about to change.",
    rationale:
      "`optimistic:` shows at once what will be, and an input has been set to its `$value`. The server is told what was, "
      + "so that the change is lost with the next load.",
    examples: """
      model: Post
      fields: { id: ID, title: String, liked: Bool }
      ---
      request: Like
      parameters: { on: Bool }
      method: PUT
      path: /like
      body: { on: $parameters.on }
      ---
      adapter: PostRow
      for: Post
      cell:
        button:
          title: post.like
          request: Like
          with: { on: ‹$item.liked→not $item.liked› }
          optimistic: { $item.liked: not $item.liked }
      """,
    reportedBy: [.sentValues])
}

/// What requests are sent beside what is shown at once.
extension SpecWalker {
  /// Reports values that `optimistic:` changes and the request is sent as they were.
  mutating func checkSentValues(of effect: Effect) {
    guard !effect.optimistic.isEmpty, case .request = effect.action else { return }
    for argument in effect.arguments {
      guard case .path(let path) = argument.value.kind,
        let change = effect.optimistic.first(where: { $0.target.isSame(as: path) }),
        !change.value.isPath(path)
      else { continue }
      report(
        staleValueOf: path, at: argument, help: "send what it will be, as `optimistic:` says it")
    }
  }

  /// Reports an input whose request is sent nothing of what it was set to.
  mutating func checkSentValues(of input: CellInput) {
    guard case .request = input.effect.action, case .path(let shown) = input.value.kind,
      !input.effect.hasBrokenArguments
    else { return }
    var sends = false
    for argument in input.effect.arguments {
      argument.value.visitPaths { if $0.scope == .value { sends = true } }
    }
    let stale = input.effect.arguments.first { $0.value.isPath(shown) }
    // What `optimistic:` changes has been told.
    let isTold = input.effect.optimistic.contains { $0.target.isSame(as: shown) }
    if !sends, !isTold, let stale {
      report(staleValueOf: shown, at: stale, help: "send what it was set to: `$value`")
    }
  }

  private mutating func report(staleValueOf path: ValuePath, at argument: Argument, help: String) {
    findings.report(
      .staleValue, "the request is sent `\(path.text)` as it was before the change",
      at: location(argument.value.span), help: [help])
  }
}
