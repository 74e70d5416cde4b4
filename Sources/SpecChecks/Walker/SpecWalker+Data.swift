import Diagnostics
import SpecModel
import SpecSemantics

/// Data is loaded whole: an object, or a list as one value.
extension SpecWalker {
  mutating func visit(
    _ data: DataDeclaration, of screen: ScreenDeclaration, in scope: ValueScope
  ) {
    declare(data.name, .stateField)
    _ = condition(data.terms.condition, in: scope, seesWindow: seesWindow)
    visit(data.source, of: screen, in: scope)
    guard let source = index.source(of: data.source),
      let (message, help) = problem(of: source)
    else { return }
    findings.report(.bindingTypeMismatch, message, at: location(data.name), help: [help])
  }

  private func problem(of source: SourceDeclaration) -> (message: String, help: String)? {
    let name = "`\(source.name.text)`"
    let section = "show it in a section: `source: { use: \(source.name.text) }`"
    guard source.paging == nil else {
      return ("\(name) is loaded in pages, and data is loaded whole", section)
    }
    guard source.content.isLoadable else {
      return ("\(name) is a list of the app's own, and data is loaded whole", section)
    }
    guard !source.content.hasObjects, !source.yields.isList else { return nil }
    return (
      "\(name) has items, and data is one value",
      "write `yields: \"[\(source.yields.shape)]\"`, or \(section)"
    )
  }
}

extension SourceDeclaration.Content {
  /// Whether what it has can be loaded whole.
  var isLoadable: Bool {
    switch self {
    case .request, .disk, .sqlite, .coreData, .items: true
    case .swift: false
    }
  }

  /// Whether it can have a single object instead of a list.
  fileprivate var hasObjects: Bool {
    switch self {
    case .request(let call, _, _): call.documents == nil
    case .disk: true
    case .sqlite, .coreData, .items, .swift: false
    }
  }
}
