import SpecModel
import SwiftCode

/// Destinations: values that say which screen to show and with what, without making it.
///
/// What navigates without knowing UIKit (presenters, coordinators, routers) goes by them.
extension FileScope {
  /// The enumeration of destinations, and what makes their screens; nothing where no screen of the
  /// app navigates by destinations.
  func destinations() -> [SwiftDeclaration] {
    let screens = app.index.files.flatMap { file in
      file.declarations.compactMap { declaration -> ScreenDeclaration? in
        if case .screen(let screen) = declaration { screen } else { nil }
      }
    }
    guard screens.contains(where: { app.architecture(of: $0).navigatesByDestinations }) else {
      return []
    }
    let sorted = screens.sorted { $0.name.text < $1.name.text }
    return [enumeration(of: sorted), making(of: sorted)]
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

  private func making(of screens: [ScreenDeclaration]) -> SwiftDeclaration {
    let cases = screens.map { screen -> SwitchCase in
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
    return .extension(
      ExtensionDeclaration(
        .named(app.typeName),
        members: [
          .function(
            FunctionDeclaration(
              "makeController",
              [Parameter("for", "destination", .named(app.destinationName))],
              documentation: "The screen that a destination stands for.", access: app.access,
              returning: "UIViewController", body: [.switch("destination", cases)]))
        ]))
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
