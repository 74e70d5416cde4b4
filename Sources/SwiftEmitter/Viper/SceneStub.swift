import SpecModel
import SpecSemantics
import SwiftCode

/// A screen of the app's own in the viper system: a scene of a controller and its presenter, who know
/// each other by protocols.
struct SceneStub {
  private let stub: ScreenStub
  private let viewable: String
  private let presentable: String
  private let presenter: String

  init(_ stub: ScreenStub) {
    self.stub = stub
    let names = SwiftNames(of: stub.screen.name.text)
    viewable = stub.file.freeName(names(.viewable))
    presentable = stub.file.freeName(names(.presentable))
    presenter = stub.file.freeName(names(.presenter))
  }

  private func runtimeType(_ name: String) -> SwiftType { stub.file.runtimeType(name) }

  var declarations: [SwiftDeclaration] {
    [
      stub.view(called: viewable, refining: runtimeType("SceneViewable")), presentableProtocol,
      showing,
      deciding,
    ]
  }

  private var presentableProtocol: SwiftDeclaration {
    .type(
      TypeDeclaration(
        .protocol, presentable,
        documentation: "What the controller tells its presenter of: add a method for each touch.",
        attributes: [.mainActor], access: stub.access, inherits: [runtimeType("Presentable")]))
  }

  private var showing: SwiftDeclaration {
    let maker = SwiftType.function(
      [.any(.named(viewable))], returning: .any(.named(presentable)), attributes: [.mainActor])
    let values = stub.handedOver.map { SwiftArgument($0.name, .identifier($0.name)) }
    let making = Closure(
      ["view"], .call(.identifier(presenter), [.arg("view", "view")] + values))
    return stub.controller(
      inherits: [
        runtimeType("ScreenController"), .named(viewable), runtimeType("SceneNavigable"),
      ],
      stored: [
        StoredProperty("makePresenter", maker).declaration,
        .variable(
          VariableDeclaration(
            .var, "presenter", .any(.named(presentable)), .call("makePresenter", [.arg("self")]),
            access: .private, modifiers: .lazy)),
      ],
      body: [
        .assign("makePresenter", .closure(making)),
        .call("super.init", [.arg("runtime", "app.runtime")]),
      ],
      [
        stub.override(
          "viewDidLoad", [.call("super.viewDidLoad"), .call("presenter.viewDidLoad")]),
        stub.show,
      ])
  }

  private var deciding: SwiftDeclaration {
    let properties =
      [StoredProperty("view", .any(.named(viewable)), modifiers: .unowned)] + stub.handedOver
    let load = FunctionDeclaration(
      "viewDidLoad", access: stub.access, body: [.call("view.show", [.arg(stub.title)])])
    return .type(
      TypeDeclaration(
        .class, presenter,
        documentation: "Decides what `\(stub.screen.name.text)` shows and does.",
        attributes: [.mainActor], access: stub.access, modifiers: .final,
        inherits: [.named(presentable), runtimeType("ScenePresenting")],
        members: properties.declarations + [
          properties.initializer(access: stub.access),
          .getter("scene", .any(runtimeType("SceneViewable")), "view", access: stub.access),
          .function(load),
        ]))
  }
}
