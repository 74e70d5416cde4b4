import SwiftCode

/// Several windows of one app: each has an app of its own, which shares with the others what belongs to no window.
extension FileScope {
  /// The initialiser by which the app of a window, or the one with a session, has the parts of another.
  func sharingInitializer(copying members: [SwiftDeclaration]) -> SwiftDeclaration {
    let constants = members.compactMap { member -> String? in
      guard case .variable(let variable) = member, variable.keyword == .let else { return nil }
      return variable.name
    }
    let runtime = "runtime"
    return .initializer(
      InitializerDeclaration(
        [
          Parameter("sharing", "app", .named(app.names(.app))), Parameter(runtime, "AppRuntime"),
        ], access: app.hasGate ? .fileprivate : .private,
        body: [.assign(.member("self", runtime), .identifier(runtime))]
          + constants.filter { $0 != runtime }
          .map { .assign(.identifier($0), .member("app", $0)) }))
  }

  /// The method that makes the app of another window.
  var makingScenes: SwiftDeclaration {
    let runtime = SwiftExpression.call("AppRuntime", [.arg("windowOf", "runtime")])
    let made = SwiftExpression.call(
      .identifier(app.names(.app)), [.arg("sharing", "self"), .arg("runtime", runtime)])
    return .function(
      FunctionDeclaration(
        "makeScene",
        documentation:
          "The app in another window: it has main screens, links and routes of its own, and shares the rest.",
        access: app.access, returning: .named(app.names(.app)), body: [.expression(made)]))
  }
}
