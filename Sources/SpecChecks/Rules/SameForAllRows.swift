import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What a tap on a row leads to depends on the row.
  static let sameForAllRows: SpecRule = .init(
    name: "same-for-all-rows", severity: .warning,
    summary: "Whatever row is tapped, the same is shown.",
    rationale:
      "A screen that shows one of several things is told which by the row that was tapped. Here it is given what the "
      + "list itself was given, though the row has an identity of its own. A row that is written in place has only the "
      + "one that stands there, which is none of what another model is known by.",
    examples: """
      model: User
      fields: { id: ID, name: String }
      ---
      adapter: UserRow
      for: User
      cell: { text: { value: $item.name } }
      ---
      screen: Followers
      parameters: { userID: ID }
      source:
        request: { path: "/users/{$parameters.userID}/followers" }
        yields: User
      adapters: [UserRow]
      actions:
        - select: User
          push: Profile
          with: { userID: ‹$parameters.userID→$item.id› }
      ---
      screen: Profile
      parameters: { userID: ID }
      title: { verbatim: "{$parameters.userID}" }
      sections: []
      """, fix: "It is given the identity of the row.",
    .screenDeclarations { screen, place, findings in
      checkRowsInPlace(of: screen, place, into: &findings)
      for action in screen.actions {
        guard case .select(let name) = action.trigger, let values = action.effect.values,
          values.contains(where: { $0.value.isParameter || $0.value.isConstant }),
          let model = place.index.model(name.text),
          let identity = model.property("id"),
          !values.contains(where: { $0.value.mayMention(.item) })
        else { continue }
        check(values, of: model, identity, on: screen, place, into: &findings)
      }
    })

  private static func check(
    _ values: [Argument], of model: ModelDeclaration, _ identity: Field,
    on screen: ScreenDeclaration, _ site: DeclarationPlace, into findings: inout Findings
  ) {
    let name = model.name.text.loweringFirst + "ID"
    for argument in values where argument.name.text == name && argument.value.isConstant {
      findings.report(
        .sameForAllRows, "whatever row is tapped, `\(name)` is the same",
        at: site.location(argument.value.span), help: ["write `$item.id`"])
    }
    for argument in values where argument.name.text == name && argument.value.isParameter {
      guard case .path(let path) = argument.value.kind, let last = path.components.first,
        let given = screen.parameters.first(where: { $0.name.text == last.text }),
        given.type.shape == identity.type.shape
      else { continue }
      let place = site.location(argument.value.span)
      findings.report(
        Diagnostic(
          .sameForAllRows, "whatever row is tapped, `\(name)` is what this screen was given",
          at: place, help: ["did you mean `$item.id`?"],
          fixes: Fix.replacing(path.text, at: place, by: "$item.id", .unsafe)))
    }
  }
}

extension Effect {
  /// What a screen is shown with.
  fileprivate var values: [Argument]? {
    switch action {
    case .push, .present, .show: arguments
    default: nil
    }
  }
}

extension Expression {
  /// Whether it is written out.
  fileprivate var isConstant: Bool {
    switch kind {
    // A path without its `$` is told as such.
    case .text(let text): !text.contains(".")
    case .string, .integer: true
    default: false
    }
  }

  /// Whether it is a parameter of the screen as it was handed over.
  fileprivate var isParameter: Bool {
    guard case .path(let path) = kind else { return false }
    return path.scope == .parameters && path.components.count == 1
  }
}
