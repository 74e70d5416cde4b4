import SpecModel
import SpecSemantics
import SwiftCode

/// Screens and adapters that other code makes.
extension CodePlace {
  /// The making of a screen with its parameters.
  ///
  /// - Parameter onReturn: What is done with the screen's result.
  func screen(_ use: ScreenUsePlan, onReturn: SwiftExpression? = nil) -> SwiftExpression {
    if case .swift(let type) = use.screen.body { return ownScreen(use, type, onReturn: onReturn) }
    return file.app.shape(of: use.screen).making(of: use, onReturn: onReturn, at: self)
  }

  /// The making of the object that runs a screen.
  func object(of use: ScreenUsePlan, onReturn: SwiftExpression?) -> SwiftExpression {
    var values = arguments(use.arguments)
    values.add("onReturn", onReturn)
    return .call(
      .identifier(file.app.className(of: use.screen)), [.arg("app", appExpression)] + values)
  }

  /// A screen with its parameters, as a case of the app's destinations.
  func destination(_ use: ScreenUsePlan, onReturn: SwiftExpression? = nil) -> SwiftExpression {
    var values = arguments(use.arguments)
    values.add("onReturn", onReturn)
    let name = Naming.destination(use.screen.name.text)
    let isPlain = use.screen.parameters.isEmpty && use.screen.returns == nil
    return isPlain ? .implicit(name) : .implicit(name, values)
  }

  /// Values that are handed over.
  func arguments(_ values: [ArgumentPlan]) -> [SwiftArgument] {
    values.map { SwiftArgument(Naming.member($0.name), write($0.value)) }
  }

  /// A screen that the app wrote by hand: its constructor takes the parameters in order.
  private func ownScreen(
    _ use: ScreenUsePlan, _ type: SwiftTypeReference, onReturn: SwiftExpression?
  ) -> SwiftExpression {
    var swift: [SwiftArgument] = [.arg(appExpression)]
    for parameter in use.screen.parameters {
      let given = use.arguments.first { $0.name == parameter.name.text }
      swift.append(.arg(given.map { write($0.value) } ?? parameter.emptyValue))
    }
    if use.screen.returns != nil {
      swift.append(.arg(onReturn ?? .closure(Closure(["_"], body: []))))
    }
    return dependency(Naming.maker(type.type.text)).called(swift)
  }

  /// A member of what the app supplies by hand.
  func dependency(_ name: String) -> SwiftExpression {
    appExpression.member("dependencies").member(name)
  }

  /// What sends a request: the app, to the server that the request belongs to, or what the code
  /// around was handed.
  func send(_ request: RequestDeclaration, with given: [ArgumentPlan]) -> SwiftExpression {
    let values = arguments(given)
    if sender == .closures {
      let gateway = Gateway(request, in: file)
      return .call(
        .identifier(Naming.sender(request.name.text)),
        [.arg(.call(.identifier(gateway.parametersType), values))])
    }
    let call = SwiftExpression.call(.identifier(Naming.type(request.name.text)), values)
    let main = file.app.client(of: nil)
    guard let client = file.app.client(of: request.call.api), client != main else {
      return appExpression.call("send", [.arg(call)])
    }
    return appExpression.member("runtime").call(
      "send", [.arg(call), .arg("through", appExpression.member(client))])
  }
}

extension Field {
  /// What stands for a value that isn't given.
  var emptyValue: SwiftExpression {
    if case .list = type.shape { .array([]) } else { .nil }
  }

  /// Whether leaving the value out means nothing or an empty list.
  var isEmptyByItself: Bool {
    switch type.shape {
    case .optional, .list: defaultValue == nil
    case .builtin, .named: false
    }
  }
}
