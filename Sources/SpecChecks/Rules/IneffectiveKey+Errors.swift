import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What servers call a field is looked for in what they refuse, and where its own name is not meant anyway.
  static func checkErrors(
    of form: FormDeclaration, _ site: ScreenSite, into findings: inout Findings
  ) {
    for field in form.fields {
      guard let errors = field.refusedName else { continue }
      let name = field.field.name.text
      if !form.submit.effect.canBeRefused {
        findings.report(
          .ineffectiveKey,
          "`errors` means nothing here: `submit` itself sends nothing that a server could refuse",
          at: site.location(errors.span), help: ["leave out `errors:`"])
      } else if errors.keys.count == 1, errors.keys[0].letters == name.letters {
        findings.report(
          .ineffectiveKey, "what servers say of `\(errors.written)` is meant for `\(name)` anyway",
          at: site.location(errors.span), help: ["leave out `errors:`"])
      }
    }
  }
}

extension Effect {
  /// Whether somebody is asked who can refuse it.
  fileprivate var canBeRefused: Bool {
    switch action {
    case .request, .call, .menu: true
    default: false
    }
  }
}

extension String {
  /// What is compared of the names of fields.
  fileprivate var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
