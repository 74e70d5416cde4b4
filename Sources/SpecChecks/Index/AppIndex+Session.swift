import SourceText
import SpecModel

/// What is known of who is logged in.
extension AppIndex {
  /// The APIs that have a session, in the order of the files; an app has one at most.
  var apisWithSession: [(file: FileID, api: APIDeclaration)] {
    apis.compactMap { id in
      guard case .api(let api) = declaration(id), api.session != nil else { return nil }
      return (file(of: id), api)
    }
  }

  /// The API that people log in to.
  public var sessionAPI: APIDeclaration? { apisWithSession.first?.api }

  /// The session of the app.
  public var session: SessionDeclaration? { sessionAPI?.session }

  /// Whether a source, here or in place, asks the app's database.
  public var hasDatabase: Bool {
    func asks(_ source: SourceDeclaration?) -> Bool {
      if case .sqlite? = source?.content { true } else { false }
    }
    return files.contains { file in
      file.declarations.contains { declaration in
        switch declaration {
        case .source(let source): asks(source)
        case .screen(let screen):
          screen.sections.contains { section in
            guard case .source(.inline(let source), _, _) = section.content else { return false }
            return asks(source)
          }
        default: false
        }
      }
    }
  }

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
