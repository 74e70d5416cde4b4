import SourceText
import SpecModel

/// What there is to choose from in the fields of forms, where that comes from sources.
extension Lowering {
  func choices(
    _ choices: FieldChoices, of field: Field, on form: FormDeclaration, in scope: ValueScope,
    before: ValueScope
  ) throws(PlanError) -> FormPlan.ChoicesPlan {
    let source = try found(index.source(choices.source.text), as: choices.source)
    let asking = scope.asking(for: form)
    let item = before.with(item: try type(source.yields))
    let type = try type(field.type)
    return FormPlan.ChoicesPlan(
      source: .named(
        source, try arguments(choices.arguments, for: source.parameters, in: asking), copy: nil),
      item: source.yields, scope: asking,
      followed: try choices.followed.planned { path throws(PlanError) in
        try value(Expression(.path(path), span: choices.source.span), as: nil, in: scope)
      },
      itemScope: item, title: try text(choices.title, in: item),
      value: try value(choices.value ?? choices.identity, as: type.chosen, in: item))
  }
}

extension SpecType {
  /// What a choice gives a field of the type: where several can be chosen, one of them.
  package var chosen: SpecType { if case .list(let element) = self { element } else { self } }
}

extension FieldChoices {
  /// The values of the form and of the state that the source is asked by, each once.
  package var followed: [ValuePath] {
    var paths: [ValuePath] = []
    for argument in arguments {
      argument.value.visitPaths { path in
        guard path.scope == .form || path.scope == .state, let first = path.components.first,
          !paths.contains(where: { $0.scope == path.scope && $0.components[0].text == first.text })
        else { return }
        paths.append(ValuePath(scope: path.scope, components: [first]))
      }
    }
    return paths
  }

  /// What the field's value becomes where nothing is said.
  fileprivate var identity: Expression {
    Expression(
      .path(ValuePath(scope: .item, components: [Name("id", span: source.span)])),
      span: source.span)
  }
}

extension ScreenDeclaration {
  /// The sources of what there is to choose from in the fields of its form.
  public var choiceSources: [SourceReference] {
    guard case .form(let form) = body else { return [] }
    return form.fields.compactMap(\.choices?.reference)
  }
}
