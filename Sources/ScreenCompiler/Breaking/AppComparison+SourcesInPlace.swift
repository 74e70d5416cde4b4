import SourceText
import SpecModel
import SpecSemantics

/// Sources that are written in place in screens.
extension AppComparison {
  /// Compares what parts of a screen load where that is written in place, before or now. Sources that are
  /// declared are compared as such.
  mutating func compareSourcesInPlace(
    _ old: ScreenDeclaration, _ new: ScreenDeclaration, _ sides: Sides
  ) {
    let now = Dictionary(new.loadingParts.map { ($0.part, $0.source) }) { first, _ in first }
    for (part, before) in old.loadingParts {
      guard let after = now[part], before.isInPlace || after.isInPlace,
        let first = earlier.located(before, in: sides.old),
        let second = later.located(after, in: sides.new)
      else { continue }
      let name = after.isInPlace ? new.name(ofInPlace: second.source, later) : second.source.name
      compareContents(
        first.source, second.source, of: name, Sides(old: first.file, new: second.file))
    }
  }
}

/// A part of a screen that loads something.
private enum LoadingPart: Hashable {
  case section(String)
  case data(String)
}

extension ScreenDeclaration {
  fileprivate var loadingParts: [(part: LoadingPart, source: SourceReference)] {
    let sections = sections.compactMap { section -> (LoadingPart, SourceReference)? in
      guard case .source(let source, _, _) = section.content else { return nil }
      return (.section(section.id.text), source)
    }
    return sections + data.map { (.data($0.name.text), $0.source) }
  }

  /// What a source that is written in place is called: after the screen, where it is all that this shows,
  /// and otherwise after both.
  fileprivate func name(ofInPlace source: SourceDeclaration, _ index: AppIndex) -> Name {
    let own = source.name
    return Name(
      own.text.nameOfSource(in: name.text, index),
      span: own.text.writtenName == name.text ? name.span : own.span)
  }
}

extension SourceReference {
  fileprivate var isInPlace: Bool {
    if case .inline = self { true } else { false }
  }
}

extension AppIndex {
  /// A source with the file that it stands in, for a reference in a file.
  fileprivate func located(
    _ reference: SourceReference, in file: FileID
  ) -> (source: SourceDeclaration, file: FileID)? {
    switch reference {
    case .inline(let source): (source, file)
    case .use(let name, _):
      source(name.text).flatMap { source in
        location(of: .source, name.text).map { (source, $0.file) }
      }
    case .data: nil
    }
  }
}
