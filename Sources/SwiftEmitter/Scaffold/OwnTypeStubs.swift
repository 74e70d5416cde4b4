import SpecModel
import SwiftCode

/// An adapter of the app's own, which says what it will be.
struct AdapterStub {
  private let adapter: AdapterDeclaration
  private let type: SwiftTypeReference
  private let file: FileScope

  init(_ adapter: AdapterDeclaration, type: SwiftTypeReference, in file: FileScope) {
    self.adapter = adapter
    self.type = type
    self.file = file
  }

  var declaration: SwiftDeclaration {
    let access = file.app.access
    let item = file.named(adapter.model.text)
    var members: [SwiftDeclaration] = []
    var properties: [StoredProperty] = [StoredProperty("runtime", "AppRuntime")]
    if !adapter.events.isEmpty {
      members.append(events)
      properties.append(
        StoredProperty("onEvent", .function(["Event", item], attributes: [.mainActor])))
    }
    members += properties.map(\.declaration)
    members.append(
      .initializer(
        InitializerDeclaration(
          [properties[0].parameter(label: "_")] + properties.dropFirst().map { $0.parameter() },
          access: access, body: properties.map(\.assignment))))
    let text = SwiftExpression.implicit("verbatim", [.arg(.string(adapter.name.text))])
    members.append(
      .function(
        FunctionDeclaration(
          "cell", [Parameter("for", "item", item), Parameter("in", "context", "CellContext")],
          access: access, returning: "CellNode",
          body: [.expression(.implicit("text", [.arg(text)]))])))
    return .type(
      TypeDeclaration(
        .struct, type.type.text,
        documentation: "The adapter `\(adapter.name.text)`: how `\(adapter.model.text)` looks.",
        attributes: [.mainActor], access: access, inherits: ["CellAdapter"], members: members))
  }

  private var events: SwiftDeclaration {
    .type(
      TypeDeclaration(
        .enum, "Event", access: file.app.access, modifiers: .nonisolated, inherits: ["Sendable"],
        members: adapter.events.map { .enumCase(SwiftEnumCase(Naming.member($0.text))) }))
  }
}

/// A data source of the app's own that has nothing yet.
struct SourceStub {
  private let source: SourceDeclaration
  private let type: SwiftTypeReference
  private let file: FileScope

  init(_ source: SourceDeclaration, type: SwiftTypeReference, in file: FileScope) {
    self.source = source
    self.type = type
    self.file = file
  }

  var declaration: SwiftDeclaration {
    let access = file.app.access
    let item = file.type(source.yields)
    let properties =
      [StoredProperty("runtime", "AppRuntime")]
      + source.parameters.map { field in
        StoredProperty(Naming.member(field.name.text), file.provider(of: field))
      }
    let delegate = VariableDeclaration(
      .var, "delegate", .optional(.any("DataSourceDelegate")), access: access, modifiers: .weak)
    let items = VariableDeclaration(.var, "items", .array(item), .array([]), access: .private)
    var members: [SwiftDeclaration] = [.variable(delegate)]
    members += properties.map(\.declaration)
    members.append(.variable(items))
    members.append(
      .initializer(
        InitializerDeclaration(
          properties.map { $0.parameter(label: "_") }, access: access,
          body: properties.map(\.assignment))))
    members += [
      function("numberOfObjects", returning: "Int", [.expression("items.count")]),
      function(
        "object", [Parameter("at", "index", "Int")], returning: .optional(item),
        [.expression(.raw("items.indices.contains(index) ? items[index] : nil"))]),
      function(
        "loadFirst", [],
        [
          .comment("Load `items`, then say that they have arrived."),
          .expression(.raw("delegate?.dataSource(self, didFinish: .first, with: items)")),
        ]),
    ]
    return .type(
      TypeDeclaration(
        .class, type.type.text,
        documentation: "The source `\(source.name.text)`.", attributes: [.mainActor],
        access: access, modifiers: .final, inherits: ["DataSource"], members: members))
  }

  private func function(
    _ name: String, _ parameters: [Parameter] = [], returning result: SwiftType? = nil,
    _ body: [Statement]
  ) -> SwiftDeclaration {
    .function(
      FunctionDeclaration(
        name, parameters, access: file.app.access, returning: result, body: body))
  }
}

/// A gateway of the app's own that has nothing yet.
struct GatewayStub {
  private let source: SourceDeclaration
  private let type: SwiftTypeReference
  private let gateway: Gateway?
  private let file: FileScope

  init(
    _ source: SourceDeclaration, of screen: ScreenDeclaration, type: SwiftTypeReference,
    in file: FileScope
  ) {
    self.source = source
    self.type = type
    self.file = file
    let isNamed = file.app.index.source(source.name.text) != nil
    gateway = Gateway(source, of: isNamed ? nil : screen, in: file)
  }

  var declaration: SwiftDeclaration {
    let access = file.app.access
    let parameters = gateway?.parametersType ?? "NoParameters"
    let fetch = FunctionDeclaration(
      "fetch", [Parameter("with", "parameters", .named(parameters))], access: access,
      isAsync: true, throws: .any, returning: gateway?.entity,
      body: [
        .comment("Answer the part at `parameters.page`, and where the next one is."),
        .return(.call("Page", [.arg("items", .array([]))])),
      ])
    return .type(
      TypeDeclaration(
        .struct, type.type.text, documentation: "The source `\(source.name.text)`.",
        access: access, modifiers: .nonisolated,
        inherits: [.named(gateway?.interface ?? "Sendable")],
        members: [
          .initializer(
            InitializerDeclaration(
              [Parameter("_", "app", file.appType)], access: access, body: [])),
          .function(fetch),
        ]))
  }
}

/// A controller of the app's own that shows nothing yet.
struct ScreenStub {
  private let screen: ScreenDeclaration
  private let type: SwiftTypeReference
  private let file: FileScope

  init(_ screen: ScreenDeclaration, type: SwiftTypeReference, in file: FileScope) {
    self.screen = screen
    self.type = type
    self.file = file
  }

  var declaration: SwiftDeclaration {
    let access = file.app.access
    var properties = [StoredProperty("app", file.appType)]
    properties += screen.parameters.map { field in
      StoredProperty(Naming.storedParameter(field.name.text), file.type(field.type))
    }
    if let result = screen.returns {
      properties.append(StoredProperty("onReturn", .resultHandler(file.type(result))))
    }
    let start = Statement.call("super.init", [.arg("runtime", "app.runtime")])
    var members = properties.map(\.declaration)
    members.append(
      .initializer(
        InitializerDeclaration(
          properties.map { $0.parameter(label: "_") }, access: access,
          body: properties.map(\.assignment) + [start])))
    members.append(
      .initializer(
        InitializerDeclaration(
          [Parameter("coder", "NSCoder")], attributes: [.unavailable], access: access,
          modifiers: .required, isFailable: true, body: [.expression(.nil)])))
    return .type(
      TypeDeclaration(
        .class, type.type.text, documentation: "The screen `\(screen.name.text)`.",
        access: access, modifiers: .final, inherits: ["ScreenController"], members: members))
  }
}

/// A private constant that the initialiser sets.
private struct StoredProperty {
  let name: String
  let type: SwiftType

  init(_ name: String, _ type: SwiftType) {
    self.name = name
    self.type = type
  }

  var declaration: SwiftDeclaration {
    .variable(VariableDeclaration(.let, name, type, access: .private))
  }

  /// Without a label the initialiser can be handed over as it is, where a constructor is due.
  func parameter(label: String? = nil) -> Parameter {
    let attributes: [Attribute] = if case .function = type { [.escaping] } else { [] }
    guard let label else { return Parameter(name, type, attributes: attributes) }
    return Parameter(label, name, type, attributes: attributes)
  }

  var assignment: Statement { .assign(.member("self", name), .identifier(name)) }
}
