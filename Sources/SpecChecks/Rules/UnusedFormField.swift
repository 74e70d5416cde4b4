import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What is entered goes somewhere.
  static let unusedFormField: SpecRule = .init(
    name: "unused-form-field", severity: .warning,
    summary: "A form asks for a value that nothing reads.",
    rationale:
      "A person enters it, and it is lost: most likely it was forgotten where the form is submitted. Forms on screens of "
      + "mvp and viper that hand on none of their values are left out, because presenters and parts of scenes can be the "
      + "app's own.",
    examples: """
      request: Rename
      parameters: { title: String }
      method: POST
      path: /title
      body: { title: $parameters.title }
      ---
      screen: Edit
      form:
        ‹note›: { type: String, title: edit.note }
      submit: { title: edit.save, request: Rename, with: { title: «title→$form.note» } }
      """,
    .collecting(
      [UnreadField].self,
      on: .reads { reads, declaration, place, unread in
        guard reads.areKnown, case .screen(let screen) = declaration,
          case .form(let form) = screen.body,
          screen.readsAlone(in: place.index) || form.submit.handsOnValues
        else { return }
        for field in form.fields where !reads.form.contains(field.field.name.text) {
          unread.append(UnreadField(name: field.field.name, owner: place.id))
        }
      }
    ) { app, unread, findings in
      for field in unread {
        let path = "$form.\(field.name.text)"
        let place = field.location(in: app.index)
        var finding =
          replaced(path, field, at: place, app.index)
          ?? Diagnostic(
            .unusedFormField,
            "nothing on `\(app.index.name(of: field.owner))` reads `\(path)`: it is entered in vain",
            at: place,
            help: ["hand it on by the `with:` of `submit:`, or do not ask for it"])
        finding.cause = causeOfUnread(path, in: place.file)
        findings.report(finding)
      }
    })

  /// What is told where another value is handed on by the name of what is entered: there it was to be read.
  private static func replaced(
    _ path: String, _ field: UnreadField, at place: Location, _ index: AppIndex
  ) -> Diagnostic? {
    guard case .screen(let screen) = index.declaration(field.owner),
      case .form(let form) = screen.body,
      let argument = form.submit.effect.arguments.first(where: {
        $0.name.text == field.name.text
      }), case .path(let other) = argument.value.kind, other.scope != .form
    else { return nil }
    let span = Location(file: place.file, span: argument.value.span)
    return Diagnostic(
      .unusedFormField,
      "`\(other.text)` is handed on in the place of `\(path)`, which is entered in vain", at: span,
      related: [.init(place, "it is entered here")],
      help: ["write `\(path)`, or do not ask for it"],
      fixes: Fix.replacing(other.text, at: span, by: path, .unsafe))
  }

  /// What findings have in common that go away when a value of a form is read.
  static func causeOfUnread(_ path: String, in file: FileID) -> String {
    "\(path) unread in \(file)"
  }
}

extension SubmitDeclaration {
  /// Whether it gives values of the form to what it does: then it is the spec that says which, whoever else could.
  fileprivate var handsOnValues: Bool {
    effect.arguments.contains { argument in
      var isOfForm = false
      argument.value.visitPaths { isOfForm = isOfForm || $0.scope == .form }
      return isOfForm
    }
  }
}
