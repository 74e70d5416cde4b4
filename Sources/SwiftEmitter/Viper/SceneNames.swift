import SpecModel

/// What the parts of a scene are called in Swift.
struct SceneNames {
  private let stem: String

  init(_ screen: ScreenDeclaration) {
    stem = Naming.type(screen.name.text)
  }

  var factory: String { stem + "Factory" }
  var viewable: String { stem + "Viewable" }
  var navigable: String { stem + "Navigable" }
  var presentable: String { stem + "Presentable" }
  var routable: String { stem + "Routable" }
  var interactive: String { stem + "Interactive" }
  var controller: String { stem + "ViewController" }
  var presenter: String { stem + "Presenter" }
  var router: String { stem + "Router" }
  var interactor: String { stem + "Interactor" }
  var viewModel: String { stem + "ViewModel" }
  var model: String { stem + "Model" }
  var row: String { stem + "SceneRow" }
  var actions: String { stem + "Actions" }
}
