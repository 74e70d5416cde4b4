import Diagnostics
import ScreenCompiler
import SourceText

/// Answers editors about specs, in the Language Server Protocol 3.17
/// (https://microsoft.github.io/language-server-protocol/).
///
/// It is handed what an editor sends and hands back what the editor is sent. Where nothing comes for a moment, it is
/// told so by ``rest()``, and tells then what is wrong with the specs.
package final class LanguageServer {
  /// Draws screens; nil where nobody can.
  package typealias Draw = (ScreenDrawing) throws(ScreenDrawing.Failure) -> [String]

  /// How it is going on.
  package enum Course: Sendable, Hashable {
    case goesOn
    /// Whether the editor has said before that it would end it.
    case ends(wasAsked: Bool)
  }

  private enum Stage { case new, running, shutDown }

  let version: String
  let draw: Draw?
  private let folder: String
  private let directory: String
  private let send: (String) -> Void
  private var reader = MessageReader()
  private var stage = Stage.new
  private var course = Course.goesOn
  private var requests = 0
  private var followsFiles = false

  var documents = OpenDocuments()
  /// The folder of the specs, an absolute path.
  private(set) var specs = ""
  /// What editors have been told of each file, by its path.
  var told: [String: String] = [:]
  /// The report of the specs as they are now; nil where there is none yet, or none can be made.
  var report: Report?
  /// Whether nobody has been told of the specs as they are now.
  var hasChanged = true
  /// Why there is none, as it was told last.
  var trouble: String?

  /// - Parameters:
  ///   - folder: Where the specs are, from the folder that the editor has open.
  ///   - directory: The working directory, which counts where the editor has no folder open.
  ///   - send: Is handed each message to the editor.
  package init(
    specs folder: String, directory: String, version: String, draw: Draw? = nil,
    send: @escaping (String) -> Void
  ) {
    self.folder = folder
    self.directory = directory
    self.version = version
    self.draw = draw
    self.send = send
  }

  /// Whether something is to be told as soon as the editor rests.
  package var hasNews: Bool { stage == .running && hasChanged }

  /// Takes what the editor has sent; messages may be cut anywhere.
  package func receive(_ bytes: [UInt8]) -> Course {
    reader.append(bytes)
    do throws(MessageReader.Failure) {
      while course == .goesOn, let content = try reader.next() { take(JSON(content)) }
    } catch {
      course = .ends(wasAsked: false)
    }
    return course
  }

  /// Tells what is wrong with the specs, if they have changed.
  package func rest() {
    if hasNews { tellFindings() }
  }

  // MARK: - Messages

  func notify(_ method: String, _ parameters: JSONValue) {
    send(Message.notification(method, parameters))
  }

  private func take(_ message: JSON) {
    guard let method = message["method"].string else {
      // What is answered to the server's own requests changes nothing.
      if !message["result"].isThere, !message["error"].isThere, message["id"].isThere {
        send(Message.failure(.invalid, to: message["id"].text))
      } else if !message["id"].isThere {
        send(Message.failure(message.text == "null" ? .unreadable : .invalid, to: "null"))
      }
      return
    }
    guard message["id"].isThere else { return hear(method, message["params"]) }
    let id = message["id"].text
    do throws(RequestProblem) {
      send(Message.answer(try answer(method, message["params"]), to: id))
    } catch {
      send(Message.failure(error, to: id))
    }
  }

  private func answer(_ method: String, _ parameters: JSON) throws(RequestProblem) -> JSONValue {
    switch stage {
    case .new where method != "initialize": throw .tooEarly
    case .shutDown: throw .ended
    case .new, .running: break
    }
    switch method {
    case "initialize":
      begin(parameters)
      return Capabilities(version: version, draws: draw != nil).value
    case "shutdown":
      stage = .shutDown
      return .null
    case "textDocument/completion": return try completion(parameters)
    case "textDocument/hover": return try hover(parameters)
    case "textDocument/definition": return try definition(parameters)
    case "textDocument/references": return try references(parameters)
    case "textDocument/documentHighlight": return try highlights(parameters)
    case "textDocument/prepareRename": return try renamed(parameters)
    case "textDocument/rename": return try rename(parameters)
    case "textDocument/documentSymbol": return try symbols(parameters)
    case "workspace/symbol": return try allSymbols(parameters)
    case "textDocument/formatting": return try formatting(parameters)
    case "textDocument/codeAction": return try fixes(parameters)
    case "screenc/picture": return try pictures(parameters)
    default: throw .unknown(method)
    }
  }

  private func hear(_ method: String, _ parameters: JSON) {
    if method == "exit" {
      course = .ends(wasAsked: stage == .shutDown)
      return
    }
    guard stage == .running else { return }
    let document = parameters["textDocument"]
    let path = document["uri"].string.flatMap(FileAddress.path)
    switch (method, path) {
    case ("initialized", _): followFiles()
    case ("textDocument/didOpen", let path?):
      documents.open(path, document["text"].string ?? "", version: document["version"].integer)
    case ("textDocument/didChange", let path?):
      let changes = parameters["contentChanges"].elements
      let version = document["version"].integer
      // What the editor has is not known then, and its file is as near as can be.
      if !documents.change(path, changes, version: version) { documents.close(path) }
    case ("textDocument/didClose", let path?): documents.close(path)
    case ("textDocument/didSave", _), ("workspace/didChangeWatchedFiles", _): break
    default: return
    }
    report = nil
    hasChanged = true
  }

  // MARK: - Beginning

  private func begin(_ parameters: JSON) {
    let opened =
      parameters["workspaceFolders"].elements.first?["uri"].string ?? parameters["rootUri"].string
    let root = opened.flatMap(FileAddress.path) ?? parameters["rootPath"].string ?? directory
    specs = Path.normalized(Path.join(directory, Path.join(root, folder)))
    let files = parameters["capabilities"]["workspace"]["didChangeWatchedFiles"]
    followsFiles = files["dynamicRegistration"].isTrue
    stage = .running
  }

  /// Asks to be told when files change that no document is open of: samples, strings, queries and other specs.
  private func followFiles() {
    guard followsFiles else { return }
    requests += 1
    let watchers = ["yaml", "yml", "json", "graphql", "xcstrings", "strings", "stringsdict"].map {
      JSONValue.object([("globPattern", .string("**/*.\($0)"))])
    }
    let registration = JSONValue.object([
      ("id", .string("files")), ("method", .string("workspace/didChangeWatchedFiles")),
      ("registerOptions", .object([("watchers", .array(watchers))])),
    ])
    send(
      Message.request(
        "client/registerCapability", .object([("registrations", .array([registration]))]),
        id: "screenc-\(requests)"))
  }
}
