import Foundation
import ScreenCore
import TestTools
import Testing

@MainActor @Suite struct SessionStoreTests {
  private struct Session: Codable, Hashable {
    var user: String
  }

  @Test func sessionSurvivesInItsStorage() throws {
    let scratch = try ScratchFolder("session")
    let file = scratch.file("session")
    let store = SessionStore<Session>(storage: FileSessionStorage(file: file))
    #expect(store.current == nil)
    try store.begin(Session(user: "Ann"))
    let next = SessionStore<Session>(storage: FileSessionStorage(file: file))
    #expect(next.current == Session(user: "Ann"))
    try next.end()
    try next.end()
    #expect(SessionStore<Session>(storage: FileSessionStorage(file: file)).current == nil)
  }

  @Test func thoseWhoListenAreToldWhatHasBecomeOfIt() throws {
    let store = SessionStore<Session>()
    var told: [SessionChange<Session>] = []
    let subscription = store.changes.listen { told.append($0) }
    let (ann, anna, bob) = (Session(user: "Ann"), Session(user: "Anna"), Session(user: "Bob"))
    try store.begin(ann)
    try store.renew(anna)
    try store.begin(bob)
    try store.end()
    #expect(
      told == [.began(ann, replacing: nil), .renewed(anna), .began(bob, replacing: anna), .ended])
    #expect(told.map(\.endsSession) == [false, false, true, true])
    withExtendedLifetime(subscription) {}
  }

  @Test func loopOverSessionsBeginsWithWhoIsLoggedIn() async throws {
    let store = SessionStore<Session>()
    try store.begin(Session(user: "Ann"))
    var sessions = store.values().makeAsyncIterator()
    #expect(await sessions.next() == Session(user: "Ann"))
    try store.renew(Session(user: "Anna"))
    #expect(await sessions.next() == Session(user: "Anna"))
    try store.end()
    #expect(await sessions.next() == .some(nil))
  }

  @Test func thereIsNothingToRenewWhereNobodyIsLoggedIn() throws {
    let storage = MemorySessionStorage()
    let store = SessionStore<Session>(storage: storage)
    try store.renew(Session(user: "Ann"))
    #expect(store.current == nil)
    #expect(storage.load() == nil)
  }

  @Test("an open session follows its renewals, and not who logs in over it")
  func openSessionIsThatOfOnePerson() throws {
    let store = SessionStore<Session>()
    try store.begin(Session(user: "Ann"))
    let session = OpenSession(Session(user: "Ann"), in: store)
    try store.renew(Session(user: "Anna"))
    #expect(session.value.user == "Anna")
    try store.begin(Session(user: "Bob"))
    try store.renew(Session(user: "Bobby"))
    #expect(session.value.user == "Anna")
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
