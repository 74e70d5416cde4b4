import SpecModel
import SpecSemantics
import SwiftCode

/// What sends a request for the buttons of an adapter: a closure that the adapter is handed, so that a
/// scene sends it through its interactor, like everything else that it asks.
struct RequestSender {
  let gateway: Gateway
  private let request: RequestDeclaration
  /// What all screens are told of when it has been sent.
  private let events: [SwiftExpression]

  init(_ request: RequestDeclaration, in file: FileScope) {
    self.request = request
    events = request.emits.map(file.screenEvent)
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
    if !events.isEmpty {
      body = .try(
        .await(
          SwiftExpression.identifier("context").call(
            "emitting", [.arg(.array(events))], trailing: Closure(question))))
    }
    let captures = events.isEmpty ? ["interactor"] : ["context", "interactor"]
    return .getter(
      name, type, .closure(Closure(["parameters"], captures: captures, body)), access: access)
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
