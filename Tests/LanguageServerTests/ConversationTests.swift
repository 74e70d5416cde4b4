import Foundation
import LanguageServer
import Testing

/// What an editor asks and is told.
@Suite struct ConversationTests {
  private func notes() throws -> Conversation {
    let editor = try Conversation(["App.yaml": Conversation.app, "Home.yaml": Conversation.home])
    try editor.begin()
    return editor
  }

  // MARK: - Beginning and ending

  @Test func itSaysWhatItCanDo() throws {
    let editor = try Conversation(["App.yaml": Conversation.app])
    let result = try #require(try editor.begin()["result"] as? [String: Any])
    #expect((result["serverInfo"] as? [String: String])?["version"] == "1.2.3")
    let capabilities = try #require(result["capabilities"] as? [String: Any])
    for name in ["hoverProvider", "definitionProvider", "documentFormattingProvider"] {
      #expect(capabilities[name] as? Bool == true, "\(name)")
    }
    #expect(capabilities["positionEncoding"] as? String == "utf-16")
  }

  @Test func nothingIsAnsweredBeforeTheBeginningAndAfterTheEnd() throws {
    let editor = try Conversation(["App.yaml": Conversation.app])
    #expect(code(try editor.ask("textDocument/hover", [:])) == -32002)
    try editor.begin()
    #expect(code(try editor.ask("nonsense/method", [:])) == -32601)
    #expect(try editor.ask("shutdown", [:])["result"] is NSNull)
    #expect(code(try editor.ask("textDocument/hover", [:])) == -32600)
    #expect(try editor.tell("exit", [:]) == .ends(wasAsked: true))
  }

  @Test func anEditorThatGoesWithoutAWordIsNoticed() throws {
    let editor = try notes()
    #expect(try editor.tell("exit", [:]) == .ends(wasAsked: false))
  }

  private func code(_ answer: [String: Any]) -> Int? {
    (answer["error"] as? [String: Any])?["code"] as? Int
  }

  @Test func messagesMayComeInPieces() throws {
    let editor = try notes()
    let body = Array(#"{"jsonrpc":"2.0","id":"a","method":"shutdown"}"#.utf8)
    let message = Array("Content-Type: x\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body
    for byte in message { #expect(editor.server.receive([byte]) == .goesOn) }
    #expect(editor.last["id"] as? String == "a")
    #expect(editor.server.receive(Array("Length: none\r\n\r\n{}".utf8)) == .ends(wasAsked: false))
  }

  @Test func aFolderWithoutSpecsIsToldOnce() throws {
    let editor = try Conversation([:])
    try editor.begin()
    #expect(editor.findings().isEmpty)
    try editor.tell("textDocument/didSave", [:])
    #expect(editor.findings().isEmpty)
    let said = editor.heard("window/showMessage").compactMap { $0["message"] as? String }
    #expect(said.count == 1 && said[0].contains("there is no spec folder at"), "\(said)")
  }

  // MARK: - Findings

  @Test func findingsFollowWhatIsTyped() throws {
    let editor = try notes()
    #expect(editor.findings() == [:])
    try editor.open("Home.yaml", Conversation.home)
    // Behind letters that UTF-16 counts twice.
    let place: [String: Any] = [
      "start": ["line": 4, "character": 10], "end": ["line": 4, "character": 16],
    ]
    try editor.change("Home.yaml", [["range": place, "text": "Detial"]])
    #expect(editor.findings() == ["Home.yaml": ["4:10 unknown-screen"]])
    // What has not changed is not told again.
    try editor.tell("textDocument/didSave", ["textDocument": ["uri": editor.address("Home.yaml")]])
    #expect(editor.findings() == [:])
    try editor.change("Home.yaml", [["text": Conversation.home]], version: 3)
    #expect(editor.findings() == ["Home.yaml": []])
  }

  @Test func placesAreCountedInUnitsOfUTF16() throws {
    let editor = try notes()
    let text = Conversation.home.replacing(
      "{ verbatim: Ärger 🙂 }", with: "{ verbatim: Ärger 🙂, nonsense: 1 }")
    try editor.open("Home.yaml", text)
    #expect(editor.findings()["Home.yaml"]?.first?.hasPrefix("1:29 ") == true)
  }

  @Test func whatIsClosedCountsAsItIsSaved() throws {
    let editor = try notes()
    try editor.open("Home.yaml", "screen: Home\n")
    #expect(editor.findings()["Home.yaml"]?.isEmpty == false)
    try editor.tell("textDocument/didClose", ["textDocument": ["uri": editor.address("Home.yaml")]])
    #expect(editor.findings() == ["Home.yaml": []])
  }

  @Test func filesAreFollowedWhereAnEditorCan() throws {
    let editor = try Conversation(["App.yaml": Conversation.app])
    try editor.begin(["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    #expect(editor.heard("client/registerCapability").count == 1)
    #expect(editor.findings() == [:])
    try editor.scratch.write("screen: Home\n", to: "Specs/Home.yaml")
    try editor.tell("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(editor.findings()["Home.yaml"]?.isEmpty == false)
  }

  @Test func findingsHaveTheirCureAndFixes() throws {
    let editor = try notes()
    try editor.open(
      "Home.yaml",
      Conversation.home.replacing("title: { verbatim: De", with: "titel: { verbatim: De"))
    editor.server.rest()
    let told = editor.heard("textDocument/publishDiagnostics")
    let finding = try #require((told.first?["diagnostics"] as? [[String: Any]])?.first)
    #expect((finding["message"] as? String)?.contains("help: did you mean `title`?") == true)
    #expect(finding["source"] as? String == "screenc")
    let answer = try editor.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": editor.address("Home.yaml")],
        "range": finding["range"] ?? [:], "context": ["diagnostics": []],
      ])
    let actions = try #require(answer["result"] as? [[String: Any]])
    #expect(actions.first?["title"] as? String == "write `title`")
    #expect(try edits(of: actions.first?["edit"]) == ["Home.yaml 7:0 title"])
  }

  /// The edits of a change: `path line:character text`.
  private func edits(of change: Any?) throws -> [String] {
    let documents = (change as? [String: Any])?["documentChanges"] as? [[String: Any]] ?? []
    return documents.flatMap { document -> [String] in
      let address = (document["textDocument"] as? [String: Any])?["uri"] as? String ?? ""
      let name = address.components(separatedBy: "/").last ?? ""
      return (document["edits"] as? [[String: Any]] ?? []).map {
        "\(name) \(Conversation.place($0["range"])) \($0["newText"] as? String ?? "")"
      }
    }
  }

  // MARK: - Words and names

  @Test func whatMayStandIsListedFromWhatIsNotSaved() throws {
    let editor = try notes()
    try editor.open("More.yaml", "screen: Later\n")
    let text = Conversation.home.replacing("push: Detail", with: "push: De")
    try editor.open("Home.yaml", text)
    let answer = try editor.ask("textDocument/completion", at: "Home.yaml", 4, 12)
    let items = try #require((answer as? [String: Any])?["items"] as? [[String: Any]])
    #expect(items.compactMap { $0["label"] as? String } == ["Detail"])
    let edit = items.first?["textEdit"] as? [String: Any]
    #expect(Conversation.place(edit?["range"]) == "4:10")
  }

  @Test func aKeySaysWhatItMeans() throws {
    let editor = try notes()
    let hover = try editor.ask("textDocument/hover", at: "Home.yaml", 1, 2) as? [String: Any]
    let text = (hover?["contents"] as? [String: Any])?["value"] as? String
    #expect(text?.hasPrefix("`title`: ") == true, "\(text ?? "nothing")")
    #expect(Conversation.place(hover?["range"]) == "1:0")
  }

  @Test func aNameLeadsToItsDeclarationAndUses() throws {
    let editor = try notes()
    func places(_ answer: Any?) -> [String] {
      (answer as? [[String: Any]] ?? []).map { Conversation.place($0["range"]) }
    }
    let declared = try editor.ask("textDocument/definition", at: "Home.yaml", 4, 12)
    #expect(places(declared) == ["6:8"])
    let uses = try editor.ask(
      "textDocument/references", at: "Home.yaml", 6, 9,
      ["context": ["includeDeclaration": false]])
    #expect(places(uses) == ["4:10"])
    let here = try editor.ask("textDocument/documentHighlight", at: "Home.yaml", 6, 9)
    #expect(places(here) == ["4:10", "6:8"])
    #expect(try editor.ask("textDocument/definition", at: "Home.yaml", 2, 0) is NSNull)
  }

  @Test func namesAreFoundInSpecsWithErrors() throws {
    let editor = try notes()
    try editor.open("Home.yaml", Conversation.home + "---\nscreen: Broken\nnonsense: true\n")
    let declared = try editor.ask("textDocument/definition", at: "Home.yaml", 4, 12)
    #expect((declared as? [[String: Any]])?.count == 1)
  }

  @Test func aNameIsChangedWhereverItStands() throws {
    let editor = try notes()
    let old = try editor.ask("textDocument/prepareRename", at: "Home.yaml", 4, 12)
    #expect((old as? [String: Any])?["placeholder"] as? String == "Detail")
    let change = try editor.ask(
      "textDocument/rename", at: "Home.yaml", 4, 12, ["newName": "Article"])
    #expect(
      try edits(of: change) == [
        "Home.yaml 4:0     push: Article\n", "Home.yaml 6:0 screen: Article\n",
      ])
    let refused = try editor.ask(
      "textDocument/rename",
      [
        "textDocument": ["uri": editor.address("Home.yaml")],
        "position": ["line": 4, "character": 12], "newName": "Home",
      ])
    let error = refused["error"] as? [String: Any]
    #expect((error?["message"] as? String)?.contains("there is screen `Home` already") == true)
  }

  @Test func declarationsAreListed() throws {
    let editor = try notes()
    let answer = try editor.ask(
      "textDocument/documentSymbol", ["textDocument": ["uri": editor.address("Home.yaml")]])
    let symbols = answer["result"] as? [[String: Any]] ?? []
    #expect(symbols.compactMap { $0["name"] as? String } == ["Home", "Detail"])
    let all = try editor.ask("workspace/symbol", ["query": "dtl"])["result"] as? [[String: Any]]
    #expect(all?.compactMap { $0["name"] as? String } == ["Detail"])
  }

  // MARK: - Form and looks

  @Test func aSpecIsFormattedAsItIsThere() throws {
    let editor = try notes()
    try editor.open("Home.yaml", Conversation.home.replacing("title: {", with: "title:   {"))
    let answer = try editor.ask(
      "textDocument/formatting", ["textDocument": ["uri": editor.address("Home.yaml")]])
    let edits = answer["result"] as? [[String: Any]] ?? []
    #expect(edits.map { Conversation.place($0["range"]) } == ["1:0", "7:0"])
  }

  @Test func picturesAreThoseOfWhatStandsThere() throws {
    var asked: [ScreenDrawing] = []
    let editor = try Conversation(
      ["App.yaml": Conversation.app, "Home.yaml": Conversation.home]
    ) { drawing throws(ScreenDrawing.Failure) in
      asked.append(drawing)
      guard !drawing.options.contains("--dark") else { throw ScreenDrawing.Failure("too dark") }
      return ["/pictures/a b.svg"]
    }
    try editor.begin()
    let answer =
      try editor.ask("screenc/picture", at: "Home.yaml", 7, 3, ["state": "empty"])
      as? [String: Any]
    #expect(
      (answer?["pictures"] as? [[String: String]])?.first == ["uri": "file:///pictures/a%20b.svg"])
    #expect(asked.last?.line == 8)
    #expect(asked.last?.options == ["--state", "empty"])
    let hover = try editor.ask("textDocument/hover", at: "Home.yaml", 4, 12) as? [String: Any]
    let text = (hover?["contents"] as? [String: Any])?["value"] as? String
    #expect(text == "screen `Detail`\n\n![Detail](file:///pictures/a%20b.svg)")
    #expect(asked.last?.line == 7)
    let place: [String: Any] = [
      "textDocument": ["uri": editor.address("Home.yaml")],
      "position": ["line": 0, "character": 0],
    ]
    let dark = try editor.ask("screenc/picture", place.merging(["dark": true]) { $1 })
    #expect((dark["error"] as? [String: Any])?["message"] as? String == "too dark")
    let other = try editor.ask("screenc/picture", place.merging(["language": "--output"]) { $1 })
    #expect((other["error"] as? [String: Any])?["code"] as? Int == -32602)
  }
}
