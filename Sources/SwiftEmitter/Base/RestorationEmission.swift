import SpecModel
import SpecSemantics
import SwiftCode

/// Coming back to the screens that were pushed when the app was last seen: each says what it is found by, and
/// the app has a list of them.
extension FileScope {
  /// What makes the screens again; nil where the app always begins with the first entry of its menu.
  func restoring(in host: HostDeclaration) -> SwiftExpression? {
    guard host.restores else { return nil }
    guard !app.analysis.restored.names.isEmpty else { return .closure(Closure(["_"], .nil)) }
    let make = SwiftExpression.call("makeController", [.arg("for", "$0")])
    let made = SwiftExpression.call("destination", [.arg("from", "route")])
      .call("map", trailing: Closure([], make))
    return .closure(Closure(["route"], captures: ["self"], made))
  }

  /// The method that finds the screens, if there are any.
  func restoration(in host: HostDeclaration) -> SwiftDeclaration? {
    guard host.restores else { return nil }
    return restoration()
  }

  /// The screens that come back and are made here, in the order of their names.
  private var ownRestored: [String] {
    app.analysis.restored.names.filter { name in
      app.index.id(of: .screen, name).map(app.isOwn) ?? false
    }.sorted()
  }

  /// The enum of the screens that come back, as they are kept; nil where there are none.
  ///
  /// Its cases have no values with them: what a screen was shown with is kept by the names of its parameters, and
  /// found in the screen's file. Swift takes minutes for the coding of an enum with the values of hundreds of
  /// screens, and cannot tell of one with more than some hundred cases with values whether all are there.
  var restoredScreens: SwiftDeclaration? {
    let screens = ownRestored
    guard !screens.isEmpty else { return nil }
    let cases = screens.map { screen -> SwiftDeclaration in
      let name = Naming.restoredScreen(screen)
      return .enumCase(
        SwiftEnumCase(name, rawValue: name == screen ? nil : .string(screen)))
    }
    return .type(
      TypeDeclaration(
        .enum, app.names(.restoredScreens),
        documentation:
          "The screens that come back where they were pushed when the app was last seen.",
        access: app.access, modifiers: .nonisolated, inherits: ["String", "Sendable"],
        members: cases))
  }

  /// Finds the screens of the app's own, and those that its Swift modules find.
  func restoration() -> SwiftDeclaration? {
    let own = ownRestored
    let parts = app.part == nil ? app.analysis.parts.all.filter(isAskedForScreens) : []
    let isAsked = app.part.map(isAskedForScreens) ?? false
    guard !own.isEmpty || !parts.isEmpty || isAsked else { return nil }
    return .function(
      FunctionDeclaration(
        "destination", [Parameter("from", "route", "ScreenRoute")],
        documentation: "Where a screen was that was pushed when the app was last seen.",
        access: app.access, returning: .optional(.named(app.names(.destinations))),
        body: parts.map(answer) + answer(of: own)))
  }

  /// Returns where one of the app's own screens was. The compiler sees to it that none is forgotten.
  private func answer(of screens: [String]) -> [Statement] {
    guard !screens.isEmpty else { return [.return(.nil)] }
    let kept = SwiftExpression.call(
      .identifier(app.names(.restoredScreens)), [.arg("rawValue", .member("route", "screen"))])
    let cases = screens.map { screen -> SwitchCase in
      let destination = Naming.destination(screen)
      let hasValues = app.analysis.restored.withValues.contains(screen)
      return SwitchCase(
        .implicit(Naming.restoredScreen(screen)),
        body: [
          .return(
            hasValues
              ? .implicit(destination, [.arg("from", "route")]) : .implicit(destination))
        ])
    }
    return [.guard([.let("screen", kept)], else: [.return(.nil)]), .switch("screen", cases)]
  }

  /// Returns where a screen of a Swift module was, as one of the app's destinations.
  private func answer(of part: SwiftPart) -> Statement {
    let made = SwiftExpression.identifier(part.property).call(
      "destination", [.arg("from", "route")])
    let find = Closure(["app"], SwiftExpression.identifier("app").member(part.property))
    let label = app.hasGate ? "behindGate" : "in"
    let lifted = SwiftExpression.call(
      .identifier(app.names(.destinations)), [.arg("found"), .arg(label, .closure(find))])
    return .if([.let("found", made)], then: [.return(lifted)])
  }

  /// Whether a Swift module is asked for screens that come back. It is known by what it exports.
  private func isAskedForScreens(_ part: SwiftPart) -> Bool {
    app.declaration.restores && part.exportsScreens
  }

  /// What finds a screen again by what it was shown with; nil for one that is shown with nothing.
  func restoration(of screen: ScreenDeclaration) -> SwiftDeclaration? {
    guard !screen.parameters.isEmpty else { return nil }
    // A parameter called `route` hides the one of the method from those behind it.
    let isRoute = { (field: Field) in field.name.text == "route" }
    let conditions = (screen.parameters.filter { !isRoute($0) } + screen.parameters.filter(isRoute))
      .map { parameter -> Condition in
        let type = SwiftExpression.type(type(parameter.type, exposed: false))
        let value = SwiftExpression.identifier("route").call(
          "value", [.arg(.string(parameter.name.text)), .arg("as", .member(type, "self"))])
        return .let(Naming.member(parameter.name.text), value)
      }
    let context = EmissionContext(in: self, scope: .app)
    let made = context.destination(screen, with: screen.parameters.handedOn())
    return .function(
      FunctionDeclaration(
        Naming.destination(screen.name.text), [Parameter("from", "route", "ScreenRoute")],
        documentation:
          "The screen as it was last seen; nil where its values don't fit any more.",
        modifiers: .static, returning: .optional(.named(app.names(.destinations))),
        body: [.guard(conditions, else: [.return(.nil)]), .return(made)]))
  }
}

extension ScreenParts {
  /// What the screen is made again from; nil for one that isn't.
  ///
  /// - Parameter owner: What has the values of the screen's parameters; nil where they are local.
  func route(of owner: SwiftExpression? = nil) -> SwiftExpression? {
    guard file.app.isRestorable(screen) else { return nil }
    let name = SwiftExpression.member(
      .identifier(file.app.names(.restoredScreens)), Naming.restoredScreen(screen.name.text))
    var arguments: [SwiftArgument] = [.arg(name)]
    if !screen.parameters.isEmpty {
      let values = screen.parameters.map { parameter -> DictionaryEntry in
        let name = Naming.member(parameter.name.text)
        let value = owner.map { $0.member(name) } ?? .identifier(name)
        return DictionaryEntry(.string(parameter.name.text), value.member("stored"))
      }
      arguments.append(.arg(.dictionary(values)))
    }
    return .call("ScreenRoute", arguments)
  }
}

extension AppFacts {
  /// Whether a screen comes back where it was pushed when the app was last seen.
  func isRestorable(_ screen: ScreenDeclaration) -> Bool {
    analysis.restored.names.contains(screen.name.text)
  }
}

/// Which screens come back where they were pushed when the app was last seen: those that an effect behind
/// the log-in gate or a link pushes, whose parameters are plain values, and that nobody waits for a result
/// of.
struct RestoredScreens: Sendable {
  private(set) var names: Set<String> = []
  /// Those of them that are shown with something.
  private(set) var withValues: Set<String> = []

  init(
    of declared: DeclarationsByKind, index: AppIndex, beforeGate: BeforeGate,
    alsoPushed exported: Set<String>
  ) {
    guard let app = index.app, app.restores else { return }
    var pushed = Set(app.links.map(\.screen.text))
    let byScreens = declared.screens.parallelMap(partsOf: 512) { range in
      var pushed: Set<String> = []
      for screen in declared.screens[range] where !beforeGate.contains(screen) {
        screen.forEachEffect { Self.note($0, into: &pushed) }
      }
      return pushed
    }
    let byAdapters = declared.adapters.parallelMap(partsOf: 512) { range in
      var pushed: Set<String> = []
      for adapter in declared.adapters[range] where !beforeGate.contains(adapter) {
        adapter.forEachEffect { Self.note($0, into: &pushed) }
      }
      return pushed
    }
    pushed.reserveCapacity(declared.screens.count)
    names.reserveCapacity(declared.screens.count)
    for names in byScreens + byAdapters { pushed.formUnion(names) }
    pushed.formUnion(exported)
    for screen in declared.screens where pushed.contains(screen.name.text) {
      let isPlain = screen.parameters.allSatisfy { Self.isPlain($0.type, index) }
      guard isPlain, screen.returns == nil else { continue }
      names.insert(screen.name.text)
      if !screen.parameters.isEmpty { withValues.insert(screen.name.text) }
    }
  }

  private static func note(_ effect: Effect, into pushed: inout Set<String>) {
    effect.forEachStep { step in
      switch step.action {
      case .push(let name), .show(let name): pushed.insert(name.text)
      default: break
      }
    }
  }

  private static func isPlain(_ type: TypeReference, _ index: AppIndex) -> Bool {
    switch index.type(type) {
    case .optional(let wrapped)?: isPlain(wrapped)
    case let type?: isPlain(type)
    case nil: false
    }
  }

  private static func isPlain(_ type: SpecType) -> Bool {
    switch type {
    case .enumeration: true
    case .builtin(let type):
      switch type {
      case .string, .integer, .number, .decimal, .boolean, .date, .url, .identifier: true
      case .color, .image, .data, .text: false
      }
    case .model, .union, .optional, .list: false
    }
  }
}
