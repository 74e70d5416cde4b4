import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What is secret lies nowhere but where it is sent.
  static func checkDraft(
    of form: FormDeclaration, _ site: ScreenSite, into findings: inout Findings
  ) {
    guard form.keepsDraft, let key = form.draftKey, form.fields.allSatisfy(\.isSecret) else {
      return
    }
    findings.report(
      .ineffectiveKey,
      "`draft` means nothing here: all that the form asks for is secret, and is never kept",
      at: site.location(key), help: ["leave out `draft:`"])
  }
}
