import Diagnostics
import SourceText
import SpecModel

/// What a section of a screen can show, with the adapters that show it.
public struct ResolvedSection: Sendable {
  /// A model that can come, with the adapters for it.
  public struct Case: Sendable {
    /// The union's case; nil when the source yields the model itself.
    public let unionCase: UnionCaseDeclaration?
    public let model: String
    /// The adapters of the model, in the order in which they are tried.
    public let adapters: [AdapterUse]

    public var caseName: String? { unionCase?.name.text }
  }

  /// The index of the section in its screen.
  public let position: Int
  public let id: Name
  /// What the source yields: a model or a union.
  public let yields: SpecType
  /// In the order of the union's declaration.
  public let cases: [Case]
}

/// The sections of a screen that show a source, resolved as far as their names are known.
///
/// Sections of rows written in place are left out: each of their rows names its adapter.
public func resolvedSections(
  of screen: ScreenDeclaration, index: AppIndex
) -> [ResolvedSection] {
  guard case .sections(let sections) = screen.body else { return [] }
  return sections.indices.compactMap { position in
    resolvedSection(sections[position], at: position, of: screen, index: index)
  }
}

private func resolvedSection(
  _ section: SectionDeclaration, at position: Int, of screen: ScreenDeclaration, index: AppIndex
) -> ResolvedSection? {
  guard case .source(let reference, let uses, _) = section.content,
    let yields = index.itemType(of: reference, in: screen)
  else { return nil }
  let adapters = uses.compactMap { use in
    index.adapter(use.name.text).map { (model: $0.model.text, use: use) }
  }
  func resolved(_ unionCase: UnionCaseDeclaration?, _ model: String) -> ResolvedSection.Case {
    let matching = adapters.filter { $0.model == model }.map(\.use)
    return ResolvedSection.Case(unionCase: unionCase, model: model, adapters: matching)
  }
  let cases: [ResolvedSection.Case]
  switch yields {
  case .model(let name): cases = [resolved(nil, name)]
  case .union(let name):
    guard let union = index.union(name) else { return nil }
    cases = union.cases.map { resolved($0, $0.model.text) }
  default: return nil
  }
  return ResolvedSection(position: position, id: section.id, yields: yields, cases: cases)
}

extension ScreenSite {
  /// What stands where a section does: itself alone, or one for each of the sources of which conditions choose.
  package func alternatives(to section: ResolvedSection) -> [ResolvedSection] {
    guard let choice = screen.sections[section.position].choice else { return [section] }
    let first = section.position - choice.position
    return resolved.filter { (first..<first + choice.count).contains($0.position) }
  }

  /// Whether a model can come where a section stands, from its own source or from another one that is there in its place:
  /// they share their adapters.
  package func canCome(_ model: String, where section: ResolvedSection) -> Bool {
    if section.hasCase(of: model) { return true }
    guard let choice = screen.sections[section.position].choice else { return false }
    let alternatives = alternatives(to: section)
    // Of a source that there is not, or that could not be read, nobody knows what it yields.
    return alternatives.count < choice.count
      || alternatives.contains { $0.hasCase(of: model) || isBroken($0.yields) }
  }

  /// Whether what a source yields could not be read as a whole, and may have any model.
  package func isBroken(_ type: SpecType) -> Bool {
    if case .union(let name) = type { index.isBroken(.union, name) } else { false }
  }
}

extension ResolvedSection {
  fileprivate func hasCase(of model: String) -> Bool { cases.contains { $0.model == model } }
}

extension AppIndex {
  /// The source that a section names or holds.
  public func source(of reference: SourceReference) -> SourceDeclaration? {
    switch reference {
    case .use(let name, _): source(name.text)
    case .inline(let source): source
    case .data: nil
    }
  }

  /// Where it is said what a source yields that is referred to in a file.
  package func yieldsPlace(of reference: SourceReference, in file: FileID) -> Location? {
    switch reference {
    case .use(let name, _):
      guard let id = id(of: .source, name.text), let source = source(name.text) else { return nil }
      return Location(file: self.file(of: id), span: source.yields.span)
    case .inline(let source): return Location(file: file, span: source.yields.span)
    case .data: return nil
    }
  }

  /// What a section of a screen gets from its source, one by one.
  func itemType(of reference: SourceReference, in screen: ScreenDeclaration) -> SpecType? {
    guard case .data(let list) = reference else {
      return source(of: reference).flatMap { type($0.yields) }
    }
    let scope = ValueScope(ofRowsIn: screen, index: self)
    guard let typed = try? TypeChecker(index: self).type(list, expecting: nil, in: scope),
      case .list(let item) = typed.type
    else { return nil }
    return item
  }
}
