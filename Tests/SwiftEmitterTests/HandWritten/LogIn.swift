import Foundation
import ScreenKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What an app with a log-in of its own writes by hand.
final class LegacyLogIn: AppLogIn {
  func authorize(_ request: URLRequest) async throws -> URLRequest {
    var request = request
    request.setValue("Bearer token", forHTTPHeaderField: "Authorization")
    return request
  }

  func refresh(after refused: URLRequest) async throws -> Bool { true }

  @MainActor var session: LedgerSession? { nil }

  @MainActor func observeSession(
    _ change: @escaping @MainActor (LogInChange<LedgerSession>) -> Void
  ) {
    change(.loggedIn(LedgerSession(owner: Owner(id: "1", name: "Ann"))))
  }

  @MainActor func logOut() {}
}

/// Hands all events on to a kit that takes names and values.
@MainActor
final class KitSink: MeasuresSink {
  var logged: [(String, [String: Any])] = []

  func track(_ event: Measures) {
    logged.append((event.name, event.parameters.anyValues))
  }
}

@MainActor
public final class LedgerParts: LedgerDependencies {
  public let measuresSink: any MeasuresSink = KitSink()
  public let logIn: any AppLogIn<LedgerSession> = LegacyLogIn()
}

@MainActor
func makeLedger() -> LedgerApp {
  LedgerApp(launch: LaunchValues(), dependencies: LedgerParts())
}
