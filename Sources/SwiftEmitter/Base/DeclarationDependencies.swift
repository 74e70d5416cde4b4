import SpecModel
import SpecSemantics
import SwiftCode

/// What a declaration leaves to hand-written code, as a protocol of its own in the declaration's file: what
/// is missing doesn't compile.
struct DeclarationDependencies {
  enum Requirement {
    /// Something that the app holds, of a protocol that is implemented by hand.
    ///
    /// - Parameter beginning: How the implementation is called that is begun for the app.
    case property(String, SwiftType, beginning: Naming)
    /// The making of something that is of a type of the app's own.
    case maker(FunctionDeclaration, of: SwiftTypeReference)
    /// What decides about a value that was entered, and the name of that rule.
    case rule(FunctionDeclaration, String)
    /// The making of something in whose place the app may make its own.
    case offer(FunctionDeclaration)
  }

  let file: FileScope
  let name: String
  /// The declaration's own name.
  let declared: String
  private(set) var requirements: [Requirement] = []

  init(_ name: String, of declared: String, in file: FileScope) {
    self.name = name
    self.declared = declared
    self.file = file
  }

  var isEmpty: Bool { requirements.isEmpty }

  /// The protocol, and what it is met by where the app supplies nothing of its own.
  func declarations(origin: Origin) -> [SwiftDeclaration] {
    let interface = TypeDeclaration(
      .protocol, name, documentation: "What the app supplies for \(origin).",
      attributes: [.mainActor], access: file.app.access,
      members: requirements.map(\.declaration))
    let standards = requirements.compactMap { requirement in
      if case .offer(let standard) = requirement { standard } else { nil }
    }
    guard !standards.isEmpty else { return [.type(interface)] }
    return [
      .type(interface),
      .extension(ExtensionDeclaration(.named(name), members: standards.map { .function($0) })),
    ]
  }

  // MARK: - What is asked for

  mutating func require(_ property: String, _ type: SwiftType, beginning: Naming) {
    requirements.append(.property(property, type, beginning: beginning))
  }

  mutating func requireMaker(of own: SwiftTypeReference, _ parameters: [Parameter]) {
    let maker = FunctionDeclaration(
      Naming.maker(own.type.text), parameters, returning: file.type(own))
    requirements.append(.maker(maker, of: own))
  }

  /// A rule of the app's own for what is entered into fields of a type.
  mutating func require(rule: Name, of type: TypeReference) {
    let method = FunctionDeclaration(
      Naming.rule(rule.text), [Parameter("_", "value", file.type(type))], returning: "Bool")
    requirements.append(.rule(method, rule.text))
  }

  /// A data source of the app's own.
  mutating func add(_ source: SourceDeclaration) {
    guard case .swift(let own) = source.content else { return }
    file.exposeRuntime()
    let values = source.parameters.map { field in
      Parameter(
        Naming.member(field.name.text), Naming.sourceProperty(field.name.text),
        file.provider(of: field), attributes: [.escaping])
    }
    requireMaker(of: own, [Parameter("_", "runtime", "AppRuntime")] + values)
  }

  /// A gateway asks the network unless the app supplies another one, or writes it by hand.
  mutating func add(_ gateway: Gateway?) {
    guard let gateway else { return }
    let app = Parameter("_", "app", file.baseAppType)
    if let own = gateway.ownType {
      requireMaker(of: own, [app])
      return
    }
    let client = SwiftExpression.member("app", file.app.client(of: gateway.api) ?? "main")
    offer(
      gateway.maker, [app], .any(.named(gateway.interface)),
      gateway.asking(client, runtime: "app.runtime"))
  }

  /// A generated class that the app may supply a subclass of, made with what a screen is shown with.
  mutating func offer(_ type: String, of screen: ScreenSignaturePlan) {
    let parameters = file.makerParameters(of: screen)
    let values = parameters.dropFirst().map { SwiftArgument($0.name, .identifier($0.name)) }
    offer(
      Naming.maker(type), parameters, .named(type),
      .call(.identifier(type), [.arg("app", "app")] + values))
  }

  /// The class of a screen that is open, of which the app may make a subclass.
  mutating func offerSubclass(of screen: ScreenSignaturePlan) {
    let type = file.app.className(of: screen.screen)
    let values = file.initialValues(of: screen)
    let parameters = values.map { Parameter($0.name, $0.type, attributes: $0.attributes) }
    offer(
      Naming.maker(type), [Parameter("_", "app", file.appType(of: screen.screen))] + parameters,
      .named(type),
      .call(
        .identifier(type),
        [.arg("app", "app")] + values.map { SwiftArgument($0.name, .identifier($0.name)) }))
  }

  private mutating func offer(
    _ name: String, _ parameters: [Parameter], _ result: SwiftType, _ standard: SwiftExpression
  ) {
    requirements.append(
      .offer(
        FunctionDeclaration(
          name, parameters, access: file.app.access, returning: result,
          body: [.expression(standard)])))
  }
}

extension DeclarationDependencies.Requirement {
  /// What stands in the protocol.
  fileprivate var declaration: SwiftDeclaration {
    switch self {
    case .property(let name, let type, _): return .requirement(name, type)
    case .maker(let method, _), .rule(let method, _): return .function(method)
    case .offer(let standard):
      return .function(
        FunctionDeclaration(standard.name, standard.parameters, returning: standard.result))
    }
  }
}

extension FileScope {
  /// What a declaration leaves to hand-written code; nil where that is nothing.
  func dependencies(
    of declaration: SpecModel.Declaration
  ) throws(PlanError) -> DeclarationDependencies? {
    guard let role = declaration.dependenciesRole else { return nil }
    var dependencies = DeclarationDependencies(
      role(declaration.name.text), of: declaration.name.text, in: self)
    switch declaration {
    case .adapter(let adapter):
      guard case .swift(let own) = adapter.body else { return nil }
      dependencies.requireMaker(of: own, makerParameters(of: adapter, own))
    case .source(let source):
      if app.analysis.gateways.includes(source) { dependencies.add(Gateway(source, in: self)) }
      if app.analysis.gateways.needsDataSource(source) { dependencies.add(source) }
    case .request(let request):
      guard app.analysis.gateways.includes(request) else { return nil }
      dependencies.add(Gateway(request, in: self))
    case .screen(let screen):
      let plan = try app.lowering.signature(of: screen)
      if case .swift(let own) = screen.body {
        dependencies.requireMaker(of: own, makerParameters(of: plan))
        break
      }
      if screen.callsMethods {
        dependencies.require(
          Naming.actionsProperty(screen.name.text),
          .any(.named(Naming.actions(screen.name.text))), beginning: .actionsHandler)
      }
      for (rule, field) in screen.ruledFields {
        dependencies.require(rule: rule, of: field.type)
      }
      app.shape(of: screen).addDependencies(of: plan, to: &dependencies)
      if screen.isOpen { dependencies.offerSubclass(of: plan) }
    case .events(let events):
      dependencies.require(
        Naming.sinkProperty(events.name.text), .any(.named(Naming.sink(events.name.text))),
        beginning: .sinkHandler)
    case .app, .api, .theme, .enumeration, .model, .union, .component, .module: return nil
    }
    return dependencies.isEmpty ? nil : dependencies
  }

  private func makerParameters(
    of adapter: AdapterDeclaration, _ own: SwiftTypeReference
  ) -> [Parameter] {
    exposeRuntime()
    let runtime = Parameter("_", "runtime", "AppRuntime")
    guard !adapter.events.isEmpty else { return [runtime] }
    let event = SwiftType.named(own.type.text + ".Event")
    let handler = SwiftType.function(
      [event, named(adapter.model.text)], attributes: [.mainActor])
    return [runtime, Parameter("onEvent", handler, attributes: [.escaping])]
  }

  /// What a screen is made with, where nothing can be left out. What waits for its result is told by what holds
  /// it that there is none.
  func makerParameters(of screen: ScreenSignaturePlan) -> [Parameter] {
    [Parameter("_", "app", appType(of: screen.screen))]
      + makerValues(of: screen).map { value in
        Parameter(value.name, value.type, attributes: value.attributes)
      }
  }
}

extension SpecModel.Declaration {
  /// What the protocol of what it leaves to hand-written code is called after it.
  fileprivate var dependenciesRole: Naming? {
    switch self {
    case .screen: .screenDependencies
    case .adapter: .adapterDependencies
    case .source: .sourceDependencies
    case .request: .requestDependencies
    case .events: .eventsDependencies
    case .app, .api, .theme, .enumeration, .model, .union, .component, .module: nil
    }
  }
}

extension SwiftType {
  /// A closure that takes a screen's result.
  static func resultHandler(_ result: SwiftType) -> SwiftType {
    .function([result], attributes: [.mainActor])
  }
}
