import ScreenKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Generated screens ask in the name of who has logged in to the app.
struct ClubLogIn: AppLogIn {
  let sessions: SessionKeeper

  func authorize(_ request: URLRequest) async throws -> URLRequest {
    guard let token = await sessions.current?.token else { return request }
    var request = request
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    return request
  }

  /// The club renews no sessions: who is refused has to log in again.
  func refresh(after refused: URLRequest) async throws -> Bool {
    let header = refused.value(forHTTPHeaderField: "Authorization")
    if let token = await sessions.current?.token, header == "Bearer \(token)" {
      await sessions.end(token: token)
    }
    return false
  }
}
