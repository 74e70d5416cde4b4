import SpecModel
import SpecSemantics
import SwiftCode

/// A screen of the app's own that shows nothing but its name yet, in the shape of its system.
struct ScreenStub {
  let screen: ScreenDeclaration
  private let type: SwiftTypeReference
  let file: FileScope

  init(_ screen: ScreenDeclaration, type: SwiftTypeReference, in file: FileScope) {
    self.screen = screen
    self.type = type
    self.file = file
  }

  var access: SwiftCode.AccessLevel? { file.app.access }
  var title: SwiftExpression { .implicit("verbatim", [.arg(.string(screen.name.text))]) }

  var declarations: [SwiftDeclaration] {
    file.app.shape(of: screen).beginning(of: self)
  }

  /// What the app hands over when the screen is made.
  var handedOver: [StoredProperty] {
    var properties = [StoredProperty("app", file.appType(of: screen))]
    properties += screen.parameters.map { field in
      StoredProperty(Naming.begunParameter(field.name.text), file.type(field.type))
    }
    if let result = screen.returns {
      properties.append(StoredProperty("onReturn", .resultHandler(file.type(result))))
    }
    return properties
  }

  /// A controller that keeps what it is handed.
  func controller(
    _ base: SwiftType, configuration: SwiftExpression? = nil, _ members: [SwiftDeclaration] = []
  ) -> SwiftDeclaration {
    var start: [SwiftArgument] = [.arg("runtime", "app.runtime")]
    start.add("configuration", configuration)
    return self.controller(
      inherits: [base], stored: handedOver.declarations,
      body: handedOver.map(\.assignment) + [.call("super.init", start)], members)
  }

  func controller(
    inherits: [SwiftType], stored: [SwiftDeclaration], body: [Statement],
    _ members: [SwiftDeclaration]
  ) -> SwiftDeclaration {
    let start = InitializerDeclaration(
      handedOver.map { $0.parameter(label: "_") }, access: access, body: body)
    return .type(
      TypeDeclaration(
        .class, type.type.text, documentation: "The screen `\(screen.name.text)`.",
        access: access, modifiers: .final, inherits: inherits,
        members: stored + [.initializer(start), .unavailableInitializer(access: access)]
          + members))
  }

  func override(
    _ name: String, returning result: SwiftType? = nil, _ body: [Statement]
  ) -> SwiftDeclaration {
    .function(
      FunctionDeclaration(
        name, access: access, modifiers: .override, returning: result, body: body))
  }

  /// The protocol by which a presenter knows its screen.
  func view(called name: String, refining base: SwiftType) -> SwiftDeclaration {
    let show = FunctionDeclaration("show", [Parameter("_", "title", "ScreenText")])
    return .type(
      TypeDeclaration(
        .protocol, name,
        documentation: "What the presenter of `\(screen.name.text)` knows of its screen.",
        attributes: [.mainActor], access: access, inherits: [base],
        members: [.function(show)]))
  }

  /// What the controller does for ``view(called:refining:)``.
  var show: SwiftDeclaration {
    .function(
      FunctionDeclaration(
        "show", [Parameter("_", "title", "ScreenText")], access: access,
        body: [.assign("self.title", .call("runtime.string", [.arg("title")]))]))
  }
}
