import SpecModel
import SwiftCode

/// An adapter of the app's own, of the kind that the spec says.
struct AdapterStub {
  private let adapter: AdapterDeclaration
  private let type: SwiftTypeReference
  private let kind: OwnAdapterKind
  private let file: FileScope

  init(_ adapter: AdapterDeclaration, type: SwiftTypeReference, in file: FileScope) {
    self.adapter = adapter
    self.type = type
    kind = adapter.ownKind ?? .cell
    self.file = file
  }

  private var access: SwiftCode.AccessLevel? { file.app.access }
  private var item: SwiftType { file.named(adapter.model.text) }

  var declarations: [SwiftDeclaration] { kind == .cell ? [adapting, cellClass] : [adapting] }

  private var adapting: SwiftDeclaration {
    var members: [SwiftDeclaration] = []
    var properties: [StoredProperty] = [StoredProperty("runtime", "AppRuntime")]
    if !adapter.events.isEmpty {
      members.append(file.events(of: adapter))
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
        attributes: [.mainActor], access: access, inherits: [file.runtimeType(kind.protocolName)],
        members: members))
  }

  /// What the protocol asks for: it shows the adapter's name until the app shows more.
  private var showing: [SwiftDeclaration] {
    switch kind {
    case .cell: [configure, size]
    case .tree: [tree]
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

  // MARK: - Cells of collection views

  private var cellName: String { file.freeName(type.type.text + "Cell") }

  private var configure: SwiftDeclaration {
    method(
      "configure",
      [
        Parameter("_", "cell", .named(cellName)), Parameter("with", "item", item), context,
      ],
      .assign("cell.label.text", .string(adapter.name.text)))
  }

  private var size: SwiftDeclaration {
    method(
      "size", [Parameter("for", "item", item), context], returning: "CGSize",
      .call(
        "CGSize", [.arg("width", "context.containerWidth"), .arg("height", .integer(44))]))
  }

  private var cellClass: SwiftDeclaration {
    let label = VariableDeclaration(.let, "label", nil, .call(.type(file.runtimeType("UILabel"))))
    let start = InitializerDeclaration(
      [Parameter("frame", file.runtimeType("CGRect"))], access: access, modifiers: .override,
      body: [
        .call("super.init", [.arg("frame", "frame")]),
        .call("contentView.addSubview", [.arg("label")]),
      ])
    let layout = FunctionDeclaration(
      "layoutSubviews", access: access, modifiers: .override,
      body: [.call("super.layoutSubviews"), .assign("label.frame", "contentView.bounds")])
    return .type(
      TypeDeclaration(
        .class, cellName, documentation: "What `\(type.type.text)` fills.", access: access,
        modifiers: .final, inherits: ["UICollectionViewCell"],
        members: [
          .variable(label), .initializer(start), .unavailableInitializer(access: access),
          .function(layout),
        ]))
  }

  // MARK: - Trees

  private var tree: SwiftDeclaration {
    method(
      "cell", [Parameter("for", "item", item), context], returning: "CellNode",
      .expression(.implicit("text", [.arg(name)])))
  }

  // MARK: - Rows of tables

  private var tableCell: SwiftType { file.runtimeType("UITableViewCell") }

  private var makeCell: SwiftDeclaration {
    method(
      "makeCell", [Parameter("reuseIdentifier", "String")], returning: tableCell,
      .call(
        .type(tableCell),
        [.arg("style", .implicit("default")), .arg("reuseIdentifier", "reuseIdentifier")]))
  }

  private var present: SwiftDeclaration {
    method(
      "present",
      [
        Parameter("_", "item", item), Parameter("in", "cell", tableCell),
        Parameter("context", .generic(file.runtimeType("RowContext"), ["AnyObject"])),
      ],
      .assign(.raw("cell.textLabel?.text"), .string(adapter.name.text)))
  }

  // MARK: - Controllers in rows

  private var controller: SwiftType { file.runtimeType("MessageController") }
  private var messageType: SwiftType { file.runtimeType("Message") }

  private var makeController: SwiftDeclaration {
    method(
      "makeController", [Parameter("for", "item", item), context], returning: controller,
      .call(
        .type(controller),
        [
          .arg("runtime", "context.runtime"),
          .arg("message", .call("message", [.arg("about", "item")])),
        ]))
  }

  private var update: SwiftDeclaration {
    method(
      "update",
      [
        Parameter("_", "controller", controller), Parameter("with", "item", item),
        context,
      ],
      .assign("controller.message", .call("message", [.arg("about", "item")])))
  }

  private var message: SwiftDeclaration {
    .function(
      FunctionDeclaration(
        "message", [Parameter("about", "item", item)], access: .private, returning: messageType,
        body: [.call(.type(messageType), [.arg("text", name)])]))
  }
}
