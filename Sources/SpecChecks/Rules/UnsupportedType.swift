import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Types are put together so that there is Swift for them.
  static let unsupportedType: SpecRule = .init(
    name: "unsupported-type",
    summary: "A type is put together in a way that has no meaning, or stands where it cannot be.",
    rationale:
      "Lists are never missing, and what sources and requests yield are models: Swift has no code for "
      + "the rest.",
    examples: """
      model: Post
      fields: { id: ID, tags: ‹"[String]?"→"[String]"› }
      """,
    .models { model, place, findings in
      check(model.fields, place, into: &findings)
    },
    .sources { source, place, findings in
      check(source.parameters, place, into: &findings)
      switch (place.index.type(source.yields), source.content) {
      case (.model, _), (.union, _), (nil, _): return
      // What `data:` loads as one list.
      case (.list(.model), let content) where content.isLoadable,
        (.list(.union), let content) where content.isLoadable:
        return
      case (.some(let type), _):
        findings.note(explained: TypeProblem.causeOfList(type), by: .unsupportedType)
        findings.report(
          .unsupportedType, "a source yields models, and `\(type)` is none",
          at: place.location(source.yields.span), help: ["write the model or union of one item"])
      }
    },
    .requests { request, place, findings in
      check(request.parameters, place, into: &findings)
      guard let yields = request.yields else { return }
      switch place.index.type(yields) {
      case .model, .union, nil: return
      // Each item of a list takes its place, and so does one that may be missing.
      case .some(let type) where request.renews && type.renewed != nil: return
      case .some(let type):
        findings.report(
          .unsupportedType, "a request answers with a model, and `\(type)` is none",
          at: place.location(yields.span), help: ["write a model or union, or leave out `yields:`"])
      }
    },
    .screenDeclarations { screen, place, findings in
      check(screen.parameters, place, into: &findings)
      check(screen.state, place, into: &findings)
      if let returns = screen.returns { check(returns, place, into: &findings) }
    })

  private static func check(
    _ fields: [Field], _ place: DeclarationPlace, into findings: inout Findings
  ) {
    for index in fields.indices { check(fields[index].type, place, into: &findings) }
  }

  private static func check(
    _ type: TypeReference, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    switch type.shape {
    case .builtin, .named, .optional(.builtin), .optional(.named), .list(.builtin), .list(.named):
      return
    case .optional(.list):
      findings.report(
        .unsupportedType, "a list is never missing", at: place.location(type.span),
        help: ["leave out the `?`: missing and null are the empty list"])
    case .list(.optional):
      findings.report(
        .unsupportedType, "the elements of a list are never missing", at: place.location(type.span),
        help: ["leave out the `?`"])
    case .optional, .list:
      findings.report(
        .unsupportedType, "`\(type.shape)` is put together from too many parts",
        at: place.location(type.span), help: ["make a model of the inner part"])
    }
  }
}
