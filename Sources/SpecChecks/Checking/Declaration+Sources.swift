import SpecModel

extension Declaration {
  /// The sources that it is or has in place.
  var sources: [SourceDeclaration] {
    switch self {
    case .source(let source): return [source]
    case .screen(let screen):
      let references =
        screen.data.map(\.source)
        + screen.sections.compactMap { section in
          if case .source(let reference, _, _) = section.content { reference } else { nil }
        }
      return references.compactMap { reference in
        if case .inline(let source) = reference { source } else { nil }
      }
    case .app, .api, .events, .theme, .enumeration, .model, .union, .request, .component, .adapter,
      .module:
      return []
    }
  }
}
