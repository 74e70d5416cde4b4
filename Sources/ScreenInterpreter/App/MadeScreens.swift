import ScreenKit

/// The screens that an app has made and that are still there, by their controllers.
@MainActor
struct MadeScreens {
  private struct Made {
    weak var controller: UIViewController?
    let name: String
    weak var parts: ScreenParts?
  }

  private var all: [ObjectIdentifier: Made] = [:]

  mutating func add(_ controller: UIViewController, named name: String, _ parts: ScreenParts?) {
    all[ObjectIdentifier(controller)] = Made(controller: controller, name: name, parts: parts)
  }

  private func made(_ controller: UIViewController) -> Made? {
    // Another object may stand where one was that has gone.
    all[ObjectIdentifier(controller)].flatMap { $0.controller === controller ? $0 : nil }
  }

  func name(of controller: UIViewController) -> String? { made(controller)?.name }

  func parts(of controller: UIViewController) -> ScreenParts? { made(controller)?.parts }
}
