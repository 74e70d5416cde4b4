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
  /// What the list is of that it hands out part by part; nil for one that hands out none.
  let item: SwiftType?
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
    item = nil
  }

  /// The gateway of a source; nil for one that asks nobody. A source written in place is called after
  /// its screen, and what it takes of that are its parameters.
  init?(_ source: SourceDeclaration, of screen: ScreenDeclaration? = nil, in file: FileScope) {
    name = screen.map(source.name(in:)) ?? source.name.text
    let item = file.type(source.yields)
    self.item = item
    entity = .generic("Page", item)
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

  /// The question as a presenter asks it.
  func asked(_ parameters: SwiftExpression) -> SwiftExpression {
    asked.call("fetch", [.arg("with", parameters)])
  }

  /// The gateway as a presenter knows it.
  var asked: SwiftExpression { SwiftExpression.identifier("interactor").member(method) }

  /// The app's choice of an implementation.
  var choice: SwiftExpression {
    SwiftExpression.member("app", "dependencies").call(
      ownType.map { Naming.maker($0.type.text) } ?? maker, [.arg("app")])
  }

  /// The implementation that asks the network.
  func asking(_ client: SwiftExpression, runtime: SwiftExpression) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg("client", client)]
    if skippingList != nil { arguments.append(.arg("problems", runtime.member("problems"))) }
    return .call(.identifier(network), arguments)
  }
}

extension FileScope {
  func gateway(of plan: RequestPlan) -> [SwiftDeclaration] {
    guard app.analysis.gateways.includes(plan.declaration) else { return [] }
    return declarations(
      of: Gateway(plan.declaration, in: self), with: plan.parameters)
  }

  func gateway(of source: SourcePlan, origin: Origin) -> [SwiftDeclaration] {
    guard app.analysis.gateways.includes(source.declaration),
      let gateway = Gateway(source.declaration, in: self)
    else { return [] }
    return declarations(
      of: gateway, with: source.parameters, asking: source.call,
      documentation: origin.documentation(source.declaration.summaries))
  }

  /// What a gateway is asked, its protocol, and the implementation that asks the network.
  ///
  /// - Parameters:
  ///   - call: The call that asks for a page.
  ///   - documentation: What it loads, unless a request is above it that says what it sends.
  func declarations(
    of gateway: Gateway, with parameters: [FieldPlan], asking call: CallPlan? = nil,
    documentation: String = ""
  ) -> [SwiftDeclaration] {
    exposeRuntime()
    if case .request(let request) = gateway.call { return asking(request, by: gateway) }
    return [
      self.parameters(parameters, of: gateway), interface(of: gateway, documentation),
      network(of: gateway, with: parameters, asking: call),
    ].compactMap { $0 }
  }

  /// What is asked of a request's gateway is the request, and asking the network for it is the run-time's.
  private func asking(
    _ request: RequestDeclaration, by gateway: Gateway
  ) -> [SwiftDeclaration] {
    let type = SwiftType.named(Naming.type(gateway.name))
    let network = SwiftType.generic("NetworkGateway", [type])
    var declarations: [SwiftDeclaration] = []
    var fetching: [SwiftDeclaration] = []
    if request.parameters.isEmpty {
      let send = SwiftExpression.identifier("client").call(
        "send", [.arg(.call(.identifier(Naming.type(gateway.name))))])
      fetching = [.function(fetch(gateway, body: [.expression(.try(.await(send)))]))]
    } else {
      declarations.append(
        .typealias(TypealiasDeclaration(gateway.parametersType, type, access: app.access)))
    }
    declarations += [
      .typealias(TypealiasDeclaration(gateway.network, network, access: app.access)),
      interface(of: gateway),
      .extension(
        ExtensionDeclaration(
          network, modifiers: .nonisolated, inherits: [.named(gateway.interface)],
          members: fetching)),
    ]
    return declarations
  }

  private func parameters(_ fields: [FieldPlan], of gateway: Gateway) -> SwiftDeclaration? {
    let members = self.members(of: fields) + [Self.page]
    let isInitialized = writesInitializer(of: fields)
    return .type(
      TypeDeclaration(
        .struct, gateway.parametersType, access: app.access, modifiers: .nonisolated,
        inherits: conformances(of: gateway, with: fields),
        members: properties(of: members, initialized: isInitialized)
          + memberwiseInitializer(of: members, initialized: isInitialized)))
  }

  private static let page = StoredMember("page", "PagePosition", default: .implicit("first"))

  /// What is asked can be written down, unless it is about models, which are only read.
  private func conformances(of gateway: Gateway, with fields: [FieldPlan]) -> [SwiftType] {
    [areEncodable(fields) ? "PageParameters" : "PagePositioned", "Hashable"]
  }

  /// What a request states beside that it is one, where it is what a gateway is asked.
  func conformances(asGatewayOf plan: RequestPlan) -> [SwiftType] {
    guard app.analysis.gateways.includes(plan.declaration), !plan.parameters.isEmpty else {
      return []
    }
    return areEncodable(plan.parameters) ? ["Encodable", "Hashable"] : ["Hashable"]
  }

  private func areEncodable(_ fields: [FieldPlan]) -> Bool {
    fields.allSatisfy { app.index.type($0.declaration.type)?.isEncodable == true }
  }

  private func interface(of gateway: Gateway, _ documentation: String = "") -> SwiftDeclaration {
    let pages = gateway.item.map { item in
      SwiftType.generic("PageGateway", [.named(gateway.parametersType), item])
    }
    return .type(
      TypeDeclaration(
        .protocol, gateway.interface, documentation: documentation, access: app.access,
        modifiers: .nonisolated, inherits: [pages ?? "Sendable"],
        members: pages == nil ? [.function(fetch(gateway, body: nil))] : []))
  }

  private func fetch(_ gateway: Gateway, body: [Statement]?) -> FunctionDeclaration {
    FunctionDeclaration(
      "fetch", [Parameter("with", "parameters", .named(gateway.parametersType))],
      access: body == nil ? nil : app.access, isAsync: true, throws: true,
      returning: gateway.entity, body: body)
  }

  private func network(
    of gateway: Gateway, with fields: [FieldPlan], asking question: CallPlan?
  ) -> SwiftDeclaration? {
    let context = EmissionContext(
      in: self, scope: .init(parameters: fields.map(\.declaration)),
      parameters: .member(of: "parameters"),
      state: .parameters)
    let parts = gateway.networkParts
    let answer: SwiftExpression
    switch gateway.call {
    case .pages(let call, let items, let paging):
      var arguments: [SwiftArgument] = []
      arguments.add("of", question.map { context.endpoint($0) })
      arguments += context.listArguments(of: call, items: items, paging: paging)
      if let list = gateway.skippingList {
        arguments.append(context.invalid(list, reportedTo: "problems"))
      }
      arguments.append(.arg("at", "parameters.page"))
      answer = SwiftExpression.identifier("client").call("page", arguments)
    case .request, .own: return nil
    }
    return .type(
      TypeDeclaration(
        .struct, gateway.network, access: app.access, modifiers: .nonisolated,
        inherits: [.named(gateway.interface)],
        members: memberwise(parts) + [
          .function(fetch(gateway, body: [.expression(.try(.await(answer)))]))
        ]))
  }

  /// Constants, with the initialiser that the compiler doesn't write for others to see.
  private func memberwise(_ parts: [StoredProperty]) -> [SwiftDeclaration] {
    let members = parts.map { StoredMember($0.name, $0.type) }
    let constants = SwiftDeclaration.memberwise(.constants(members), access: app.access)
    guard app.access != nil else { return [constants] }
    return [constants, .memberwise(.initializer(members), access: app.access)]
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
