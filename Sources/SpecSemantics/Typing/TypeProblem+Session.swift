import Diagnostics
import SourceText
import SpecModel

/// Problems of what is known while somebody is logged in.
extension TypeProblem {
  /// A field of the session that stays with the APIs.
  static func secretField(_ name: Name) -> TypeProblem {
    TypeProblem(
      .unknownField, "`\(name.text)` is a secret of the session and cannot be read here",
      at: name.span,
      help: [
        "the headers and the authentication of the API can have it; what screens may know is declared"
          + " without `secret: true`"
      ])
  }
}

extension TypeChecker {
  /// A field that the session has not, where all that it has are secrets.
  func noField(ofSession name: Name) -> TypeProblem {
    var problem = TypeProblem.missingField(
      name, of: "$\(Scope.session.rawValue)", help: [declaring(inSession: name)])
    if let api = index.sessionAPI, let session = api.session,
      let file = index.location(of: .api, api.name.text)?.file
    {
      problem.related = [
        (Location(file: file, span: session.start), "the session is declared here")
      ]
    }
    return problem
  }

  /// How the session would have a field, as the answer has it that begins one.
  func declaring(inSession name: Name) -> String {
    for request in index.session?.beginnings ?? [] {
      guard let answer = index.request(request.text)?.yields?.declaredName?.text,
        let field = index.model(answer)?.property(name.text)
      else { continue }
      return "declare it under `fields:` of the session, `\(name.text): \(field.type.shape)`: "
        + "the answer of `\(request.text)` has it"
    }
    return "declare it under `fields:` of the session, if the requests that begin it answer with it"
  }
}
