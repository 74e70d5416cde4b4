import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Logging in and signing up by one request.
extension SpecRule {
  /// Reports a request that the gate sends both to log in and to sign up, where it does not send one that begins the
  /// session and takes the same. A server may well do both by one request where there is no other.
  static func reportRepeats(
    in flows: LogInFlowsDeclaration, of session: SessionDeclaration?, _ app: AppSite,
    _ file: FileID, into findings: inout Findings
  ) {
    guard let session, let signUp = flows.signUp else { return }
    let ways: [(Name?, Name?, LogInFlowsDeclaration.Purpose)] = [
      (flows.logIn.email, signUp.email, .email), (flows.logIn.phone, signUp.phone, .phone),
    ]
    for case (let first?, let second?, let purpose) in ways where first.text == second.text {
      let sent = Set(flows.requests.map(\.name.text))
      let idle = session.beginnings.map(\.text).filter { name in
        guard !sent.contains(name), let id = app.index.id(of: .request, name),
          !app.uses[.used].contains(id), let request = app.index.request(name)
        else { return false }
        let names = request.parameters.map(\.name.text)
        return Set(names) == Set(purpose.parameters)
      }
      guard idle.count == 1, let meant = idle.first else { continue }
      let isLogIn = ["login", "signin"].contains { meant.lowercased().hasPrefix($0) }
      let (wrong, right) = isLogIn ? (first, second) : (second, first)
      let (key, other) = isLogIn ? ("logIn", "signUp") : ("signUp", "logIn")
      let place = Location(file: file, span: wrong.span)
      findings.note(meant: [meant])
      findings.report(
        .onboardingMismatch,
        "`\(key)` sends `\(wrong.text)`, which `\(other)` sends already, and nothing sends `\(meant)`",
        at: place,
        related: [.init(Location(file: file, span: right.span), "`\(other)` sends it here")],
        help: ["did you mean `\(meant)`, by which the session begins?"],
        fixes: Fix.replacing(wrong.text, at: place, by: meant, .unsafe))
    }
  }
}
