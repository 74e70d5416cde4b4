import SpecModel
import SwiftCode

/// A source of the app's own that a scene asks: a gateway that has nothing yet.
struct SourceGatewayStub {
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
      isAsync: true, throws: true, returning: gateway?.entity,
      body: [
        .comment("Answer the part at `parameters.page`, and where the next one is."),
        .warning("`\(source.name.text)` has nothing yet"),
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
              [Parameter("_", "app", file.baseAppType)], access: access, body: [])),
          .function(fetch),
        ]))
  }
}
