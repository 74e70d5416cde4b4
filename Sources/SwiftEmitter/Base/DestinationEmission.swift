import SpecModel
import SwiftCode

/// Destinations: values that say which screen to show and with what, without making it.
///
/// What navigates without knowing UIKit (presenters, coordinators, routers) goes by them.
extension FileScope {
  /// The screens that are destinations, by name; none where no screen of the app navigates by
  /// destinations.
  var destinationScreens: [ScreenDeclaration] {
    let screens = app.index.files.flatMap { file in
      file.declarations.compactMap { declaration -> ScreenDeclaration? in
        if case .screen(let screen) = declaration { screen } else { nil }
      }
    }
    guard screens.contains(where: { app.architecture(of: $0).navigatesByDestinations }) else {
      return []
    }
    return screens.sorted { $0.name.text < $1.name.text }
  }

  /// The enumeration of destinations, and what makes their screens. With a log-in gate the app's
  /// classes do that themselves.
  func destinations() -> [SwiftDeclaration] {
    let screens = destinationScreens
    guard !screens.isEmpty else { return [] }
    guard !app.hasGate else { return [enumeration(of: screens)] }
    let making = ExtensionDeclaration(.named(app.typeName), members: [making(of: screens)])
    return [enumeration(of: screens), .extension(making)]
  }

  private func enumeration(of screens: [ScreenDeclaration]) -> SwiftDeclaration {
    let cases = screens.map { screen -> SwiftDeclaration in
      let defaults = defaults(of: screen.parameters)
      var values = zip(screen.parameters, defaults).map { parameter, value in
        CasePayload(
          Naming.member(parameter.name.text), type(parameter.type), default: value)
      }
      if let result = screen.returns {
        values.append(
          CasePayload(
            "onReturn", .resultHandler(type(result)),
            default: .closure(Closure(["_"], body: []))))
      }
      return .enumCase(SwiftEnumCase(Naming.destination(screen.name.text), values))
    }
    return .type(
      TypeDeclaration(
        .enum, app.destinationName,
        documentation: "The screens of the app, with what they are shown with.",
        access: app.access, modifiers: .nonisolated, inherits: ["Sendable"], members: cases))
  }

  /// The method that makes the screens of destinations.
  ///
  /// - Parameter isMade: Whether a screen can be made there; the others are made by the app with a
  ///   session, while there is one.
  func making(
    of screens: [ScreenDeclaration], modifiers: Modifiers = [],
    where isMade: (ScreenDeclaration) -> Bool = { _ in true }
  ) -> SwiftDeclaration {
    var cases = screens.filter(isMade).map { screen -> SwitchCase in
      let place = CodePlace(in: self, scope: .init(parameters: screen.parameters), app: "self")
      let arguments = screen.parameters.map { parameter in
        SpecArgument(
          name: parameter.name,
          value: SpecExpression(
            .path(ValuePath(scope: .parameters, components: [parameter.name])),
            span: parameter.name.span))
      }
      let onReturn = screen.returns.map { _ in SwiftExpression.identifier("onReturn") }
      let bindings =
        screen.parameters.map { Naming.member($0.name.text) }
        + (onReturn == nil ? [] : ["onReturn"])
      let name = Naming.destination(screen.name.text)
      return SwitchCase(
        bindings.isEmpty ? .implicit(name) : .implicit(name, binding: bindings),
        body: [.expression(place.screen(screen.name, with: arguments, onReturn: onReturn))])
    }
    let others = screens.filter { !isMade($0) }.map { screen -> Pattern in
      .implicit(Naming.destination(screen.name.text))
    }
    if !others.isEmpty {
      let make = SwiftExpression.identifier("loggedIn").optionalChained.call(
        "makeController", [.arg("for", "destination")])
      cases.append(SwitchCase(others, body: [.expression(make)]))
    }
    let limits =
      others.isEmpty
      ? "." : "; nil for one behind the log-in gate as long as nobody is logged in."
    return .function(
      FunctionDeclaration(
        "makeController", [Parameter("for", "destination", .named(app.destinationName))],
        documentation: "The screen that a destination stands for" + limits,
        access: app.access, modifiers: modifiers,
        returning: others.isEmpty ? "UIViewController" : .optional("UIViewController"),
        body: [.switch("destination", cases)]))
  }
}

extension Architecture {
  /// Whether screens of this system say where to go by destinations, and leave making to the app.
  var navigatesByDestinations: Bool {
    switch self {
    case .collection, .table: false
    case .composition, .mvp, .viper: true
    }
  }
}
