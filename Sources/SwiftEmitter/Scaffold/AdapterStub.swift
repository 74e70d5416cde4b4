import SpecModel
import SwiftCode

/// An adapter of the app's own, in the shape that the systems whose screens use it have a place for.
struct AdapterStub {
  /// What an adapter makes of a model.
  enum Shape {
    /// A tree, which the lists of all systems show.
    case tree
    /// A row of a table.
    case row
    /// A controller that stands in a row.
    case controller

    /// The shape for screens of these systems. What the lists of several show is a tree.
    init(for architectures: Set<Architecture>) {
      switch architectures {
      case [.table]: self = .row
      case [.composition]: self = .controller
      default: self = .tree
      }
    }
  }

  private let adapter: AdapterDeclaration
  private let type: SwiftTypeReference
  private let shape: Shape
  private let file: FileScope

  init(
    _ adapter: AdapterDeclaration, type: SwiftTypeReference, as shape: Shape, in file: FileScope
  ) {
    self.adapter = adapter
    self.type = type
    self.shape = shape
    self.file = file
  }

  private var access: SwiftCode.AccessLevel? { file.app.access }
  private var item: SwiftType { file.named(adapter.model.text) }

  var declaration: SwiftDeclaration {
    var members: [SwiftDeclaration] = []
    var properties: [StoredProperty] = [StoredProperty("runtime", "AppRuntime")]
    if !adapter.events.isEmpty {
      members.append(AdapterEmission(adapter, in: file).events)
      properties.append(
        StoredProperty("onEvent", .function(["Event", item], attributes: [.mainActor])))
    }
    members += properties.map(\.declaration)
    members.append(
      .initializer(
        InitializerDeclaration(
          [properties[0].parameter(label: "_")] + properties.dropFirst().map { $0.parameter() },
          access: access, body: properties.map(\.assignment))))
    members += showing
    return .type(
      TypeDeclaration(
        .struct, type.type.text,
        documentation: "The adapter `\(adapter.name.text)`: how `\(adapter.model.text)` looks.",
        attributes: [.mainActor], access: access, inherits: [base], members: members))
  }

  private var base: SwiftType {
    switch shape {
    case .tree: "CellAdapter"
    case .row: "RowPresenter"
    case .controller: "ControllerAdapter"
    }
  }

  /// What the protocol asks for: it shows the adapter's name until the app shows more.
  private var showing: [SwiftDeclaration] {
    switch shape {
    case .tree: [cell]
    case .row: [makeCell, present]
    case .controller: [makeController, update, message]
    }
  }

  private func method(
    _ name: String, _ parameters: [Parameter], returning result: SwiftType? = nil,
    _ body: Statement
  ) -> SwiftDeclaration {
    .function(
      FunctionDeclaration(name, parameters, access: access, returning: result, body: [body]))
  }

  /// The name of the adapter as a text.
  private var name: SwiftExpression {
    .implicit("verbatim", [.arg(.string(adapter.name.text))])
  }

  private let context = Parameter("in", "context", "CellContext")

  // MARK: - Trees

  private var cell: SwiftDeclaration {
    method(
      "cell", [Parameter("for", "item", item), context], returning: "CellNode",
      .expression(.implicit("text", [.arg(name)])))
  }

  // MARK: - Rows of tables

  private var makeCell: SwiftDeclaration {
    method(
      "makeCell", [Parameter("reuseIdentifier", "String")], returning: "UITableViewCell",
      .call(
        "UITableViewCell",
        [.arg("style", .implicit("default")), .arg("reuseIdentifier", "reuseIdentifier")]))
  }

  private var present: SwiftDeclaration {
    method(
      "present",
      [
        Parameter("_", "item", item), Parameter("in", "cell", "UITableViewCell"),
        Parameter("context", .generic("RowContext", ["AnyObject"])),
      ],
      .assign(.raw("cell.textLabel?.text"), .string(adapter.name.text)))
  }

  // MARK: - Controllers in rows

  private var makeController: SwiftDeclaration {
    method(
      "makeController", [Parameter("for", "item", item), context], returning: "MessageController",
      .call(
        "MessageController",
        [
          .arg("runtime", "context.runtime"),
          .arg("message", .call("message", [.arg("about", "item")])),
        ]))
  }

  private var update: SwiftDeclaration {
    method(
      "update",
      [
        Parameter("_", "controller", "MessageController"), Parameter("with", "item", item),
        context,
      ],
      .assign("controller.message", .call("message", [.arg("about", "item")])))
  }

  private var message: SwiftDeclaration {
    .function(
      FunctionDeclaration(
        "message", [Parameter("about", "item", item)], access: .private, returning: "Message",
        body: [.call("Message", [.arg("text", name)])]))
  }
}
