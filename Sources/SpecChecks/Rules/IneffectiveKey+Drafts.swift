import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What is secret lies nowhere but where it is sent, photos are too large to be kept, and what nobody sends would be entered again for ever.
  static func checkDraft(
    of form: FormDeclaration, _ site: ScreenSite, into findings: inout Findings
  ) {
    guard form.keepsDraft, let key = form.draftKey else { return }
    if !form.fields.contains(where: \.isKeptInDrafts) {
      let kinds = form.fields.allSatisfy(\.isSecret) ? "is secret" : "is photos or secret"
      findings.report(
        .ineffectiveKey,
        "`draft` means nothing here: all that the form asks for \(kinds), and is never kept",
        at: site.location(key), help: ["leave out `draft:`"])
    } else if !form.submit.effect.sends {
      findings.report(
        .ineffectiveKey,
        "`draft` means nothing here: it is kept until the form is sent, and `submit` sends nothing",
        at: site.location(key), help: ["leave out `draft:`"])
    }
  }
}

extension Effect {
  /// Whether it asks a server or the app for something, or hands a value back, at once or later on.
  fileprivate var sends: Bool {
    var sends = false
    forEachStep { step in
      switch step.action {
      case .request, .call, .return: sends = true
      default: break
      }
    }
    return sends
  }
}
