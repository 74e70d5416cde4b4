import SpecModel
import SpecSemantics
import SwiftCode

/// A screen of the app's own in the mvp system: a presenter that decides, the view that it knows, and
/// the controller that is the view.
struct PresenterScreenStub {
  private let stub: ScreenStub

  init(_ stub: ScreenStub) {
    self.stub = stub
  }

  private var name: String { stub.screen.name.text }
  private var view: String { stub.file.freeName(Naming.view(name)) }
  private var presenter: String { stub.file.freeName(Naming.presenter(name)) }

  var declarations: [SwiftDeclaration] {
    [stub.view(called: view, refining: "ScreenView"), deciding, showing]
  }

  private var deciding: SwiftDeclaration {
    let properties = stub.handedOver
    let start = properties.initializer(
      access: stub.access, then: [.call("super.init", [.arg("app.presenterContext")])])
    let shown = SwiftExpression.identifier("view").optionalChained.call(
      "show", [.arg(stub.title)])
    let members: [SwiftDeclaration] = [
      .variable(
        VariableDeclaration(
          .var, "view", .optional(.any(.named(view))), access: stub.access, modifiers: .weak))
    ]
    return .type(
      TypeDeclaration(
        .class, presenter, documentation: "Decides what `\(name)` shows and does.",
        attributes: [.mainActor], access: stub.access, modifiers: .final,
        inherits: [
          .generic(
            stub.file.runtimeType("BasePresenter"), [.named(stub.file.app.names(.destinations))]),
          stub.file.runtimeType("ScreenPresenting"),
        ],
        members: members + properties.declarations + [
          start,
          overridden("screenView", .optional(.any("ScreenView")), "view"),
          stub.override("viewDidLoad", [.expression(shown)]),
        ]))
  }

  private var showing: SwiftDeclaration {
    let values = stub.handedOver.map { SwiftArgument($0.name, .identifier($0.name)) }
    let start = Statement.call(
      "super.init",
      [
        .arg("runtime", "app.runtime"),
        .arg("presenter", .call(.identifier(presenter), values)),
      ])
    return stub.controller(
      inherits: [
        .generic(stub.file.runtimeType("PresenterController"), [.named(presenter)]), .named(view),
      ], stored: [],
      body: [start],
      [overridden("presentedView", .optional(.any(.named(view))), "self"), stub.show])
  }

  private func overridden(
    _ name: String, _ type: SwiftType, _ value: SwiftExpression
  ) -> SwiftDeclaration {
    .getter(name, type, value, access: stub.access, modifiers: .override)
  }
}
