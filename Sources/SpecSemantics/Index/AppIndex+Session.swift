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

  /// The models and unions that are in the session, or in models of it.
  public var keptModels: Set<String> {
    models(within: session?.fields.map(\.field.type) ?? [])
  }

  /// The models and unions that values of `types` are or hold.
  public func models(within types: [TypeReference]) -> Set<String> {
    var found: Set<String> = []
    var open = types.compactMap { $0.declaredName?.text }
    while let name = open.popLast() {
      guard !found.contains(name) else { continue }
      if let model = model(name) {
        found.insert(name)
        open += model.fields.compactMap { $0.type.declaredName?.text }
      } else if let union = union(name) {
        found.insert(name)
        open += union.cases.map(\.model.text)
      }
    }
    return found
  }
}
