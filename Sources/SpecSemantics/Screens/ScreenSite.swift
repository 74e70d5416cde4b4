import Diagnostics
import SourceText
import SpecModel

/// A screen with what it can show.
package struct ScreenSite {
  package let screen: ScreenDeclaration
  let id: DeclarationID
  package let file: FileID
  package let index: AppIndex
  /// The system that the screen is generated for.
  package let system: ScreenSystem
  /// The sections that show a source.
  package let resolved: [ResolvedSection]
  /// The adapters that the screen names, each at its first place.
  package let adapters: [Name]

  package init(_ screen: ScreenDeclaration, id: DeclarationID, file: FileID, index: AppIndex) {
    self.screen = screen
    self.id = id
    self.file = file
    self.index = index
    system = index.system(of: screen)
    resolved = resolvedSections(of: screen, index: index)
    adapters = screen.sections.usedAdapters
  }

  package func location(_ span: ByteSpan) -> Location {
    Location(file: file, span: span)
  }

  /// Whether rows of a model can come up on the screen.
  package func shows(model: String) -> Bool {
    resolved.contains { $0.cases.contains { $0.model == model } }
      || adapters.contains { index.adapter($0.text)?.model.text == model }
  }

  /// Whether rows of a model come up, and none of them ever stand one below the other, which is where they can be swiped.
  package func showsOnlyBeside(model: String) -> Bool {
    let sections = screen.sections
    let areBelow =
      resolved.contains { section in
        section.cases.contains { $0.model == model }
          && screen.mayBeColumn(sections[section.position])
      }
      || sections.contains { section in
        screen.mayBeColumn(section)
          && [section].usedAdapters.contains { index.adapter($0.text)?.model.text == model }
      }
    return !areBelow && shows(model: model)
  }

  /// Whether everything that the screen shows is known, so that what is missing really is missing.
  package var isFullyResolved: Bool {
    let sources = screen.sections.filter { section in
      if case .source = section.content { true } else { false }
    }
    return resolved.count == sources.count && adapters.allSatisfy(isKnown)
  }

  /// Whether there is an adapter of a name, and the model that it is for.
  package func isKnown(adapter name: Name) -> Bool {
    guard let adapter = index.adapter(name.text) else { return false }
    return index.model(adapter.model.text) != nil
  }
}

extension ScreenDeclaration {
  /// The sections of a list screen; none for forms and hand-written screens.
  public var sections: [SectionDeclaration] {
    if case .sections(let sections) = body { sections } else { [] }
  }

  /// The adapters that the screen names, each at its first place.
  public var usedAdapters: [Name] { sections.usedAdapters }
}

extension [SectionDeclaration] {
  package var usedAdapters: [Name] {
    var names: [Name] = []
    for section in self {
      switch section.content {
      case .source(_, let adapters, _):
        for use in adapters { names.append(use.name) }
      case .rows(let rows):
        names += rows.compactMap(\.adapter)
      case .page: break
      }
    }
    return names.firstOfEach
  }
}

extension [Name] {
  /// The first name of each text.
  fileprivate var firstOfEach: [Name] {
    // Most lists are so short that comparing beats hashing.
    guard count <= 24 else {
      var seen = NameMap<Void>(minimumCapacity: count)
      return filter { seen.add((), for: $0.text) == nil }
    }
    var names: [Name] = []
    names.reserveCapacity(count)
    for name in self where !names.contains(where: { $0.text == name.text }) { names.append(name) }
    return names
  }
}

extension ScreenSite {
  /// What a section's source is called.
  package func name(of reference: SourceReference) -> String {
    switch reference {
    case .use(let name, _): return name.text
    case .inline(let source): return source.name.text.writtenName
    case .data(let list):
      guard case .path(let path) = list.kind else { return "$data" }
      return path.text
    }
  }

  /// Where a section's source says what it yields.
  package func yieldsPlace(of reference: SourceReference) -> Location? {
    index.yieldsPlace(of: reference, in: file)
  }
}

extension ScreenSite {
  /// The models whose rows can come up, each once.
  package var shownModels: [String] {
    var models = resolved.flatMap { $0.cases.map(\.model) }
    models += adapters.compactMap { index.adapter($0.text)?.model.text }
    var seen: Set<String> = []
    return models.filter { seen.insert($0).inserted }
  }

  /// Whether something on the screen comes from a server or the app's own code.
  package var loads: Bool { !screen.data.isEmpty || loadsItems() }

  /// Whether a load that fails is a failure of the screen.
  package var canFail: Bool {
    screen.data.contains { !$0.terms.isOptional } || loadsItems { !$0.isOptional }
  }

  /// Whether a list on the screen comes from a server or the app's own code, and may have come empty.
  package var loadsList: Bool {
    if loadsItems() { return true }
    return screen.sections.contains { section in
      if case .source(.data, _, _) = section.content { true } else { false }
    }
  }

  /// Whether a section gets its items from a server or the app's own code.
  private func loadsItems(where isMeant: (SectionDeclaration) -> Bool = { _ in true }) -> Bool {
    screen.sections.contains { section in
      guard case .source(let reference, _, _) = section.content, isMeant(section) else {
        return false
      }
      switch index.source(of: reference)?.content {
      case .request, .swift: return true
      case .disk, .sqlite, .coreData, .items, nil: return false
      }
    }
  }
}
