import Foundation
import ScreenDriver
import ScreenKit

/// The club in a window, over a scripted server that knows one member.
@MainActor
struct ClubBench {
  let transport: ScriptedTransport
  let storage = MemorySessionStorage()
  let device = RecordingDevice()
  let app: ClubApp
  let driver: ScreenDriver

  /// Starts the app.
  ///
  /// - Parameter session: What is left of an earlier log-in.
  /// - Parameter store: What the app keeps for its next start.
  /// - Parameter isHeldByOwner: Whether the device says so when it is asked.
  /// - Parameter prepare: What happens before anything is shown.
  init(
    session: ClubSession? = nil, store: MemoryStore = MemoryStore(), isHeldByOwner: Bool = true,
    answering answer: @escaping ScriptedTransport.Answer = ClubServer.standard,
    before prepare: (ClubApp) -> Void = { _ in }, isAvailable: Bool = true
  ) async throws {
    transport = ScriptedTransport(answer)
    if let session { storage.save(try JSONEncoder().encode(session)) }
    let clock = ManualClock()
    let launch = LaunchValues(
      strings: Self.strings, clock: clock, transport: transport, store: store)
    device.isHeldByOwner = isHeldByOwner
    device.isAvailable = isAvailable
    app = ClubApp(launch: launch, dependencies: ClubParts(device), sessionStorage: storage)
    prepare(app)
    driver = ScreenDriver(root: app.makeRootViewController(), clock: clock)
    try await driver.settle()
    guard isHeldByOwner else { return }
    try await driver.wait(until: "the screens are open") { [driver] in
      !(driver.topScreen is MessageController)
    }
    try await driver.settle()
  }

  /// Logs in on the screen of a system.
  func logIn(by system: ListSystem) async throws {
    try await driver.tap(text: "\(system.rawValue.capitalized) door")
    try await driver.type("ada@club.example", into: "email")
    try await driver.tap(text: "Come in")
  }

  /// Logs out on the screen of a system.
  func logOut(by system: ListSystem) async throws {
    try await driver.tapTab(system.rawValue.capitalized)
    try await driver.tap(text: "Leave")
    try await driver.tap(text: "OK")
  }

  /// Who has logged in before.
  static let ada = ClubSession(member: Member(id: "a", name: "Ada"), token: "t1")

  private static let strings = StringTable([
    "tab.collection": "Collection", "tab.composition": "Composition", "tab.mvp": "Mvp",
    "tab.table": "Table", "tab.viper": "Viper", "door.title": "Door", "door.rules": "Rules",
    "rules.title": "Rules", "member.title": "Member", "place.title": "Place",
    "member.you": "That is you, %@", "entry.title": "Entry", "entry.email": "E-mail",
    "entry.send": "Come in",
    "entry.failed": "Not let in", "entry.rules": "Rules", "home.title": "Home",
    "home.empty": "No friends", "home.error": "No answer", "home.leave": "Leave",
    "home.sure": "Leave the club?", "home.knock": "Knock", "home.failed": "Nobody heard",
  ])
}

/// What the club's server answers.
enum ClubServer {
  /// Lets everybody in as Ada, who has two friends.
  static let standard: ScriptedTransport.Answer = { request in
    switch request.url.path {
    case "/login": HTTPResponse(json: #"{"member": {"id": "a", "name": "Ada"}, "token": "t1"}"#)
    case "/token": HTTPResponse(json: "{}", status: 401)
    case "/knock": HTTPResponse(json: "{}")
    default:
      HTTPResponse(json: #"[{"id": "b", "name": "Bob"}, {"id": "a", "name": "Ada"}]"#)
    }
  }

  /// Refuses the token that was given before, and renews it only if `renews`.
  static func refusing(renews: Bool) -> ScriptedTransport.Answer {
    { request in
      if request.url.path == "/token", renews {
        return HTTPResponse(json: #"{"member": {"id": "a", "name": "Countess"}, "token": "t2"}"#)
      }
      let asksWithOld = request.headers.contains { $0.value == "Bearer t1" }
      return asksWithOld ? HTTPResponse(json: "{}", status: 401) : try standard(request)
    }
  }
}

/// What the club's device does.
private struct ClubParts: ClubDependencies {
  let biometrics: any BiometricCheck
  let locationUpdates: any LocationUpdates
  let pushNotifications: any PushRegistration

  init(_ device: RecordingDevice) {
    biometrics = device
    locationUpdates = device
    pushNotifications = device
  }
}
