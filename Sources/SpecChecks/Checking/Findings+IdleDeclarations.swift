import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// A screen, source or request that was renamed where it is declared, or where it is used.
extension Findings {
  /// The only one that nobody uses, where it takes what the only one is given that nothing declares.
  func idleDeclaration(meantBy entry: Unknown, in index: AppIndex) -> String? {
    guard let kind = entry.onlyKind else { return nil }
    let idle = unused.filter { $0.kind == kind }
    guard idle.count == 1, let parameters = index.parameters(of: kind, idle[0].name),
      unknown.allSatisfy({ $0.onlyKind != kind || $0.name == entry.name }),
      let given = given(to: entry, in: index)
    else { return nil }
    let fits =
      given.isSubset(of: parameters.map(\.name.text))
      && parameters.allSatisfy { $0.canBeLeftOut || given.contains($0.name.text) }
    return fits ? idle[0].name : nil
  }

  private func given(to entry: Unknown, in index: AppIndex) -> Set<String>? {
    entry.given ?? index.given(toSourceNamedAt: diagnostics[entry.position].primary)
  }
}

extension Findings.Unknown {
  /// The kind of what the name can be that of, where that is one alone.
  var onlyKind: DeclarationKind? {
    guard case .declarations(let kinds, _) = candidates, kinds.count == 1 else { return nil }
    return kinds[0]
  }
}

extension AppIndex {
  /// The names of what a source is given where a section, the data or the form of a screen names it.
  fileprivate func given(toSourceNamedAt place: Location) -> Set<String>? {
    for case .screen(let screen) in files.first(where: { $0.id == place.file })?.declarations ?? []
    {
      let ofSections = screen.sections.compactMap { section -> SourceReference? in
        if case .source(let reference, _, _) = section.content { reference } else { nil }
      }
      let others = screen.choiceSources + screen.data.map(\.source)
      for case .use(let name, let arguments) in ofSections + others
      where name.span == place.span {
        return Set(arguments.map(\.name.text))
      }
    }
    return nil
  }
}
