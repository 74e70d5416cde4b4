import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Switches of a settings screen for what the reader lets the app do.
@MainActor @Suite struct PermissionSwitchTests {
  /// A settings screen with the two switches.
  private final class SettingsScreen: CollectionController {
    let pushes: PermissionSwitch
    let places: PermissionSwitch

    init(runtime: AppRuntime, device: RecordingDevice) {
      pushes = PermissionSwitch(device as any PushRegistration, runtime: runtime)
      places = PermissionSwitch(device as any LocationUpdates, runtime: runtime)
      super.init(runtime: runtime, configuration: CollectionConfiguration())
      observe(pushes)
      observe(places)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func makeSections() -> [ListSection] {
      [
        ListSection(id: "main") { [pushes, places] in
          [
            Row(.toggle(id: "pushes", title: .verbatim("Notifications"), value: pushes.isOn)),
            Row(.toggle(id: "places", title: .verbatim("Places"), value: places.isOn)),
          ]
        }
      ]
    }
  }

  private let device = RecordingDevice()
  private let runtime = AppRuntime(
    launch: LaunchValues(clock: ManualClock(), transport: ScriptedTransport(json: "{}")),
    theme: Theme(name: "Plain"))
  private let opened = Opened()

  @MainActor private final class Opened {
    var addresses: [URL] = []
  }

  private func launch() async throws -> ScreenDriver {
    runtime.openAddress = { [opened] in opened.addresses.append($0) }
    let driver = ScreenDriver(root: SettingsScreen(runtime: runtime, device: device))
    try await driver.settle()
    return driver
  }

  private func toggle(_ id: String, on driver: ScreenDriver) throws -> UISwitch {
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    let switches = all(in: driver.window).compactMap { $0 as? UISwitch }
    return try #require(switches.first { $0.accessibilityIdentifier == id })
  }

  private func flip(_ id: String, on driver: ScreenDriver) async throws {
    let toggle = try toggle(id, on: driver)
    toggle.isOn.toggle()
    toggle.sendActions(for: .valueChanged)
    try await driver.settle()
  }

  @Test(arguments: [
    (PermissionStatus.notDetermined, false), (.denied, false), (.restricted, false),
    (.provisional, true), (.authorized, true),
  ])
  func switchesShowWhatHolds(status: PermissionStatus, isOn: Bool) async throws {
    device.pushes = status
    device.places = status
    let driver = try await launch()
    #expect(try toggle("pushes", on: driver).isOn == isOn)
    #expect(try toggle("places", on: driver).isOn == isOn)
    #expect(device.questions == 0)
  }

  @Test("who has not been asked is asked, and the switch shows the answer")
  func firstTimeAsks() async throws {
    let driver = try await launch()
    try await flip("pushes", on: driver)
    #expect(device.questions == 1)
    #expect(try toggle("pushes", on: driver).isOn)
    #expect(try !toggle("places", on: driver).isOn)
    device.answer = .denied
    try await flip("places", on: driver)
    #expect(device.questions == 2)
    #expect(try !toggle("places", on: driver).isOn)
    #expect(opened.addresses.isEmpty)
  }

  @Test("the answer counts of who has left the app and come back before answering")
  func answerOutlivesReturn() async throws {
    let driver = try await launch()
    device.whileAsking = { [runtime] in
      runtime.willEnterForeground()
      // What the app finds out then, nobody has answered yet.
      for _ in 0..<10 { await Task.yield() }
    }
    try await flip("pushes", on: driver)
    #expect(try toggle("pushes", on: driver).isOn)
  }

  @Test(
    "what was denied leads to the system's settings, and the switch follows what was done there")
  func deniedLeadsToSettings() async throws {
    device.pushes = .denied
    let driver = try await launch()
    try await flip("pushes", on: driver)
    #expect(opened.addresses.map(\.absoluteString) == [UIApplication.openSettingsURLString])
    #expect(device.questions == 0)
    #expect(try !toggle("pushes", on: driver).isOn)
    device.pushes = .authorized
    runtime.willEnterForeground()
    try await driver.settle()
    #expect(try toggle("pushes", on: driver).isOn)
    // So does taking it back.
    try await flip("pushes", on: driver)
    #expect(opened.addresses.count == 2)
    #expect(try toggle("pushes", on: driver).isOn)
  }
}
