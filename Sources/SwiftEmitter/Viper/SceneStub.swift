import SpecModel
import SpecSemantics
import SwiftCode

/// A screen of the app's own in the viper system: a scene of a controller and its presenter, who know
/// each other by protocols.
struct SceneStub {
  private let stub: ScreenStub
  private let names: SwiftNames

  init(_ stub: ScreenStub) {
    self.stub = stub
    names = SwiftNames(of: stub.screen.name.text)
  }

  private var viewable: SwiftType { .any(.named(names(.viewable))) }
  private var presentable: SwiftType { .any(.named(names(.presentable))) }

  var declarations: [SwiftDeclaration] {
    [
      stub.view(called: names(.viewable), refining: "SceneViewable"), presentableProtocol, showing,
      deciding,
    ]
  }

  private var presentableProtocol: SwiftDeclaration {
    .type(
      TypeDeclaration(
        .protocol, names(.presentable),
        documentation: "What the controller tells its presenter of: add a method for each touch.",
        attributes: [.mainActor], access: stub.access, inherits: ["Presentable"]))
  }

  private var showing: SwiftDeclaration {
    let maker = SwiftType.function(
      [viewable], returning: presentable, attributes: [.mainActor])
    let values = stub.handedOver.map { SwiftArgument($0.name, .identifier($0.name)) }
    let making = Closure(
      ["view"], .call(.identifier(names(.presenter)), [.arg("view", "view")] + values))
    return stub.controller(
      inherits: ["ScreenController", .named(names(.viewable)), "SceneNavigable"],
      stored: [
        StoredProperty("makePresenter", maker).declaration,
        .variable(
          VariableDeclaration(
            .var, "presenter", presentable, .call("makePresenter", [.arg("self")]),
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
      [StoredProperty("view", viewable, modifiers: .unowned)] + stub.handedOver
    let load = FunctionDeclaration(
      "viewDidLoad", access: stub.access, body: [.call("view.show", [.arg(stub.title)])])
    return .type(
      TypeDeclaration(
        .class, names(.presenter),
        documentation: "Decides what `\(stub.screen.name.text)` shows and does.",
        attributes: [.mainActor], access: stub.access, modifiers: .final,
        inherits: [.named(names(.presentable)), "ScenePresenting"],
        members: properties.declarations + [
          properties.initializer(access: stub.access),
          .getter("scene", .any("SceneViewable"), "view", access: stub.access), .function(load),
        ]))
  }
}
