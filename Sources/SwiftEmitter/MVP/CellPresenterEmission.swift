import SpecModel
import SpecSemantics
import SwiftCode

/// An adapter for the mvp system: the presenter of its cells, the protocol by which it knows them, and
/// the cells that tables and collection views need.
struct CellPresenterEmission {
  private let plan: AdapterPlan
  private var adapter: AdapterDeclaration { plan.declaration }
  private let file: FileScope
  private let origin: Origin
  private let context: EmissionContext
  private let uses: PresentedAdapters.Uses

  init(
    _ plan: AdapterPlan, in file: FileScope, for uses: PresentedAdapters.Uses,
    origin: Origin
  ) {
    self.plan = plan
    self.file = file
    self.origin = origin
    self.uses = uses
    context = EmissionContext(
      in: file, scope: plan.scope, shownScreens: .destination)
  }

  private var name: String { adapter.name.text }
  private var access: SwiftCode.AccessLevel? { file.app.access }
  private var destination: SwiftType { .named(file.app.names(.destinations)) }
  private var item: SwiftType { file.named(adapter.model.text) }
  private var viewType: SwiftType { .any(.named(Naming.view(name))) }

  var declarations: [SwiftDeclaration] {
    guard case .cell(let node) = plan.body else { return [] }
    file.exposeRuntime()
    var declarations = [view, presenter(showing: node)]
    if uses.contains(.table) {
      declarations.append(
        cell(Naming.tableCell(name), "TreePresenterTableCell", "a table"))
    }
    if uses.contains(.collection) {
      declarations.append(
        cell(
          Naming.collectionCell(name), "TreePresenterCollectionCell", "a collection view"))
    }
    return declarations
  }

  private var view: SwiftDeclaration {
    .type(
      TypeDeclaration(
        .protocol, Naming.view(name),
        documentation: "What the presenter of `\(name)` knows of its cell.",
        access: access,
        inherits: [.generic(.named("TreeCellView"), [destination])]))
  }

  private func cell(_ type: String, _ base: String, _ place: String) -> SwiftDeclaration {
    let presenter = SwiftType.named(Naming.presenter(name))
    let view = SwiftDeclaration.getter(
      "presentedView", .optional(viewType), "self", access: access, modifiers: .override)
    return .type(
      TypeDeclaration(
        .class, type, documentation: "The cell of `\(name)` in \(place).", access: access,
        modifiers: .final,
        inherits: [.generic(.named(base), [presenter]), .named(Naming.view(name))],
        members: [view]))
  }

  // MARK: - Presenter

  private func presenter(showing node: CellPlan) -> SwiftDeclaration {
    let base = AdapterEmission(plan, in: file)
    var members: [SwiftDeclaration] = []
    members.append(
      .typealias(TypealiasDeclaration("Destination", destination, access: access)))
    if !adapter.events.isEmpty { members.append(file.events(of: adapter)) }
    members += stored
    members.append(content(node))
    if let accessibility = plan.accessibility {
      members.append(
        .getter(
          "accessibility", .optional("CellAccessibility"), base.value(of: accessibility),
          access: access))
    }
    if let size = base.size() { members.append(size) }
    members.append(viewDidBind)
    return .type(
      TypeDeclaration(
        .class, Naming.presenter(name),
        documentation: origin.documentation("The presenter of the cells of \(origin)."),
        access: access, modifiers: .final,
        inherits: ["TreeCellPresenter"], members: members))
  }

  private var stored: [SwiftDeclaration] {
    let view = VariableDeclaration(
      .var, "view", .optional(viewType), access: access, modifiers: .weak)
    let item = StoredProperty("item", self.item, access: access)
    let app = StoredProperty("app", file.appType(of: adapter))
    let handler = StoredProperty(
      "onEvent", .function(["Event", self.item], attributes: [.mainActor]))
    let others = adapter.events.isEmpty ? [] : [handler]
    return [.variable(view)] + ([item, app] + others).declarations
      + [([app, item] + others).initializer(access: access)]
  }

  /// The tree. What its buttons do may be done when the presenter is gone, so they keep what they need
  /// by themselves.
  private func content(_ node: CellPlan) -> SwiftDeclaration {
    let tree = CellEmission(at: context).tree(of: node)
    var body: [Statement] = []
    if node.hasButtons {
      if context.used.app { body.append(.let("app", nil, "self.app")) }
      if context.used.item { body.append(.let("item", nil, "self.item")) }
      if node.tellsEvents { body.append(.let("onEvent", nil, "self.onEvent")) }
    }
    body.append(body.isEmpty ? .expression(tree) : .return(tree))
    let action = SwiftType.generic(.named("PresenterAction"), [destination])
    return .getter(
      "content", .generic(.named("CellTree"), [action]), access: access, body: body)
  }

  private var viewDidBind: SwiftDeclaration {
    let show = SwiftExpression.identifier("view").optionalChained.call(
      "show", [.arg("content"), .arg("accessibility", "accessibility")])
    return .function(
      FunctionDeclaration("viewDidBind", access: access, body: [.expression(show)]))
  }
}

extension CellPlan {
  /// Whether anything in the tree can be tapped.
  fileprivate var hasButtons: Bool { contains { _ in true } }

  /// Whether something that is tapped tells the screen of an event.
  fileprivate var tellsEvents: Bool {
    contains { effect in
      var tells = false
      effect.forEachStep { if case .event = $0.action { tells = true } }
      return tells
    }
  }

  private func contains(_ matches: (EffectPlan) -> Bool) -> Bool {
    var isThere = false
    forEachEffect { isThere = isThere || matches($0) }
    return isThere
  }
}
