import SpecModel
import SpecSemantics
import SwiftCode

/// Adapters: structs that turn a model into a cell, or into a screen that a cell hosts.
struct AdapterEmission {
  private let plan: AdapterPlan
  private var adapter: AdapterDeclaration { plan.declaration }
  private let file: FileScope
  private let context: EmissionContext
  private let senders: [RequestSender]

  init(_ plan: AdapterPlan, in file: FileScope) {
    self.plan = plan
    self.file = file
    senders = plan.declaration.senders(in: file)
    context = EmissionContext(
      in: file, scope: plan.scope, sender: senders.isEmpty ? .app : .closures)
  }

  private var access: SwiftCode.AccessLevel? { file.app.access }
  private var item: SwiftType { file.named(adapter.model.text) }

  func declarations(origin: Origin) -> [SwiftDeclaration] {
    switch plan.body {
    case .swift: return []
    case .cell(let node):
      file.exposeRuntime()
      var members = self.members(including: [cell(node)])
      if let accessibility = plan.accessibility {
        members.append(self.accessibility(accessibility))
      }
      if let size = size() { members.append(size) }
      return [type(conformingTo: "CellAdapter", members: members, origin: origin)]
    case .embed(let embed):
      file.exposeRuntime()
      let members = self.members(including: [controller(embed), height(embed)])
      return [type(conformingTo: "EmbedAdapter", members: members, origin: origin)]
    }
  }

  private func type(
    conformingTo name: SwiftType, members: [SwiftDeclaration], origin: Origin
  ) -> SwiftDeclaration {
    .type(
      TypeDeclaration(
        .struct, Naming.type(adapter.name.text),
        documentation: origin.documentation(adapter.summaries),
        access: access, inherits: [name], members: members))
  }

  // MARK: - What all adapters have

  private func members(including own: [SwiftDeclaration]) -> [SwiftDeclaration] {
    var stored = [StoredProperty("app", file.appType(of: adapter))]
    if !adapter.events.isEmpty {
      stored.append(
        StoredProperty("onEvent", .function(["Event", item], attributes: [.mainActor])))
    }
    let sent = senders.map { StoredProperty($0.name, $0.type) }
    let start = InitializerDeclaration(
      stored.map { $0.parameter() } + senders.map(parameter), access: access,
      body: stored.map(\.assignment)
        + senders.map { .assign(.member("self", $0.name), value(of: $0)) })
    let members = (stored + sent).declarations + [.initializer(start)]
    return (adapter.events.isEmpty ? [] : [file.events(of: adapter)]) + members + own
  }

  /// Only scenes hand in what sends requests.
  private func parameter(of sender: RequestSender) -> Parameter {
    file.app.analysis.gateways.sharesWithOthers(adapter)
      ? Parameter(sender.name, .optional(sender.type), default: .nil)
      : Parameter(sender.name, sender.type, attributes: [.escaping])
  }

  private func value(of sender: RequestSender) -> SwiftExpression {
    let given = SwiftExpression.identifier(sender.name)
    return file.app.analysis.gateways.sharesWithOthers(adapter)
      ? .binary(given, .coalescing, sender.standard(in: file)) : given
  }

  // MARK: - Cells

  private func cell(_ node: CellPlan) -> SwiftDeclaration {
    let tree = CellEmission(at: context).tree(of: node)
    return .function(
      FunctionDeclaration(
        "cell", [Parameter("for", "item", item), Parameter("in", "context", "CellContext")],
        access: access, returning: "CellNode", body: [.expression(tree)]))
  }

  private func accessibility(_ accessibility: AccessibilityPlan) -> SwiftDeclaration {
    .function(
      FunctionDeclaration(
        "accessibility", [Parameter("for", "item", item)], access: access,
        returning: .optional("CellAccessibility"),
        body: [.expression(value(of: accessibility))]))
  }

  /// How cells are read out.
  func value(of accessibility: AccessibilityPlan) -> SwiftExpression {
    CellEmission(at: context).spoken(accessibility)
  }

  /// The size where it isn't what cells have by default.
  func size() -> SwiftDeclaration? {
    var arguments: [SwiftArgument] = []
    if case .points(let points) = adapter.size.width {
      arguments.add("width", .implicit("points", [.arg(context.number(points))]))
    }
    switch adapter.size.height {
    case .content: break
    case .points(let points):
      arguments.add("height", .implicit("points", [.arg(context.number(points))]))
    case .aspect(let aspect):
      arguments.add("height", .implicit("aspect", [.arg(.ratio(aspect))]))
    }
    guard !arguments.isEmpty else { return nil }
    return .getter("size", "CellSize", .call("CellSize", arguments), access: access)
  }

  // MARK: - Embedded screens

  private func controller(_ embed: EmbedPlan) -> SwiftDeclaration {
    let screen = context.screen(embed.use)
    return .function(
      FunctionDeclaration(
        "controller", [Parameter("for", "item", item)], access: access,
        returning: "UIViewController", body: [.expression(screen)]))
  }

  private func height(_ embed: EmbedPlan) -> SwiftDeclaration {
    let height = embed.height.map { points -> SwiftExpression in
      .implicit("points", [.arg(context.number(points))])
    }
    return .getter("height", "EmbedHeight", height ?? .implicit("content"), access: access)
  }
}

extension FileScope {
  /// The enum of what an adapter's cells tell.
  func events(of adapter: AdapterDeclaration) -> SwiftDeclaration {
    .type(
      TypeDeclaration(
        .enum, "Event", access: app.access, modifiers: .nonisolated, inherits: ["Sendable"],
        members: adapter.events.map { .enumCase(SwiftEnumCase(Naming.member($0.text))) }))
  }
}
