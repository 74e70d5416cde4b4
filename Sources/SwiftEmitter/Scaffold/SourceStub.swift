import SpecModel
import SpecSemantics
import SwiftCode

/// A data source of the app's own that has nothing yet. It is the same in all systems that have a
/// place for one.
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
        StoredProperty(Naming.sourceProperty(field.name.text), file.provider(of: field))
      }
    let delegate = VariableDeclaration(
      .var, "delegate", .optional(.any(file.runtimeType("DataSourceDelegate"))), access: access,
      modifiers: .weak)
    let items = VariableDeclaration(.var, "items", .array(item), .array([]), access: .private)
    var members: [SwiftDeclaration] = [.variable(delegate)]
    members += properties.declarations
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
          .warning("`\(source.name.text)` has nothing yet"),
          .expression(.raw("delegate?.dataSource(self, didFinish: .first, with: items)")),
        ]),
    ]
    return .type(
      TypeDeclaration(
        .class, type.type.text,
        documentation: "The source `\(source.name.text)`.", attributes: [.mainActor],
        access: access, modifiers: .final, inherits: [file.runtimeType("DataSource")],
        members: members))
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
