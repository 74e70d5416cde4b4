import SpecModel
import SpecSemantics
import SwiftCode

/// A presenter of the app's own, which decides beside what the spec of its screen says.
struct PresenterStub {
  private let presenter: String
  private let file: FileScope

  init(_ screen: ScreenDeclaration, in file: FileScope) {
    self.file = file
    presenter = Naming.presenter(screen.name.text)
    typeName = file.freeName(Naming.ownPresenter(screen.name.text))
  }

  let typeName: String

  var declaration: SwiftDeclaration {
    let didLoad = FunctionDeclaration(
      "viewDidLoad", access: file.app.access, modifiers: .override,
      body: [
        .call("super.viewDidLoad"),
        .comment("What is due beside what the spec says. Each step of its life can be overridden."),
      ])
    return .type(
      TypeDeclaration(
        .class, typeName,
        documentation: "Decides beside `\(presenter)`, handed in as "
          + "`\(Naming.maker(presenter))`.",
        access: file.app.access, modifiers: .final, inherits: [.named(presenter)],
        members: [.function(didLoad)]))
  }
}
