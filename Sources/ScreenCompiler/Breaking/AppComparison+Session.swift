import Diagnostics
import SourceText
import SpecModel

/// What is known of who is logged in: devices keep it, and hand-written code follows it.
extension AppComparison {
  mutating func compare(_ old: SessionDeclaration, _ new: SessionDeclaration, _ sides: Sides) {
    compareStored(old, new, sides)
    compareMembers(old, new, sides)
  }

  /// A session is kept on the device, and without it people have to log in again.
  private mutating func compareStored(
    _ old: SessionDeclaration, _ new: SessionDeclaration, _ sides: Sides
  ) {
    let help = "people are logged out by the update: keep the field as it was, or let it be missing"
    for entry in new.fields {
      let field = entry.field
      guard let before = old.fields.map(\.field).first(where: { $0.name.text == field.name.text })
      else {
        guard field.isNeeded else { continue }
        report(
          .dataStored, "sessions that devices keep have no `\(field.name.text)`",
          at: sides.new(field.name.span), was: (sides.old(old.span), "it was not declared here"),
          help: help)
        continue
      }
      let (type, was) = (field.type.shape, before.type.shape)
      let place = sides.new(field.type.span)
      // It is kept as JSON, as state is, under the names of the fields.
      if loss(of: field, keptAs: before) != nil {
        report(
          .dataStored, "`\(field.name.text)` of the session is `\(type)` and was kept as `\(was)`",
          at: place, was: (sides.old(before.type.span), "it was declared here"), help: help)
      } else if type.unwrapped == was.unwrapped, let (name, loss) = firstLoss(within: field.type) {
        report(
          .dataStored, loss.message(of: name, in: "what devices keep of the session"), at: place,
          help: help)
      }
    }
  }

  private mutating func compareMembers(
    _ old: SessionDeclaration, _ new: SessionDeclaration, _ sides: Sides
  ) {
    let help = "hand-written code that reads or gives it has to change, too"
    for field in old.fields.map(\.field) {
      let name = field.name.text
      let now = new.fields.map(\.field).first { $0.name.text == name }
      guard now?.type.shape != field.type.shape else { continue }
      report(
        .sourceFields,
        now.map { "`\(name)` of the session is `\($0.type.shape)` and was `\(field.type.shape)`" }
          ?? "the session has no `\(name)` any more",
        at: sides.new(now?.type.span ?? new.span),
        was: (sides.old(field.type.span), "it was declared here"), help: help)
    }
  }
}
