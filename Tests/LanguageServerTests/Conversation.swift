import Foundation
import LanguageServer
import TestTools

/// An editor that speaks with a server about specs in a folder of its own.
final class Conversation {
  let scratch: ScratchFolder
  let server: LanguageServer
  private let mailbox = Mailbox()
  private var requests = 0

  /// What the server has sent.
  private final class Mailbox {
    var messages: [[String: Any]] = []
  }

  /// - Parameter files: Specs, by their paths below their folder.
  init(_ files: [String: String], draw: LanguageServer.Draw? = nil) throws {
    scratch = try ScratchFolder("editor")
    for (path, text) in files { try scratch.write(text, to: "Specs/\(path)") }
    server = LanguageServer(
      specs: "Specs", directory: "/", version: "1.2.3", draw: draw
    ) { [mailbox] text in
      let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
      mailbox.messages.append(value as? [String: Any] ?? ["unreadable": text])
    }
  }

  func address(_ path: String) -> String { scratch.file("Specs/\(path)").absoluteString }

  /// Says who the editor is, and that the folder is open.
  @discardableResult
  func begin(_ capabilities: [String: Any] = [:]) throws -> [String: Any] {
    let answer = try ask(
      "initialize",
      ["rootUri": scratch.folder.absoluteString, "capabilities": capabilities])
    try tell("initialized", [:])
    return answer
  }

  // MARK: - What is sent

  @discardableResult
  func send(_ message: [String: Any]) throws -> LanguageServer.Course {
    var message = message
    message["jsonrpc"] = "2.0"
    let body = try JSONSerialization.data(withJSONObject: message)
    return server.receive(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + Array(body))
  }

  @discardableResult
  func tell(_ method: String, _ parameters: [String: Any]) throws -> LanguageServer.Course {
    try send(["method": method, "params": parameters])
  }

  /// The answer to a request, with its `result` or `error`.
  func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    requests += 1
    try send(["id": requests, "method": method, "params": parameters])
    return mailbox.messages.last { $0["id"] as? Int == requests } ?? [:]
  }

  /// What is asked about a place: `path:line:character`, both from 0.
  func ask(
    _ method: String, at path: String, _ line: Int, _ character: Int, _ more: [String: Any] = [:]
  ) throws -> Any? {
    let place: [String: Any] = [
      "textDocument": ["uri": address(path)],
      "position": ["line": line, "character": character],
    ]
    return try ask(method, place.merging(more) { $1 })["result"]
  }

  func open(_ path: String, _ text: String) throws {
    try tell(
      "textDocument/didOpen",
      ["textDocument": ["uri": address(path), "languageId": "yaml", "version": 1, "text": text]])
  }

  func change(_ path: String, _ changes: [[String: Any]], version: Int = 2) throws {
    try tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": address(path), "version": version], "contentChanges": changes,
      ])
  }

  // MARK: - What comes

  /// The messages that were sent, by their method, since they were looked at last.
  func heard(_ method: String) -> [[String: Any]] {
    let heard = mailbox.messages.filter { $0["method"] as? String == method }
    mailbox.messages.removeAll { $0["method"] as? String == method }
    return heard.compactMap { $0["params"] as? [String: Any] }
  }

  var last: [String: Any] { mailbox.messages.last ?? [:] }

  /// The findings that were told, by the path of their spec: `line:character rule`.
  func findings() -> [String: [String]] {
    server.rest()
    let told = heard("textDocument/publishDiagnostics").map { message -> (String, [String]) in
      let path = (message["uri"] as? String ?? "").components(separatedBy: "/Specs/").last ?? ""
      let findings = (message["diagnostics"] as? [[String: Any]] ?? []).map { finding in
        "\(Self.place(finding["range"])) \(finding["code"] as? String ?? "")"
      }
      return (path, findings)
    }
    return Dictionary(told) { $1 }
  }

  /// Where a range begins: `line:character`.
  static func place(_ range: Any?) -> String {
    let start = (range as? [String: Any])?["start"] as? [String: Int] ?? [:]
    return "\(start["line"] ?? -1):\(start["character"] ?? -1)"
  }

  static let app = """
    app: Notes
    language: 1
    architecture: table

    """

  static let home = """
    screen: Home
    title: { verbatim: Ärger 🙂 }
    content:
      - text: { verbatim: Hello }
        push: Detail
    ---
    screen: Detail
    title: { verbatim: Detail }
    content:
      - text: { verbatim: More }

    """
}
