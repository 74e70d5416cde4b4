import SpecModel
import SpecSemantics
import SwiftCode

/// Screens of the viper system: scenes of parts that know each other by protocols.
struct ViperSystem: SystemShape {
  let system = ScreenSystem.viper

  func declarations(
    of screen: ScreenPlan, in file: FileScope, origin: Origin
  ) -> [SwiftDeclaration] {
    ViperScene(screen, in: file).declarations(origin: origin)
  }

  func making(
    of screen: ScreenDeclaration, with values: [SwiftArgument], telling handlers: ResultHandlers,
    at context: EmissionContext
  ) -> SwiftExpression {
    context.scene(screen, with: values, telling: handlers)
  }

  func actionsOwner(of screen: ScreenDeclaration, in file: FileScope) -> SwiftType {
    .any("SceneViewable")
  }

  func addDependencies(
    of plan: ScreenSignaturePlan, to dependencies: inout DeclarationDependencies
  ) {
    for source in plan.screen.ownSources {
      dependencies.add(Gateway(source, of: plan.screen, in: dependencies.file))
    }
  }

  // MARK: - Beginnings

  func beginning(of stub: ScreenStub) -> [SwiftDeclaration] { SceneStub(stub).declarations }

  func beginning(
    of source: SourceDeclaration, type: SwiftTypeReference, on screen: ScreenDeclaration,
    in file: FileScope
  ) -> SwiftDeclaration {
    SourceGatewayStub(source, of: screen, type: type, in: file).declaration
  }

  /// The beginnings of gateways that a scene can be given in the place of those to the network.
  func beginnings(
    of part: ReplaceablePart, on screen: ScreenDeclaration, in scaffold: Scaffold
  ) -> [HandWrittenFile] {
    guard part == .gateways else { return [] }
    let index = scaffold.app.index
    let gateways = SceneGateways(of: screen, index: index)
    let asked = gateways.requests.compactMap { index.request($0.text) }.map { request in
      beginning(for: screen, in: scaffold) { Gateway(request, in: $0) }
    }
    // Sources of the app's own are gateways by hand already.
    let loaded = gateways.sources.compactMap { index.source($0.text) }
      .filter(\.isRequest).map { source in
        beginning(for: screen, in: scaffold) { Gateway(source, in: $0) }
      }
    let own = gateways.ownSources.filter(\.isRequest).map { source in
      beginning(for: screen, in: scaffold) { Gateway(source, of: screen, in: $0) }
    }
    return (asked + loaded + own).compactMap { $0 }
  }

  private func beginning(
    for screen: ScreenDeclaration, in scaffold: Scaffold, of gateway: (FileScope) -> Gateway?
  ) -> HandWrittenFile? {
    let file = FileScope(app: scaffold.app)
    guard let stub = gateway(file).map({ GatewayStub($0, in: file) }) else { return nil }
    if stub.namesRuntime { file.exposeRuntime() }
    return scaffold.file(of: stub.typeName, for: screen, in: file, stub.declaration)
  }
}

extension SourceDeclaration {
  fileprivate var isRequest: Bool {
    if case .request = content { true } else { false }
  }
}
