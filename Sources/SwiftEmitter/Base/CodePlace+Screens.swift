import SpecModel
import SpecSemantics
import SwiftCode

/// Screens and adapters that other code makes.
extension CodePlace {
  /// The making of a screen with its parameters.
  ///
  /// - Parameter onReturn: What is done with the screen's result.
  func screen(
    _ name: Name, with arguments: [SpecArgument], onReturn: SwiftExpression? = nil
  ) -> SwiftExpression {
    guard let screen = index.screen(name.text) else { return .nil }
    if case .swift(let type) = screen.body {
      return ownScreen(screen, type, with: arguments, onReturn: onReturn)
    }
    if index.architecture(of: screen) == .viper {
      return scene(screen, with: arguments, onReturn: onReturn)
    }
    let values = self.arguments(arguments, of: screen, onReturn: onReturn)
    let object = SwiftExpression.call(
      .identifier(file.app.className(of: screen)), [.arg("app", appExpression)] + values)
    return switch file.app.architecture(of: screen) {
    case .composition: object.member("primaryViewController")
    case .collection, .mvp, .table, .viper: object
    }
  }

  /// A screen with its parameters, as a case of the app's destinations.
  func destination(
    _ name: Name, with arguments: [SpecArgument], onReturn: SwiftExpression? = nil
  ) -> SwiftExpression {
    guard let screen = index.screen(name.text) else { return .nil }
    let values = self.arguments(arguments, of: screen, onReturn: onReturn)
    let name = Naming.destination(screen.name.text)
    let isPlain = screen.parameters.isEmpty && screen.returns == nil
    return isPlain ? .implicit(name) : .implicit(name, values)
  }

  func arguments(
    _ arguments: [SpecArgument], of screen: ScreenDeclaration, onReturn: SwiftExpression?
  ) -> [SwiftArgument] {
    var swift = screen.parameters.compactMap { parameter in
      arguments.first { $0.name.text == parameter.name.text }.map {
        SwiftArgument(Naming.member(parameter.name.text), value($0.value, as: parameter.type))
      }
    }
    swift.add("onReturn", onReturn)
    return swift
  }

  /// A screen that the app wrote by hand: its constructor takes the parameters in order.
  private func ownScreen(
    _ screen: ScreenDeclaration, _ type: SwiftTypeReference, with arguments: [SpecArgument],
    onReturn: SwiftExpression?
  ) -> SwiftExpression {
    var swift: [SwiftArgument] = [.arg(appExpression)]
    for parameter in screen.parameters {
      let given = arguments.first { $0.name.text == parameter.name.text }?.value
      let value = (given ?? parameter.defaultValue).map { self.value($0, as: parameter.type) }
      swift.append(.arg(value ?? parameter.emptyValue))
    }
    if screen.returns != nil {
      swift.append(.arg(onReturn ?? .closure(Closure(["_"], body: []))))
    }
    return dependency(Naming.maker(of: type.type.text)).called(swift)
  }

  /// A member of what the app supplies by hand.
  func dependency(_ name: String) -> SwiftExpression {
    appExpression.member("dependencies").member(name)
  }

  /// What sends a request: the app, to the server that the request belongs to, or whoever the code
  /// around was handed.
  func send(_ request: RequestDeclaration, with arguments: [SpecArgument]) -> SwiftExpression {
    let values: [SwiftArgument] = request.parameters.compactMap { parameter in
      arguments.first { $0.name.text == parameter.name.text }.map {
        SwiftArgument(Naming.member(parameter.name.text), value($0.value, as: parameter.type))
      }
    }
    if sender == .closures {
      let gateway = Gateway(request, in: file)
      return .call(
        .identifier(Naming.sender(of: request.name.text)),
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
