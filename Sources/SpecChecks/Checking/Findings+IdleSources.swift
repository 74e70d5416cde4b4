import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// A source that was renamed where it is declared, or where it is used.
extension Findings {
  /// The only source that nobody uses, where it takes what the only one is given that nothing declares.
  func idleSource(meantBy entry: Unknown, in index: AppIndex) -> String? {
    guard entry.isSource else { return nil }
    let idle = unused.filter { $0.kind == .source }
    guard idle.count == 1, let source = index.source(idle[0].name),
      unknown.allSatisfy({ !$0.isSource || $0.name == entry.name }),
      let given = index.given(toSourceNamedAt: diagnostics[entry.position].primary)
    else { return nil }
    let names = Set(source.parameters.map(\.name.text))
    let fits =
      given.isSubset(of: names)
      && source.parameters.allSatisfy { $0.canBeLeftOut || given.contains($0.name.text) }
    return fits ? idle[0].name : nil
  }
}

extension Findings.Unknown {
  /// Whether the name can be that of a source alone.
  fileprivate var isSource: Bool {
    if case .declarations(let kinds, _) = candidates { kinds == [.source] } else { false }
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
