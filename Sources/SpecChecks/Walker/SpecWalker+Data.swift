import Diagnostics
import SpecModel
import SpecSemantics

/// Data is loaded whole: an object, or a list as one value.
extension SpecWalker {
  mutating func visit(
    _ data: DataDeclaration, at position: Int, of screen: ScreenDeclaration, in scope: ValueScope
  ) {
    declare(data.name, .stateField)
    if let condition = data.terms.condition {
      visit(condition, ofDataAt: position, of: screen, in: scope)
    }
    visit(data.source, of: screen, in: scope)
    guard let source = index.source(of: data.source),
      let (message, help) = problem(of: source)
    else { return }
    findings.report(.bindingTypeMismatch, message, at: location(data.name), help: [help])
  }

  /// What is loaded may wait for what is declared before it, so that nothing waits for one another.
  private mutating func visit(
    _ condition: Expression, ofDataAt position: Int, of screen: ScreenDeclaration,
    in scope: ValueScope
  ) {
    var awaited: Name?
    var isAskingForData = false
    condition.visitPaths { path in
      guard path.scope == .data else { return }
      isAskingForData = true
      let name = path.components.first
      if awaited == nil, screen.data[position...].contains(where: { $0.name.text == name?.text }) {
        awaited = name
      }
    }
    if let awaited {
      let name = screen.data[position].name.text
      let isItself = awaited.text == name
      findings.report(
        .unavailableScope,
        isItself
          ? "whether `\(name)` is loaded cannot follow from what it is"
          : "`$data.\(awaited.text)` stands behind `\(name)`, which cannot wait for it",
        at: location(awaited),
        help: [
          isItself
            ? "ask for the screen's `$state`, `$parameters`, or `data:` that stands before it"
            : "let `\(awaited.text)` stand before `\(name)`"
        ])
      return
    }
    // What is loaded before is known only where it is asked for, which it hardly ever is.
    let known =
      isAskingForData && position > 0
      ? ValueScope(
        ofRowsIn: screen, index: index, hasApp: scope.hasApp, hasSession: scope.hasSession,
        dataCount: position) : scope
    _ = self.condition(condition, in: known, seesWindow: seesWindow)
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
