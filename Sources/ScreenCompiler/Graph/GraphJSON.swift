import Diagnostics

/// The map as JSON for other tools. The page on the map documents the format.
struct GraphJSON {
  private let graph: AppGraph

  init(_ graph: AppGraph) {
    self.graph = graph
  }

  var text: String {
    JSONValue.object([
      ("version", .number(1)), ("app", .string(graph.name)),
      ("modules", .array(graph.modules.map { .string($0) })),
      ("nodes", .array(graph.nodes.map(node))), ("arrows", .array(graph.arrows.map(arrow))),
    ]).document
  }

  private func node(_ node: AppGraph.Node) -> JSONValue {
    .present([
      ("id", .string(node.id)), ("kind", .string(node.kind.rawValue)),
      ("name", .string(node.name)), ("title", .text(node.title)), ("module", .text(node.module)),
      ("form", .text(node.form)),
      (
        "parameters",
        node.kind == .screen ? .array(node.parameters.map { .string($0) }) : nil
      ),
      ("isReached", .bool(node.isReached)), ("place", node.place.map(place)),
    ])
  }

  private func arrow(_ arrow: AppGraph.Arrow) -> JSONValue {
    let values = arrow.values.map {
      JSONValue.object([("name", .string($0.name)), ("value", .string($0.value))])
    }
    return .present([
      ("from", .string(graph.nodes[arrow.from].id)), ("to", .string(graph.nodes[arrow.to].id)),
      ("by", .string(arrow.means.rawValue)), ("trigger", trigger(arrow.trigger)),
      ("with", .array(values)), ("when", .text(arrow.condition)),
      ("place", arrow.place.map(place)),
    ])
  }

  private func trigger(_ trigger: AppGraph.Trigger) -> JSONValue {
    let steps = trigger.after.map { step in
      var choice: String?
      if case .choice(let title) = step { choice = title }
      return JSONValue.present([("step", .string(step.key)), ("title", .text(choice))])
    }
    return .present([
      ("kind", .string(trigger.kind.rawValue)), ("of", .text(trigger.of)),
      ("says", .text(trigger.says)), ("after", .array(steps)), ("words", .string(trigger.words)),
    ])
  }

  private func place(_ place: AppGraph.Place) -> JSONValue {
    .object([("path", .string(place.path)), ("line", .number(place.line))])
  }
}
