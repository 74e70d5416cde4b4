import SpecModel
import SpecSemantics
import SwiftCode

/// A gateway of the app's own, which asks the network until it has an answer of its own.
struct GatewayStub {
  private let gateway: Gateway
  private let file: FileScope

  init(_ gateway: Gateway, in file: FileScope) {
    self.gateway = gateway
    self.file = file
  }

  var typeName: String { file.freeName(Naming.ownGateway(gateway.name)) }

  /// Whether what it is asked or answers is of the run-time's types.
  var namesRuntime: Bool {
    if gateway.isPaged || gateway.parametersType == "NoParameters" { return true }
    if case .request(let request) = gateway.call { return request.yields == nil }
    return false
  }

  var declaration: SwiftDeclaration {
    let client = file.app.client(of: gateway.api) ?? "main"
    let network = gateway.asking(.member("app", client), runtime: .member("app", "runtime"))
    let start = InitializerDeclaration(
      [Parameter("_", "app", file.baseAppType)], attributes: [.mainActor], access: file.app.access,
      body: [.assign("network", network)])
    let answer = SwiftExpression.call("network.fetch", [.arg("with", "parameters")])
    let fetch = FunctionDeclaration(
      "fetch", [Parameter("with", "parameters", .named(gateway.parametersType))],
      access: file.app.access, isAsync: true, throws: true, returning: gateway.entity,
      body: [
        .comment("Answer from what the app keeps; until then the network does."),
        .expression(.try(.await(answer))),
      ])
    return .type(
      TypeDeclaration(
        .struct, typeName,
        documentation: "The app's own answer to `\(gateway.interface)`, handed in as "
          + "`\(gateway.maker)`.",
        access: file.app.access, modifiers: .nonisolated, inherits: [.named(gateway.interface)],
        members: [
          .variable(
            VariableDeclaration(.let, "network", .named(gateway.network), access: .private)),
          .initializer(start), .function(fetch),
        ]))
  }
}
