import SpecModel

extension Declaration {
  /// The sources that it is or has in place.
  package var sources: [SourceDeclaration] {
    var sources: [SourceDeclaration] = []
    forEachSource { sources.append($0) }
    return sources
  }

  /// Goes through the sources that it is or has in place.
  func forEachSource(_ body: (SourceDeclaration) -> Void) {
    switch self {
    case .source(let source): body(source)
    case .screen(let screen):
      for data in screen.data {
        if case .inline(let source) = data.source { body(source) }
      }
      for section in screen.sections {
        if case .source(.inline(let source), _, _) = section.content { body(source) }
      }
    case .app, .api, .events, .theme, .enumeration, .model, .union, .request, .component, .adapter,
      .module:
      break
    }
  }
}
