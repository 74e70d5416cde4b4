import SpecModel
import SpecSemantics
import SwiftCode

/// What sends a request for the buttons of an adapter: a closure that the adapter is handed, so that a
/// scene sends it through its interactor, like everything else that it asks.
struct RequestSender {
  let gateway: Gateway
  private let request: RequestDeclaration
  /// What all screens are told and shown when it has been sent.
  private let consequences: [SwiftArgument]

  init(_ request: RequestDeclaration, in file: FileScope) {
    self.request = request
    consequences = request.consequences(emittingAs: nil, in: file)
    gateway = Gateway(request, in: file)
  }

  var name: String { Naming.sender(request.name.text) }

  var type: SwiftType {
    .function(
      [.named(gateway.parametersType)], isAsync: true, throws: true, returning: gateway.entity,
      attributes: [.mainActor])
  }

  /// What stands for it where the adapter is handed none: the request as other systems send it.
  func standard(in file: FileScope) -> SwiftExpression {
    let context = EmissionContext(in: file, scope: .app)
    let send = SwiftExpression.try(
      .await(context.send(request, with: request.parameters.handedOn(from: "$0"))))
    return .closure(
      request.parameters.isEmpty ? Closure(["_"], send) : Closure(send))
  }

  /// The presenter's own: by the interactor, with the events that follow. It keeps neither the
  /// presenter nor its view.
  func asked(access: SwiftCode.AccessLevel?) -> SwiftDeclaration {
    let question = SwiftExpression.try(.await(gateway.asked("parameters")))
    var body = question
    if !consequences.isEmpty {
      body = .try(
        .await(
          SwiftExpression.identifier("context").call(
            "emitting", consequences, trailing: Closure(question))))
    }
    let captures = consequences.isEmpty ? ["interactor"] : ["context", "interactor"]
    return .getter(
      name, type, .closure(Closure(["parameters"], captures: captures, body)), access: access)
  }
}

extension RequestDeclaration {
  /// What is done when the request has been sent: which events are told, and what takes the places of others.
  ///
  /// - Parameter label: That of the events.
  func consequences(emittingAs label: String?, in file: FileScope) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    if !emits.isEmpty {
      let events = SwiftExpression.array(emits.map { file.screenEvent($0) })
      arguments.append(label.map { .arg($0, events) } ?? .arg(events))
    }
    if renewed(in: file.app.index) != nil {
      arguments.append(
        .arg("renewing", SwiftExpression.identifier(Naming.type(name.text)).member("renewed")))
    }
    return arguments
  }
}

extension AdapterDeclaration {
  /// What the adapter is handed to send the requests of its buttons.
  func senders(in file: FileScope) -> [RequestSender] {
    guard file.app.analysis.gateways.sends(self) else { return [] }
    return askedRequests.compactMap { name in
      file.app.index.request(name.text).map { RequestSender($0, in: file) }
    }
  }
}
