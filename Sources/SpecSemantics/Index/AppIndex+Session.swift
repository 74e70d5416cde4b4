import SourceText
import SpecModel

/// What is known of who is logged in.
extension AppIndex {
  /// Whether the app's own log-in says who asks one of the APIs.
  public var hasAppLogIn: Bool { apiDeclarations.contains(where: \.asksAppLogIn) }

  /// The servers that the app talks to, in the order of the files.
  public var apiDeclarations: [APIDeclaration] {
    apis.compactMap { if case .api(let api) = declaration($0) { api } else { nil } }
  }

  /// The APIs that have a session, in the order of the files; an app has one at most.
  package var apisWithSession: [(file: FileID, api: APIDeclaration)] {
    apis.compactMap { id in
      guard case .api(let api) = declaration(id), api.session != nil else { return nil }
      return (file(of: id), api)
    }
  }

  /// The API that people log in to.
  public var sessionAPI: APIDeclaration? { apisWithSession.first?.api }

  /// The session of the app.
  public var session: SessionDeclaration? { sessionAPI?.session }

  /// The models that are in the session, or in models of it.
  public var keptModels: Set<String> {
    var found: Set<String> = []
    var open = session?.fields.map(\.field) ?? []
    while let field = open.popLast() {
      guard let name = field.type.declaredName?.text, let model = model(name),
        found.insert(name).inserted
      else { continue }
      open += model.fields
    }
    return found
  }
}
