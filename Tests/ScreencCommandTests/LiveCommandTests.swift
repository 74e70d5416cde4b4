import Foundation
import TestServers
import TestTools
import Testing

@testable import screenc

/// `screenc record` and `screenc lint --live`, over a server of this machine.
@Suite struct LiveCommandTests {
  private static let spec = """
    app: Small
    language: 1
    ---
    api: Main
    base: https://small.example/v1
    auth: { bearer: $session.token }
    session:
      fields: { token: { type: String, secret: true } }
      begins: [LogIn]
    ---
    model: Token
    fields: { token: String }
    ---
    request: LogIn
    method: POST
    path: /login
    yields: Token
    ---
    model: Note
    fields:
      id: ID
      title: String
    ---
    source: Notes
    parameters: { mood: String? }
    request:
      path: /notes
      query: { mood: $parameters.mood, kind: plain }
    items: data
    yields: Note
    page: { by: page, send: page, ends: empty }
    ---
    source: NotesOf
    parameters: { userID: ID }
    request: { path: "/users/{$parameters.userID}/notes" }
    yields: Note

    """

  private func scratch(_ spec: String = spec) throws -> ScratchFolder {
    try ScratchFolder("live", ["App.yaml": spec])
  }

  private func server(_ body: String, status: String = "200 OK") throws -> SocketServer {
    try SocketServer { _, _ in [.json(body, status)] }
  }

  @Test func answersAreKeptAndNamed() throws {
    let scratch = try scratch()
    let server = try server(#"{"data":[{"title":"Tea","id":1,"api_token":"aB1"}]}"#)
    defer { server.stop() }
    let run = Transcript()
    run.variables = ["TOKEN": "sesame"]
    #expect(
      run.run(
        "record", scratch.path, "--server", "\(server.address)/v1", "--source", "Notes", "--with",
        "mood=so so", "--with", "session.token=env:TOKEN", "--header", "X-Client: tests") == .clean)
    #expect(
      run.output
        == "\(scratch.path)/Samples/Notes.json: written, 1 blanked\n\(scratch.path)/App.yaml: `samples:` written\n"
    )
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("GET /v1/notes?mood=so%20so&kind=plain&page=1 HTTP/1.1"))
    #expect(request.contains("Authorization: Bearer sesame"))
    #expect(request.contains("X-Client: tests"))
    #expect(server.requests.count == 1)
    #expect(try scratch.text("Samples/Notes.json").contains("\"api_token\": \"xX0\""))
    #expect(try scratch.text("App.yaml").contains("samples:\n  - Samples/Notes.json\n---"))
    // A second time there is nothing to write.
    let again = Transcript()
    #expect(
      again.run("record", scratch.path, "--server", "\(server.address)/v1", "--source", "Notes")
        == .clean)
    #expect(again.output == "\(scratch.path)/Samples/Notes.json: unchanged, 1 blanked\n")
    #expect(Transcript().run("lint", scratch.path) == .clean)
  }

  @Test func whatIsWrittenInAScreenIsRecordedToo() throws {
    let screens = """
      app: Small
      language: 1
      host: { menu: [{ screen: Home, title: { verbatim: Home }, icon: house }] }
      ---
      api: Main
      base: https://small.example/v1
      ---
      model: Note
      fields: { id: ID, title: String }
      ---
      adapter: NoteRow
      for: Note
      cell: { text: { value: $item.title } }
      ---
      screen: Home
      title: { verbatim: Notes }
      data:
        first: { request: { path: /first }, yields: Note }
      sections:
        - id: all
          source: { request: { path: /notes }, yields: Note }
          adapters: [NoteRow]
        - id: others
          source:
            request: { path: /others }
            yields: Note
          adapters: [NoteRow]

      """
    let scratch = try scratch(screens)
    let server = try SocketServer { _, request in
      let note = #"{"id":1,"title":"Tea"}"#
      let body = request.contains("/first ") ? note : "[\(note)]"
      return [.json(body)]
    }
    defer { server.stop() }
    let run = Transcript()
    #expect(run.run("record", scratch.path, "--server", "\(server.address)/v1") == .clean)
    for name in ["Home.first", "Home.all", "Home.others"] {
      #expect(try scratch.text("Samples/\(name).json").contains("\"Tea\""), "\(run.output)")
    }
    let app = try scratch.text("App.yaml")
    #expect(
      app.contains(
        "first: { request: { path: /first }, yields: Note, samples: [Samples/Home.first.json] }"))
    #expect(app.contains("yields: Note, samples: [Samples/Home.all.json] }"))
    #expect(
      app.contains("      yields: Note\n      samples:\n        - Samples/Home.others.json\n"))
    #expect(Transcript().run("lint", scratch.path) == .clean)
    let one = Transcript()
    #expect(one.run("record", scratch.path, "--source", "Home.al", "--dry-run") == .findings)
    #expect(one.status.contains("there is no source `Home.al`: did you mean `Home.all`?"))
  }

  @Test func whatIsNotAskedIsTold() throws {
    let scratch = try scratch()
    let server = try server("{}", status: "503 Service Unavailable")
    defer { server.stop() }
    let run = Transcript()
    #expect(run.run("record", scratch.path, "--server", "\(server.address)") == .findings)
    #expect(
      run.status.contains(
        "`NotesOf` is not asked: nothing is given for `$parameters.userID`; pass `--with NotesOf.userID=VALUE`"
      ))
    #expect(run.status.contains("is answered with status 503"))
    #expect(!scratch.isThere("Samples"))
    // Nothing fails at the one that is named, and nothing comes of it.
    let named = Transcript()
    let address = "\(server.address)"
    #expect(
      named.run("record", scratch.path, "--server", address, "--source", "NotesOf") == .findings)
    #expect(named.status.contains("nothing was recorded"))
  }

  @Test func whatABrowserHasKeptIsTaken() throws {
    let scratch = try scratch()
    let body = Data(#"[{ "id": 7, "title": "Cake" }]"#.utf8).base64EncodedString()
    let archive = """
      { "log": { "entries": [
        { "request": { "method": "GET", "url": "https://x.example/v1/notes?kind=other" },
          "response": { "status": 200, "content": { "text": "[]" } } },
        { "request": { "method": "GET", "url": "https://x.example/v1/users/3/notes?a=b" },
          "response": { "status": 200, "content": { "text": "\(body)", "encoding": "base64" } } }
      ] } }
      """
    let file = scratch.file("session.har").path
    try scratch.write(archive, to: "session.har")
    let run = Transcript()
    #expect(run.run("record", scratch.path, "--har", file) == .clean)
    #expect(try scratch.text("Samples/NotesOf.json").contains("\"title\": \"Cake\""))
    #expect(!run.output.contains("Notes.json"))
    let other = Transcript()
    #expect(other.run("record", scratch.path, "--har", file, "--source", "Notes") == .findings)
    #expect(other.status.contains("answers what `Notes` asks"))
    #expect(other.run("record", scratch.path, "--har", "\(scratch.path)/App.yaml") == .findings)
    #expect(other.status.contains("is no HTTP archive"))
  }

  @Test func samplesThatNobodyNamesAreNotWrittenOver() throws {
    let scratch = try scratch()
    try scratch.write("[]\n", to: "Samples/Notes.json")
    let server = try server(#"{"data":[]}"#)
    defer { server.stop() }
    let run = Transcript()
    let arguments = ["record", scratch.path, "--server", "\(server.address)", "--source", "Notes"]
    #expect(run.tool.run(arguments) == .findings)
    #expect(run.status.contains("`Notes` does not name it: `--force` writes over it"))
    #expect(try scratch.text("Samples/Notes.json") == "[]\n")
    #expect(run.tool.run(arguments + ["--dry-run", "--force"]) == .clean)
    #expect(try scratch.text("Samples/Notes.json") == "[]\n")
    #expect(run.tool.run(arguments + ["--force"]) == .clean)
    #expect(try scratch.text("Samples/Notes.json") == "{\n  \"data\": []\n}\n")
  }

  @Test func aServerIsHeldToTheSpecs() throws {
    let scratch = try scratch()
    let server = try server(#"{"data":[{"id":1,"title":"Tea"},{"id":2,"title":null}]}"#)
    defer { server.stop() }
    let run = Transcript()
    #expect(
      run.run("lint", scratch.path, "--live", "\(server.address)/v1", "--format", "concise")
        == .findings)
    #expect(
      run.output.contains(
        "\(scratch.path)/App.yaml:22:3: error: `title` of `Note` is declared `String`, and responses have nothing for it [sample-mismatch]"
      ), "\(run.output)")
    #expect(run.status.contains("1 source asked"))
    #expect(!scratch.isThere("Samples"))
    // The cure that it names cures it.
    let mended = Self.spec.replacing("title: String", with: "title: String?")
    try scratch.write(mended, to: "App.yaml")
    let again = Transcript()
    _ = again.run("lint", scratch.path, "--live", "\(server.address)/v1", "--format", "concise")
    #expect(!again.output.contains("sample-mismatch"))
  }

  @Test(arguments: [
    ("{}", "404 Not Found", "`Notes` is answered with status 404"),
    ("<html>", "200 OK", "`Notes` is answered with no JSON"),
    (#"{"data":3}"#, "200 OK", "`/data` is a number"),
    (#"{"rows":[]}"#, "200 OK", "data"),
  ])
  func answersOfOtherKindsAreFoundAtTheSource(body: String, status: String, message: String) throws
  {
    let scratch = try scratch()
    let server = try server(body, status: status)
    defer { server.stop() }
    let run = Transcript()
    #expect(
      run.run("lint", scratch.path, "--live", "\(server.address)", "--format", "concise")
        == .findings)
    let line = run.output.split(separator: "\n").first { $0.contains(": error: ") } ?? ""
    #expect(line.contains(message) && line.hasPrefix("\(scratch.path)/App.yaml:"), "\(run.output)")
  }

  @Test func wrongSamplesKeepNoServerFromBeingAsked() throws {
    let named = Self.spec.replacing(
      "ends: empty }\n", with: "ends: empty }\nsamples: [Samples/Notes.json]\n")
    let scratch = try scratch(named)
    let server = try server(#"{"data":[{"id":1,"title":"Tea"}]}"#)
    defer { server.stop() }
    let run = Transcript()
    #expect(run.run("lint", scratch.path, "--live", "\(server.address)") == .findings)
    #expect(run.status.contains("1 source asked"))
    #expect(run.run("record", scratch.path, "--server", "\(server.address)") == .clean)
    #expect(Transcript().run("lint", scratch.path) == .clean)
  }

  @Test func nothingFollowsToAnotherServer() throws {
    let scratch = try scratch()
    let other = try server(#"{"data":[]}"#)
    defer { other.stop() }
    let first = try SocketServer { _, _ in
      [.answer("302 Found", headers: ["Location: \(other.address)/v1/notes"], body: "")]
    }
    defer { first.stop() }
    let run = Transcript()
    #expect(run.run("lint", scratch.path, "--live", "\(first.address)") == .findings)
    #expect(run.output.contains("status 302"))
    #expect(other.requests == [])
  }

  @Test(arguments: [
    (["lint", "--live", "small.example"], "is no address"),
    (["lint", "--with", "a=b"], "are about the server that `--live` asks"),
    (["lint", "--live", "app", "--fix"], "only checks"),
    (["record", "--with", "a"], "names no value"), (["record", "--header", "a"], "is no header"),
    (["record", "--har", "a.har", "--server", "http://a"], "asks nobody"),
    (["record", "--with", "a=env:NOT_SET"], "a variable that is not set"),
  ])
  func whatMakesNoSenseIsRefused(arguments: [String], message: String) throws {
    let scratch = try scratch()
    let run = Transcript()
    #expect(run.tool.run(arguments + [scratch.path]) == .usage)
    #expect(run.status.contains(message), "\(run.status)")
  }
}
