import SpecModel
import SpecSemantics
import SwiftCode

/// Screens and adapters that other code makes.
extension EmissionContext {
  /// The making of a screen with its parameters.
  ///
  /// - Parameter handlers: What is done with what comes of the screen.
  func screen(_ use: ScreenUsePlan, telling handlers: ResultHandlers = .none) -> SwiftExpression {
    screen(use.screen, with: arguments(use.arguments), telling: handlers)
  }

  func screen(
    _ screen: ScreenDeclaration, with values: [SwiftArgument],
    telling handlers: ResultHandlers = .none
  ) -> SwiftExpression {
    if let made = screenElsewhere(screen, with: values, telling: handlers) { return made }
    if case .swift(let type) = screen.body {
      return ownScreen(screen, type, with: values, telling: handlers)
    }
    return file.app.shape(of: screen).making(of: screen, with: values, telling: handlers, at: self)
  }

  /// The making of the object that runs a screen: by the app, which may have a class of its own, where it is open.
  func object(
    of screen: ScreenDeclaration, with values: [SwiftArgument], telling handlers: ResultHandlers
  ) -> SwiftExpression {
    let name = file.app.className(of: screen)
    guard screen.isOpen else {
      return .call(
        .identifier(name), [.arg("app", appExpression)] + values + handlers.arguments)
    }
    var given = allValues(of: screen, among: values)
    if screen.returns != nil { given += handlers.all }
    return dependency(Naming.maker(name)).called([.arg(appExpression)] + given)
  }

  /// A screen with its parameters, as one of the app's destinations.
  func destination(
    _ screen: ScreenDeclaration, with values: [SwiftArgument],
    telling handlers: ResultHandlers = .none
  ) -> SwiftExpression {
    let values = values + handlers.arguments
    let name = Naming.destination(screen.name.text)
    let isPlain = screen.parameters.isEmpty && screen.returns == nil
    return isPlain ? .implicit(name) : .implicit(name, values)
  }

  /// Values that are handed over.
  func arguments(_ values: [ArgumentPlan]) -> [SwiftArgument] {
    values.map { SwiftArgument(Naming.member($0.name), write($0.value)) }
  }

  /// A screen that the app wrote by hand: its maker takes the parameters in order. What makes a view of SwiftUI
  /// makes no controller yet.
  private func ownScreen(
    _ screen: ScreenDeclaration, _ type: SwiftTypeReference, with values: [SwiftArgument],
    telling handlers: ResultHandlers
  ) -> SwiftExpression {
    var swift = [.arg(appExpression)] + allValues(of: screen, among: values)
    if screen.returns != nil { swift.append(.arg("onReturn", handlers.inOne)) }
    let made = dependency(Naming.maker(type.type.text)).called(swift)
    return screen.isSwiftUI ? .call("SwiftUIScreen", [.arg(made)]) : made
  }

  /// What a screen is shown with, where nothing can be left out: what isn't given is missing or empty.
  private func allValues(
    of screen: ScreenDeclaration, among values: [SwiftArgument]
  ) -> [SwiftArgument] {
    screen.parameters.map { parameter in
      let name = Naming.member(parameter.name.text)
      let given = values.first { $0.label == name }
      return SwiftArgument(name, given?.value ?? parameter.emptyValue)
    }
  }

  /// A member of what the app supplies by hand.
  func dependency(_ name: String) -> SwiftExpression {
    appExpression.member("dependencies").member(name)
  }

  /// What sends a request: the app, to the server that the request belongs to, or what the code
  /// around was handed.
  func send(_ request: RequestDeclaration, with values: [SwiftArgument]) -> SwiftExpression {
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

extension EmissionContext {
  /// The values of some parameters, handed on under their names, and the time that it is for others that begin with it.
  func handedOn(_ given: Set<String>, of parameters: [Field]) -> [SwiftArgument] {
    parameters.flatMap { parameter -> [SwiftArgument] in
      if given.contains(parameter.name.text) { return [parameter].handedOn() }
      guard let moment = parameter.momentOfDefault else { return [] }
      return [
        SwiftArgument(
          Naming.member(parameter.name.text), clockExpression.member(moment.rawValue))
      ]
    }
  }
}

extension [Field] {
  /// The values of parameters, handed on under their names.
  ///
  /// - Parameter owner: What has the values; nil where they are local.
  func handedOn(from owner: SwiftExpression? = nil) -> [SwiftArgument] {
    map { field in
      let name = Naming.member(field.name.text)
      let value = owner?.member(name) ?? .identifier(name)
      // A list that is missing is an empty one.
      if case .optional(.list) = field.type.shape {
        return SwiftArgument(name, .binary(value, .coalescing, .array([])))
      }
      return SwiftArgument(name, value)
    }
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
