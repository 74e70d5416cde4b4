import Diagnostics
import SourceText
import SpecModel

extension SpecRule {
  /// What is entered goes somewhere.
  static let unusedFormField: SpecRule = .init(
    name: "unused-form-field", severity: .warning,
    summary: "A form asks for a value that nothing reads.",
    rationale:
      "A person enters it, and it is lost: most likely it was forgotten where the form is submitted. Screens of mvp and "
      + "viper are left out, because presenters and parts of scenes can be the app's own.",
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
          case .form(let form) = screen.body, screen.readsAlone(in: place.index)
        else { return }
        for field in form.fields where !reads.form.contains(field.field.name.text) {
          unread.append(UnreadField(name: field.field.name, owner: place.id))
        }
      }
    ) { app, unread, findings in
      for field in unread {
        let path = "$form.\(field.name.text)"
        var finding = Diagnostic(
          .unusedFormField,
          "nothing on `\(app.index.name(of: field.owner))` reads `\(path)`: it is entered in vain",
          at: field.location(in: app.index),
          help: ["hand it on by the `with:` of `submit:`, or do not ask for it"])
        finding.cause = causeOfUnread(path, in: field.location(in: app.index).file)
        findings.report(finding)
      }
    })

  /// What findings have in common that go away when a value of a form is read.
  static func causeOfUnread(_ path: String, in file: FileID) -> String {
    "\(path) unread in \(file)"
  }
}
