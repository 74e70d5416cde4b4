import Foundation
import TestServers
import Testing

/// What the page on samples shows is recorded from a server of this machine, which specs are then held to.
@Suite(.enabled(if: Installed.isBuilt("screenc-fetch"), "screenc-fetch was not built"))
struct SamplesPageTests {
  private let page = Article("Samples")

  private func server(_ body: String) throws -> SocketServer {
    try SocketServer { _, _ in [.json(body)] }
  }

  private func notes(at address: URL) throws -> Workshop {
    let workshop = try Workshop("Notes")
    try workshop.write(
      """
      app: Notes
      language: 1
      host: { menu: [{ screen: Home, title: { verbatim: Notes }, icon: house }] }
      ---
      api: Main
      base: \(address)
      ---
      source: Posts
      parameters: { userID: ID, order: String }
      request: { path: "/users/{$parameters.userID}/posts", query: { order: $parameters.order } }
      yields: Note
      ---
      screen: Home
      title: { verbatim: Notes }
      source: { request: { path: /notes }, yields: Note }
      adapters: [NoteRow]
      ---
      adapter: NoteRow
      for: Note
      cell: { text: { value: $item.title } }

      """, to: "Specs/App.yaml")
    try workshop.write(
      "model: Note\nfields:\n  id: ID\n  title: String\n", to: "Specs/Note.yaml")
    try workshop.write(
      """
      { "log": { "entries": [{
        "request": { "method": "GET", "url": "https://notes.example/notes" },
        "response": { "status": 200, "content": { "text": "[{ \\"id\\": 7, \\"title\\": \\"Cake\\" }]" } }
      }] } }
      """, to: "session.har")
    return workshop
  }

  @Test func answersAreRecordedAndAServerIsHeldToTheSpecs() async throws {
    let server = try server(#"[{ "id": 1, "title": "Tea" }]"#)
    defer { server.stop() }
    let other = try self.server(#"[{ "id": 1, "title": null }]"#)
    defer { other.stop() }
    let workshop = try notes(at: server.address)
    var last = ""
    for block in try BlockAccount.blocks(of: page, by: "SamplesPageTests") {
      guard block.language != "text" else {
        #expect(last.contains(block.text), "\(last)")
        continue
      }
      for line in block.text.split(separator: "\n").map(String.init) {
        // The first server that is held to the specs answers otherwise than they say.
        let isWrong = line.hasSuffix("--live https://staging.example")
        let address = isWrong ? other.address : server.address
        let command = line.replacing("https://staging.example", with: "\(address)")
          .replacing("http://localhost:8001", with: "\(address)")
        let said = try await workshop.sh(command)
        #expect(said.status == (isWrong ? 1 : 0), "\(command): \(said.text)")
        last = said.text
      }
    }
    #expect(try workshop.text("Specs/Samples/Home.json").contains("\"Cake\""))
    #expect(try workshop.text("Specs/Samples/Posts.json").contains("\"Tea\""))
    #expect(try workshop.text("server.xml").contains("<testsuites"))
    let asked = try #require(server.requests.first { $0.contains("/users/3/posts?order=newest") })
    #expect(asked.contains("Authorization: Bearer sesame"))
  }
}
