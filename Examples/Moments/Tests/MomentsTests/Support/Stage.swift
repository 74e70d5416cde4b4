import DatasetteServer
import DatasetteTesting
import Moments
import ScreenDriver
import ScreenKit
import Testing

/// Moments in a window of its own, talking to the server of the running test.
@MainActor
final class Stage {
  let app: MomentsApp
  let driver: ScreenDriver
  let traffic: Traffic
  let analytics = EventLog()
  let baseURL: URL
  private let device: Device

  /// Launches the app. Nothing has been waited for when it returns.
  ///
  /// - Parameter age: How long ago it is that the answers came which the device has kept.
  init(
    clock: ManualClock? = nil, locale: Locale = Locale(identifier: "en_US"),
    device: Device = Device(), age: Duration = .zero
  ) throws {
    let server = try #require(Datasette.current, "the test or its suite has no server")
    traffic = Traffic()
    baseURL = server.url
    self.device = device
    var launch = try LaunchValues.moments(server: server.url, locale: locale, files: device.files)
    launch.clock = clock ?? .system
    launch.transport = traffic
    launch.store = device.store
    launch.responses = ResponseCache(folder: device.files.answers) {
      Date() + TimeInterval(age.components.seconds)
    }
    app = .assembled(launch: launch, analytics: analytics)
    // Busy machines take their time, and nothing here waits for longer than it has to.
    driver = ScreenDriver(
      root: app.makeRootViewController(), clock: clock, timeout: .seconds(60))
    driver.pictures = Self.pictures
  }

  /// Where pictures of screens are kept, if anyone wants to see some.
  static var pictures: URL? {
    ProcessInfo.processInfo.environment["MOMENTS_PICTURES"].map { URL(fileURLWithPath: $0) }
  }

  /// Launches the app and waits until its first screen has loaded.
  static func settled(
    clock: ManualClock? = nil, locale: Locale = Locale(identifier: "en_US"),
    device: Device = Device(), age: Duration = .zero
  ) async throws -> Stage {
    let stage = try Stage(clock: clock, locale: locale, device: device, age: age)
    try await stage.driver.settle()
    return stage
  }

  /// The screen on top, which has to be of type `Screen`.
  func top<Screen: UIViewController>(
    _ type: Screen.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Screen {
    try #require(
      driver.topScreen as? Screen, "\(driver.screenStack)", sourceLocation: sourceLocation)
  }

  /// How many rows the list on top has in a section.
  func rowCount(section: Int = 0) -> Int {
    guard let list = driver.list, section < list.numberOfSections else { return 0 }
    return list.numberOfItems(inSection: section)
  }

  /// The labels of a row, scrolled into sight.
  func labels(row: Int, section: Int = 0) async throws -> [String] {
    let cell = try await driver.cell(at: IndexPath(item: row, section: section))
    return cell.contentView.labels.compactMap(\.text)
  }
}

extension UIView {
  /// The images that show something in this view and below.
  var images: [UIImage] {
    guard !isHidden else { return [] }
    return ((self as? UIImageView)?.image.map { [$0] } ?? []) + subviews.flatMap(\.images)
  }

  /// The labels that show something in this view and below, from the top down.
  var labels: [UILabel] {
    guard !isHidden else { return [] }
    let below = subviews.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    return ((self as? UILabel).map { [$0] } ?? []) + below.flatMap(\.labels)
  }
}
