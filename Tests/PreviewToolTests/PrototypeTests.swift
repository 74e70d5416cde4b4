import Browsers
import Foundation
import ScreenInterpreter
import Testing

@testable import screenc_preview

/// An app that runs for somebody in a browser.
@MainActor @Suite struct PrototypeTests {
  /// The notes, with a form beside the list.
  private static let files = SpecSketch.notes.merging([
    "Write.yaml": """
    screen: Write
    title: { verbatim: Write }
    state:
      name: String = ""
    sections:
      - id: main
        rows:
          - { field: $state.name, title: { verbatim: Name }, prompt: { verbatim: Name } }
          - { use: NoteRow, item: { id: shown, text: "Hello {$state.name}" } }

    """,
    "App.yaml": (SpecSketch.notes["App.yaml"] ?? "").replacing(
      "    - { title: { verbatim: About }",
      with: """
            - { title: { verbatim: Write }, screen: Write, icon: pencil }
            - { title: { verbatim: About }
        """),
  ]) { $1 }

  private func prototype(_ sketch: SpecSketch) async throws -> Prototype {
    try await Prototype(
      try PreviewedApp(sketch.specs), from: nil, server: nil, setting: PrototypeSetting())
  }

  // MARK: - What is served

  /// What the server answers to a request, written down by hand.
  private func answer(_ port: Int, _ request: String) async throws -> String {
    let script = """
      import socket, sys
      s = socket.create_connection(("127.0.0.1", \(port)), 60)
      s.sendall(sys.stdin.buffer.read())
      s.settimeout(60)
      try:
        while True:
          more = s.recv(65536)
          if not more: break
          sys.stdout.buffer.write(more)
          if b"text/event-stream" in more: break
      except OSError: pass
      """
    let data = Data(request.replacing("\n", with: "\r\n").utf8)
    let (_, output, _) = try await Browser.run(
      "/usr/bin/env", ["python3", "-c", script], input: data)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func foreignersAreRefusedAndNothingElseIsServed() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let server = try PrototypeServer(try await prototype(sketch), port: 0)
    server.start()
    defer { server.end() }
    let port = server.port
    let host = "Host: 127.0.0.1:\(port)"
    func status(_ request: String) async throws -> String {
      String(try await answer(port, request).prefix { $0 != "\r\n" }.dropFirst(9).prefix(3))
    }
    #expect(try await status("GET / HTTP/1.1\n\(host)\n\n") == "200")
    #expect(try await status("GET /prototype.js HTTP/1.1\n\(host)\n\n") == "200")
    // A name of somebody else's that leads here, and none at all.
    #expect(try await status("GET / HTTP/1.1\nHost: evil.example:\(port)\n\n") == "421")
    #expect(try await status("GET / HTTP/1.1\n\n") == "421")
    #expect(try await status("GET / HTTP/1.1\n\(host)\nHost: evil.example\n\n") == "400")
    // Pages of others.
    let foreign = "Origin: http://evil.example"
    #expect(try await status("GET /events HTTP/1.1\n\(host)\n\(foreign)\n\n") == "403")
    #expect(try await status("GET / HTTP/1.1\n\(host)\nSec-Fetch-Site: cross-site\n\n") == "403")
    let body = "{\"kind\":\"restart\"}"
    let length = "Content-Length: \(body.utf8.count)\nContent-Type: application/json"
    let own = "Origin: http://127.0.0.1:\(port)"
    #expect(try await status("POST /do HTTP/1.1\n\(host)\n\(own)\n\(length)\n\n\(body)") == "204")
    #expect(
      try await status("POST /do HTTP/1.1\n\(host)\n\(foreign)\n\(length)\n\n\(body)") == "403")
    #expect(try await status("POST /do HTTP/1.1\n\(host)\n\(length)\n\n\(body)") == "403")
    // Files.
    for path in ["/../App.yaml", "/Specs/App.yaml", "//etc/passwd", "/%2e%2e/App.yaml"] {
      #expect(try await status("GET \(path) HTTP/1.1\n\(host)\n\n") == "404", "\(path)")
    }
    #expect(try await status("GET http://evil.example/ HTTP/1.1\n\(host)\n\n") == "400")
    #expect(
      try await status("GET / HTTP/1.1\n\(host)\nA: \(String(repeating: "a", count: 40_000))\n\n")
        == "413")
    let page = try await answer(port, "GET / HTTP/1.1\n\(host)\n\n")
    #expect(page.contains("default-src 'none'; script-src 'self'"))
    #expect(page.contains("frame-ancestors 'none'"))
  }

  @Test func aTakenPortIsToldWithACure() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let prototype = try await prototype(sketch)
    let server = try PrototypeServer(prototype, port: 0)
    defer { server.end() }
    let failure = #expect(throws: PreviewFailure.self) {
      _ = try PrototypeServer(prototype, port: server.port)
    }
    #expect(failure?.description.contains("--port") == true)
  }

  // MARK: - In a browser

  /// What the script has seen.
  private struct Seen: Decodable {
    let title: String
    let focused: String
    let isDark: Bool
    let reload: Int
    let problem: String
    let console: String
    let unnamed: Int
    let scripts: Int
  }

  private func use(_ address: String, _ folder: URL) async throws -> Visit<Seen> {
    let spec = folder.appending(path: "Specs/About.yaml").path
    return try await #require(Browser()).answer(of: "use.js", [address, spec], in: folder)
  }

  @Test(.enabled(if: Browser.isThere, "\(Browser.cure)"))
  func anAppIsUsedInABrowser() async throws {
    let sketch = try SpecSketch(Self.files)
    let prototype = try await prototype(sketch)
    let server = try PrototypeServer(prototype, port: 0)
    server.start()
    let following = Task { await prototype.follow() }
    defer {
      following.cancel()
      server.end()
    }
    let seen = try await use(server.address, sketch.folder)
    #expect(seen.problems == [])
    #expect(seen.title == "Prototype of Notes")
    #expect(seen.focused.contains("First"))
    #expect(seen.isDark)
    #expect(seen.problem.contains("screenc lint"))
    #expect(seen.console.contains("GET https://notes.example/notes → 200"))
    #expect(seen.console.contains("Detail"))
    // Nothing leaves the machine, and nothing of the app is markup.
    #expect(seen.requests.allSatisfy { $0.hasPrefix(server.address) })
    #expect(seen.scripts == 0)
    #expect(seen.unnamed == 0)
  }
}
