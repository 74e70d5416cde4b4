import SpecModel
import SpecSemantics
import SwiftCode

/// The value by which the app hands in what is written by hand: what is missing doesn't compile.
struct AppDependencies {
  let file: FileScope
  private var members: [Member] = []

  private struct Member {
    let name: String
    let type: SwiftType
    let isFunction: Bool
    /// What the app need not supply.
    var standard: SwiftExpression?
  }

  /// The app's own log-in.
  static let logIn = "logIn"

  /// Collects what the specs of the app leave to hand-written code.
  init(in file: FileScope) {
    self.file = file
    var screens: [Member] = []
    for spec in file.app.index.files {
      for declaration in spec.declarations { collect(declaration, screens: &screens) }
    }
    if file.app.analysis.hasDatabase {
      members.append(Member(name: "database", type: .any("DatabaseReading"), isFunction: false))
    }
    if file.app.analysis.hasObjectStore {
      members.append(
        Member(name: "objectStore", type: .any("ManagedObjectStore"), isFunction: false))
    }
    if file.app.index.hasAppLogIn {
      let session: [SwiftType] = file.app.logsInByApp ? [.named(file.app.names(.session))] : []
      let type = session.isEmpty ? "AppLogIn" : SwiftType.generic("AppLogIn", session)
      members.append(Member(name: Self.logIn, type: .any(type), isFunction: false))
    }
    for service in file.app.declaration.host?.services ?? [] {
      members.append(
        Member(name: service.rawValue, type: .any(.named(service.interface)), isFunction: false))
    }
    members = screens.sorted { $0.name < $1.name } + members.sorted { $0.name < $1.name }
  }

  func declaration(origin: String) -> SwiftDeclaration {
    let access = file.app.access
    let properties = members.map { member -> SwiftDeclaration in
      .variable(VariableDeclaration(.var, member.name, member.type, access: access))
    }
    let parameters = members.map { member in
      Parameter(
        member.name, member.type, default: member.standard,
        attributes: member.isFunction ? [.escaping] : [])
    }
    let body = members.map { member -> Statement in
      .assign(.member("self", member.name), .identifier(member.name))
    }
    let initializer = InitializerDeclaration(parameters, access: access, body: body)
    // Swift writes the same one itself where nothing has to be said about access or escaping.
    let isSynthesized = access == nil && !members.contains(where: \.isFunction)
    return .type(
      TypeDeclaration(
        .struct, file.app.names(.dependencies),
        documentation: "What the app supplies by hand.\n\n\(origin)", attributes: [.mainActor],
        access: access,
        members: properties + (isSynthesized ? [] : [.initializer(initializer)])))
  }

  private mutating func collect(_ declaration: SpecModel.Declaration, screens: inout [Member]) {
    switch declaration {
    case .adapter(let adapter):
      guard case .swift(let own) = adapter.body else { return }
      addMaker(of: own, parameters(of: adapter, own))
    case .source(let source):
      if file.app.analysis.gateways.includes(source) { add(Gateway(source, in: file)) }
      if file.app.analysis.gateways.needsDataSource(source) { add(source) }
    case .request(let request):
      if file.app.analysis.gateways.includes(request) { add(Gateway(request, in: file)) }
    case .screen(let screen):
      if case .swift(let own) = screen.body {
        addMaker(of: own, parameters(of: screen))
        return
      }
      if screen.callsMethods {
        screens.append(
          Member(
            name: Naming.actionsProperty(screen.name.text),
            type: .any(.named(Naming.actions(screen.name.text))), isFunction: false))
      }
      file.app.shape(of: screen).addDependencies(of: screen, to: &self)
    case .events(let events):
      screens.append(
        Member(
          name: Naming.sinkProperty(events.name.text),
          type: .any(.named(Naming.sink(events.name.text))), isFunction: false))
    case .app, .api, .theme, .enumeration, .model, .union, .component, .module: return
    }
  }

  /// A data source of the app's own.
  mutating func add(_ source: SourceDeclaration) {
    guard case .swift(let own) = source.content else { return }
    let values = source.parameters.map { field in
      SwiftType.attributed([.escaping], file.provider(of: field))
    }
    addMaker(of: own, ["AppRuntime"] + values)
  }

  /// A gateway asks the network unless the app supplies another one, or writes it by hand.
  mutating func add(_ gateway: Gateway?) {
    guard let gateway else { return }
    if let own = gateway.ownType {
      addMaker(of: own, [file.baseAppType])
      return
    }
    addOptionalMaker(gateway.maker, [file.baseAppType], .any(.named(gateway.interface)))
  }

  /// A generated class that the app may supply a subclass of, made with what a screen is shown with.
  mutating func addMaker(of type: String, for screen: ScreenDeclaration) {
    addOptionalMaker(Naming.maker(type), parameters(of: screen), .named(type))
  }

  private mutating func addOptionalMaker(
    _ name: String, _ parameters: [SwiftType], _ result: SwiftType
  ) {
    let type = SwiftType.function(parameters, returning: result, attributes: [.mainActor])
    members.append(
      Member(name: name, type: .optional(type), isFunction: false, standard: .nil))
  }

  private mutating func addMaker(of own: SwiftTypeReference, _ parameters: [SwiftType]) {
    let name = Naming.maker(own.type.text)
    guard !members.contains(where: { $0.name == name }) else { return }
    let type = SwiftType.function(
      parameters, returning: file.type(own), attributes: [.mainActor])
    members.append(Member(name: name, type: type, isFunction: true))
  }

  private func parameters(
    of adapter: AdapterDeclaration, _ own: SwiftTypeReference
  ) -> [SwiftType] {
    guard !adapter.events.isEmpty else { return ["AppRuntime"] }
    let event = SwiftType.named(own.type.text + ".Event")
    return ["AppRuntime", .eventHandler(event, of: file.named(adapter.model.text))]
  }

  private func parameters(of screen: ScreenDeclaration) -> [SwiftType] {
    var parameters = [file.appType(of: screen)] + screen.parameters.map { file.type($0.type) }
    if let result = screen.returns {
      parameters.append(.attributed([.escaping], .resultHandler(file.type(result))))
    }
    return parameters
  }
}

extension DeviceService {
  /// The protocol of the run-time that stands for the service.
  fileprivate var interface: String {
    switch self {
    case .pushNotifications: "PushRegistration"
    case .locationUpdates: "LocationUpdates"
    case .biometrics: "BiometricCheck"
    }
  }
}

extension SwiftType {
  /// A closure that takes a screen's result.
  static func resultHandler(_ result: SwiftType) -> SwiftType {
    .function([result], attributes: [.mainActor])
  }

  /// A closure that takes an adapter's events, as a parameter of a function type.
  static func eventHandler(_ event: SwiftType, of item: SwiftType) -> SwiftType {
    .attributed([.escaping], .function([event, item], attributes: [.mainActor]))
  }
}
