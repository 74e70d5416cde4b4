import SpecModel
import SwiftCode

/// The router that coordinators go by.
extension FileScope {
  /// The app's router; nil where no screen of the app has a coordinator.
  var router: SwiftDeclaration? {
    let screens = app.index.files.lazy.flatMap(\.declarations).compactMap { declaration in
      if case .screen(let screen) = declaration { screen } else { nil }
    }
    guard screens.contains(where: { app.architecture(of: $0) == .composition }) else { return nil }
    let making = Closure(
      ["destination"], captures: ["unowned self"],
      .call("makeController", [.arg("for", "destination")]))
    let type = SwiftType.generic("Router", [.named(app.destinationName)])
    return .variable(
      VariableDeclaration(
        .var, "router", nil,
        .call(.type(type), [.arg("runtime", "runtime")], trailing: making),
        documentation: "Shows the screens that coordinators name.", access: app.access,
        setterAccess: .private, modifiers: .lazy))
  }
}
