import SpecModel
import SpecSemantics
import SwiftCode

/// A gateway: one question to whatever keeps the app's data, as a protocol. An implementation that
/// asks the network comes with it, unless the app writes it by hand.
struct Gateway {
  /// Who is asked, and how.
  enum Call {
    case request(RequestDeclaration)
    case pages(SpecModel.Call, items: Name?, paging: Paging?)
    /// A type of the app's own that hands out a list.
    case own(SwiftTypeReference)
  }

  /// The name of the request or source, or what stands for that of a source written in place.
  let name: String
  private let takesParameters: Bool
  let entity: SwiftType
  let call: Call
  /// The list from which elements are left out that cannot be read; nil where one fails the load.
  let skippingList: String?

  var method: String { Naming.member(name) }
  var interface: String { Naming.gateway(name) }
  var network: String { Naming.networkGateway(name) }
  var maker: String { Naming.gatewayMaker(name) }
  /// The property of an interactor that holds it.
  var property: String { Naming.gatewayProperty(name) }
  /// Whether it hands out a list part by part.
  var isPaged: Bool { if case .request = call { false } else { true } }
  /// The type that the app writes by hand for it.
  var ownType: SwiftTypeReference? { if case .own(let type) = call { type } else { nil } }

  /// The type of what it is asked.
  var parametersType: String {
    !takesParameters && !isPaged ? "NoParameters" : Naming.gatewayParameters(name)
  }

  /// The name of the API that the network implementation talks to.
  var api: Name? {
    switch call {
    case .request(let request): request.call.api
    case .pages(let call, _, _): call.api
    case .own: nil
    }
  }

  init(_ request: RequestDeclaration, in file: FileScope) {
    name = request.name.text
    takesParameters = !request.parameters.isEmpty
    entity = request.yields.map { file.type($0) } ?? "NoContent"
    call = .request(request)
    skippingList = nil
  }

  /// The gateway of a source; nil for one that asks nobody. A source written in place is called after
  /// its screen, and what it takes of that are its parameters.
  init?(_ source: SourceDeclaration, of screen: ScreenDeclaration? = nil, in file: FileScope) {
    name = screen.map(source.name(in:)) ?? source.name.text
    entity = .generic("Page", file.type(source.yields))
    skippingList = source.skipsInvalid ? name : nil
    takesParameters = true
    switch source.content {
    case .items, .disk, .sqlite, .coreData: return nil
    case .swift(let type):
      call = .own(type)
    case .request(let request, let items, let paging):
      call = .pages(request, items: items, paging: paging)
    }
  }
}

extension Gateway {
  /// What the implementation that asks the network is made of.
  fileprivate var networkParts: [StoredProperty] {
    let client = StoredProperty("client", "APIClient")
    return skippingList == nil ? [client] : [client, StoredProperty("problems", "ProblemReporter")]
  }

  /// The implementation that asks the network.
  func asking(_ client: SwiftExpression, runtime: SwiftExpression) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg("client", client)]
    if skippingList != nil { arguments.append(.arg("problems", runtime.member("problems"))) }
    return .call(.identifier(network), arguments)
  }
}

extension FileScope {
  func gateway(of plan: RequestPlan, origin: String) -> [SwiftDeclaration] {
    guard app.analysis.gateways.includes(plan.declaration) else { return [] }
    return declarations(
      of: Gateway(plan.declaration, in: self), with: plan.parameters, origin: origin)
  }

  func gateway(of source: SourcePlan, origin: String) -> [SwiftDeclaration] {
    guard app.analysis.gateways.includes(source.declaration),
      let gateway = Gateway(source.declaration, in: self)
    else { return [] }
    return declarations(
      of: gateway, with: source.parameters, asking: source.call, origin: origin)
  }

  /// What a gateway is asked, its protocol, and the implementation that asks the network.
  ///
  /// - Parameter call: The call that asks for a page.
  func declarations(
    of gateway: Gateway, with parameters: [FieldPlan], asking call: CallPlan? = nil,
    origin: String
  ) -> [SwiftDeclaration] {
    exposeRuntime()
    return [
      self.parameters(parameters, of: gateway, origin), interface(of: gateway, origin),
      network(of: gateway, with: parameters, asking: call, origin),
      property(of: gateway),
    ].compactMap { $0 }
  }

  private func parameters(
    _ fields: [FieldPlan], of gateway: Gateway, _ origin: String
  ) -> SwiftDeclaration? {
    guard !fields.isEmpty || gateway.isPaged else { return nil }
    var members = properties(of: fields)
    var initializer = memberwiseInitializer(of: fields)
    if gateway.isPaged {
      members.append(
        .variable(VariableDeclaration(.var, "page", "PagePosition", access: app.access)))
      initializer = [pagedInitializer(of: fields)]
    }
    return .type(
      TypeDeclaration(
        .struct, gateway.parametersType, documentation: origin, access: app.access,
        modifiers: .nonisolated,
        inherits: conformances(of: gateway, with: fields),
        members: members + initializer))
  }

  /// What is asked can be written down, unless it is about models, which are only read.
  private func conformances(of gateway: Gateway, with fields: [FieldPlan]) -> [SwiftType] {
    let isEncodable = fields.allSatisfy {
      app.index.type($0.declaration.type)?.isEncodable == true
    }
    if gateway.isPaged { return [isEncodable ? "PageParameters" : "PagePositioned", "Hashable"] }
    return isEncodable ? ["Encodable", "Hashable", "Sendable"] : ["Hashable", "Sendable"]
  }

  private func pagedInitializer(of fields: [FieldPlan]) -> SwiftDeclaration {
    let own = parameters(fields).map { StoredProperty($0.name, $0.type, standard: $0.defaultValue) }
    let page = StoredProperty("page", "PagePosition", standard: .implicit("first"))
    return (own + [page]).initializer(access: app.access)
  }

  private func interface(of gateway: Gateway, _ origin: String) -> SwiftDeclaration {
    .type(
      TypeDeclaration(
        .protocol, gateway.interface, documentation: origin, access: app.access,
        modifiers: .nonisolated, inherits: ["Sendable"],
        members: [.function(fetch(gateway, body: nil))]))
  }

  private func fetch(_ gateway: Gateway, body: [Statement]?) -> FunctionDeclaration {
    FunctionDeclaration(
      "fetch", [Parameter("with", "parameters", .named(gateway.parametersType))],
      access: body == nil ? nil : app.access, isAsync: true, throws: true,
      returning: gateway.entity, body: body)
  }

  /// The app's gateway.
  private func property(of gateway: Gateway) -> SwiftDeclaration {
    .extension(
      ExtensionDeclaration(
        baseAppType,
        members: [
          .getter(
            gateway.property, .any(.named(gateway.interface)), choice(of: gateway),
            documentation: gateway.ownType == nil
              ? "What the app supplies, or else the network." : "What the app supplies.",
            access: app.access)
        ]))
  }

  /// The app's choice of an implementation.
  private func choice(of gateway: Gateway) -> SwiftExpression {
    let maker = gateway.ownType.map { Naming.maker($0.type.text) } ?? gateway.maker
    return SwiftExpression.identifier("dependencies").call(maker, [.arg("self")])
  }

  private func network(
    of gateway: Gateway, with fields: [FieldPlan], asking question: CallPlan?, _ origin: String
  ) -> SwiftDeclaration? {
    let context = EmissionContext(
      in: self, scope: .init(parameters: fields.map(\.declaration)),
      parameters: .member(of: "parameters"),
      state: .parameters)
    let parts = gateway.networkParts
    let answer: SwiftExpression
    switch gateway.call {
    case .request(let request):
      let values = request.parameters.map { field in
        let name = Naming.member(field.name.text)
        return SwiftArgument(name, .member("parameters", name))
      }
      answer = SwiftExpression.identifier("client").call(
        "send", [.arg(.call(.identifier(Naming.type(gateway.name)), values))])
    case .pages(let call, let items, let paging):
      var arguments: [SwiftArgument] = []
      arguments.add("of", question.map(context.endpoint))
      arguments += context.listArguments(of: call, items: items, paging: paging)
      if let list = gateway.skippingList {
        arguments.append(context.invalid(list, reportedTo: "problems"))
      }
      arguments.append(.arg("at", "parameters.page"))
      answer = SwiftExpression.identifier("client").call("page", arguments)
    case .own: return nil
    }
    return .type(
      TypeDeclaration(
        .struct, gateway.network, documentation: "Asks the network.\n\n\(origin)",
        access: app.access, modifiers: .nonisolated, inherits: [.named(gateway.interface)],
        members: parts.declarations + [
          parts.initializer(access: app.access),
          .function(fetch(gateway, body: [.expression(.try(.await(answer)))])),
        ]))
  }
}

extension SpecType {
  /// Whether what is generated for the type can be written down.
  fileprivate var isEncodable: Bool {
    switch self {
    case .builtin(let type): type != .color && type != .image && type != .text
    case .enumeration: true
    case .model, .union: false
    case .optional(let inner), .list(let inner): inner.isEncodable
    }
  }
}
