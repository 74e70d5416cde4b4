import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What is sent of the fields of forms: what people enter, or what a choice that a source has loaded stands for.
extension AppComparison {
  mutating func compareChoices(
    _ old: ScreenDeclaration, _ new: ScreenDeclaration, _ sides: Sides
  ) {
    guard case .form(let before) = old.body, case .form(let after) = new.body else { return }
    for entry in after.fields {
      let field = entry.field
      // What takes a value of another type is told of that.
      guard let was = before.fields.first(where: { $0.field.name.text == field.name.text }),
        was.field.type.shape == field.type.shape, after.sends(field.name.text)
      else { continue }
      let (value, valueBefore) = (later.value(of: entry), earlier.value(of: was))
      guard value != valueBefore else { continue }
      report(
        .dataRequest,
        "`\(field.name.text)` of `\(new.name.text)` is sent as \(value) and was as \(valueBefore)",
        at: sides.new(entry.choices?.place ?? field.name.span),
        was: (sides.old(was.choices?.place ?? was.field.name.span), "it was said here"),
        help: "make sure that the server knows what it is sent")
    }
  }
}

extension AppIndex {
  /// What a field's value is, for messages.
  fileprivate func value(of field: FormFieldDeclaration) -> String {
    guard let choices = field.choices else { return "what is entered" }
    guard let source = source(choices.source.text) else { return choices.valueText }
    return "\(choices.valueText) of `\(source.yields.shape.element)`"
  }
}

extension TypeReference.Shape {
  /// What a list of it consists of; itself where it is none.
  fileprivate var element: TypeReference.Shape {
    if case .list(let element) = self { element } else { self }
  }
}

extension FieldChoices {
  fileprivate var place: ByteSpan { value?.span ?? source.span }

  fileprivate var valueText: String {
    guard let value else { return "`$item.id`" }
    var paths: [String] = []
    value.visitPaths { paths.append($0.text) }
    let names = Listing.quoted(paths)
    if case .path = value.kind { return names }
    return "what is made of \(names)"
  }
}

extension FormDeclaration {
  /// Whether a request is sent with a field's value, or a source of choices asked by it.
  fileprivate func sends(_ field: String) -> Bool {
    var arguments = fields.flatMap { $0.choices?.arguments ?? [] }
    submit.effect.forEachStep { step in
      if case .request = step.action { arguments += step.arguments }
    }
    return arguments.contains { $0.value.reads(field, of: .form) }
  }
}
