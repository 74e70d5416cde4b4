import ScreenKit

/// An app of two entries made by hand, as several windows show it.
@MainActor
final class PlainApp: AppScene {
  let runtime: AppRuntime
  var services = DeviceServices()
  var style = HostController.Style.tabBar

  init(launch: LaunchValues) {
    runtime = AppRuntime(
      launch: launch, theme: Theme(name: "Plain"), others: [Theme(name: "Night")])
  }

  private init(windowOf app: PlainApp) {
    runtime = AppRuntime(windowOf: app.runtime)
    services = app.services
    style = app.style
  }

  func makeScene() -> PlainApp { PlainApp(windowOf: self) }

  func makeRootViewController() -> HostController {
    HostController(
      runtime: runtime, style: style,
      menu: ["One", "Two"].map { title in
        MenuEntry(title: .verbatim(title)) { [runtime] in ScreenController(runtime: runtime) }
      },
      restoring: { [runtime] route in
        guard route.screen == "Page" else { return nil }
        return route.value("number", as: Int.self).map {
          NumberedController(runtime: runtime, number: $0)
        }
      }, services: services)
  }

  func open(_ url: URL) -> Bool {
    runtime.open(
      url,
      routes: [
        DeepLink("plain://pages/{number}") { [runtime] values in
          values.integer("number").map { NumberedController(runtime: runtime, number: $0) }
        },
        DeepLink("https://plain.example/pages/{number}") { [runtime] values in
          values.integer("number").map { NumberedController(runtime: runtime, number: $0) }
        },
      ])
  }
}

/// A screen that says its number.
final class NumberedController: ScreenController {
  let number: Int

  init(runtime: AppRuntime, number: Int) {
    self.number = number
    super.init(runtime: runtime)
    title = "Page \(number)"
    restorationRoute = ScreenRoute("Page", ["number": number.stored])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// The delegate of a window of an app.
final class PlainSceneDelegate: AppSceneDelegate {
  private let plainApp: PlainApp

  init(app: PlainApp) {
    plainApp = app
    super.init()
  }

  override func makeScene() -> (any AppScene)? { plainApp.makeScene() }

  /// What the window has been made with.
  var inWindow: PlainApp? { app as? PlainApp }
}
