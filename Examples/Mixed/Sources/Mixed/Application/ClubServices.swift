import ScreenKit

/// What controllers and coordinators are handed.
@MainActor
struct ClubServices {
  let networking: any Networking
  let api: ClubAPI
  let sessions: SessionKeeper
  let analytics: any Tracking

  init(
    server: URL, networking: any Networking = URLSessionNetworking(),
    sessions: SessionKeeper = SessionKeeper(), analytics: any Tracking = ConsoleTracking()
  ) {
    self.networking = networking
    self.sessions = sessions
    self.analytics = analytics
    api = ClubAPI(server: server, networking: networking, sessions: sessions)
  }
}
