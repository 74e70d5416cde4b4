import Diagnostics
import SpecModel
import SpecSemantics

/// What a screen loads, from what is declared first on.
private struct DataOrder {
  /// The values of what is declared before.
  private(set) var loaded: [Field] = []
  /// How much is declared before.
  private(set) var position = 0
  /// Where each name stands, and the last time if there are several.
  private let positions: [String: Int]

  init(of data: [DataDeclaration]) {
    positions = Dictionary(
      data.enumerated().map { ($0.element.name.text, $0.offset) }, uniquingKeysWith: max)
  }

  mutating func go(past data: DataDeclaration, in index: AppIndex) {
    if let field = data.field(in: index) { loaded.append(field) }
    position += 1
  }

  /// Whether a name is that of what is looked at, or of what is declared behind it.
  func isAhead(_ name: Name) -> Bool { positions[name.text].map { $0 >= position } ?? false }
}

/// Data is loaded whole: an object, or a list as one value.
extension SpecWalker {
  /// - Returns: What can use all that is loaded.
  mutating func visit(dataOf screen: ScreenDeclaration, in scope: ValueScope) -> ValueScope {
    var order = DataOrder(of: screen.data)
    for data in screen.data {
      visit(data, of: screen, in: scope, order)
      order.go(past: data, in: index)
    }
    return scope.with(data: order.loaded)
  }

  private mutating func visit(
    _ data: DataDeclaration, of screen: ScreenDeclaration, in scope: ValueScope, _ order: DataOrder
  ) {
    declare(data.name, .stateField)
    if let condition = data.terms.condition { visit(condition, of: data, in: scope, order) }
    visit(data.source, of: screen, in: scope)
    guard let source = index.source(of: data.source),
      let (message, help) = problem(of: source)
    else { return }
    findings.report(.bindingTypeMismatch, message, at: location(data.name), help: [help])
  }

  /// What is loaded may wait for what is declared before it, so that nothing waits for one another.
  private mutating func visit(
    _ condition: Expression, of data: DataDeclaration, in scope: ValueScope, _ order: DataOrder
  ) {
    var awaited: Name?
    var isAskingForData = false
    condition.visitPaths { path in
      guard path.scope == .data else { return }
      isAskingForData = true
      let name = path.components.first
      if awaited == nil, let name, order.isAhead(name) { awaited = name }
    }
    if let awaited {
      let name = data.name.text
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
      isAskingForData && order.position > 0 ? scope.with(data: order.loaded) : scope
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
