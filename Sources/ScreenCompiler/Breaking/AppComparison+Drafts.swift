import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What people have entered into forms and not sent, which devices keep by the names of screens and fields.
extension AppComparison {
  mutating func compareDrafts(_ old: ScreenDeclaration, _ new: ScreenDeclaration, _ sides: Sides) {
    guard case .form(let before) = old.body, before.keepsDraft else { return }
    guard case .form(let after) = new.body, after.keepsDraft else {
      return report(
        .dataStored, "`\(new.name.text)` does not read the drafts any more that devices keep of it",
        at: sides.new(new.name.span),
        was: (sides.old(before.draftKey ?? old.name.span), "they were kept here"),
        help: "what people have entered and not sent is lost: keep `draft: true`")
    }
    let (values, valuesBefore) = (
      new.parameters.map(\.type.shape), old.parameters.map(\.type.shape)
    )
    guard values.map(\.unwrapped) == valuesBefore.map(\.unwrapped) else {
      return report(
        .dataStored,
        "no draft of `\(new.name.text)` is found any more: it is shown with other values",
        at: sides.new(new.name.span), was: (sides.old(old.name.span), "drafts were kept here"),
        help: "what people have entered is lost, unless the parameters keep their types and order")
    }
    for was in before.fields where was.isKeptInDrafts {
      compareDrafts(of: was.field, in: new, after, sides)
    }
  }

  private mutating func compareDrafts(
    of was: Field, in screen: ScreenDeclaration, _ form: FormDeclaration, _ sides: Sides
  ) {
    let place = (sides.old(was.name.span), "it was declared here")
    guard let now = form.fields.first(where: { $0.field.name.text == was.name.text }),
      now.isKeptInDrafts
    else {
      return report(
        .dataStored, "drafts of `\(screen.name.text)` have a `\(was.name.text)` that nothing reads",
        at: sides.new(screen.name.span), was: place,
        help: "what people have entered there is lost, unless the field keeps its name")
    }
    let (type, typeBefore) = (now.field.type.shape, was.type.shape)
    guard type.unwrapped != typeBefore.unwrapped else { return }
    report(
      .dataStored,
      "`\(was.name.text)` of `\(screen.name.text)` is `\(type)`, and drafts keep it as `\(typeBefore)`",
      at: sides.new(now.field.type.span), was: place,
      help: "what people have entered there is lost, unless the field keeps its type")
  }
}
