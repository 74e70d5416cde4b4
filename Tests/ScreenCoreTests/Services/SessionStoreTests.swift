import Foundation
import ScreenCore
import Testing

@MainActor @Suite struct SessionStoreTests {
  private struct Session: Codable, Hashable {
    var user: String
  }

  private func temporaryFile() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)")
  }

  @Test func sessionSurvivesInItsStorage() throws {
    let file = temporaryFile()
    defer { try? FileManager.default.removeItem(at: file) }
    let store = SessionStore<Session>(storage: FileSessionStorage(file: file))
    #expect(store.current == nil)
    try store.begin(Session(user: "Ann"))
    let next = SessionStore<Session>(storage: FileSessionStorage(file: file))
    #expect(next.current == Session(user: "Ann"))
    try next.end()
    try next.end()
    #expect(SessionStore<Session>(storage: FileSessionStorage(file: file)).current == nil)
  }

  @Test func thoseWhoListenAreToldOfBeginningAndEnd() throws {
    let store = SessionStore<Session>()
    var told: [Session?] = []
    let subscription = store.changes.listen { told.append($0) }
    try store.begin(Session(user: "Ann"))
    try store.end()
    #expect(told == [Session(user: "Ann"), nil])
    withExtendedLifetime(subscription) {}
  }

  @Test func whatCanNotBeReadIsNoSession() throws {
    let storage = MemorySessionStorage()
    storage.save(Data("garbage".utf8))
    #expect(SessionStore<Session>(storage: storage).current == nil)
  }

  @Test func sessionThatCanNotBeKeptDoesNotBegin() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "no/such/folder")
    let store = SessionStore<Session>(
      storage: FileSessionStorage(file: folder.appending(path: "session")))
    #expect(throws: (any Error).self) { try store.begin(Session(user: "Ann")) }
    #expect(store.current == nil)
  }
}
