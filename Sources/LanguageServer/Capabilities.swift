import Diagnostics

/// What the server can do, as editors are told.
struct Capabilities {
  let version: String
  /// Whether it has pictures of screens.
  let draws: Bool

  var value: JSONValue {
    let documents = JSONValue.object([
      ("openClose", .bool(true)), ("change", .number(2)),
      ("save", .object([("includeText", .bool(false))])),
    ])
    let completion = JSONValue.object([
      ("triggerCharacters", .array(["$", ".", ":", " "].map { .string($0) }))
    ])
    let fixes = JSONValue.object([("codeActionKinds", .array([.string("quickfix")]))])
    let all: [(key: String, value: JSONValue)] = [
      ("positionEncoding", .string("utf-16")),
      ("textDocumentSync", documents),
      ("completionProvider", completion),
      ("hoverProvider", .bool(true)),
      ("definitionProvider", .bool(true)),
      ("referencesProvider", .bool(true)),
      ("documentHighlightProvider", .bool(true)),
      ("renameProvider", .object([("prepareProvider", .bool(true))])),
      ("documentSymbolProvider", .bool(true)),
      ("workspaceSymbolProvider", .bool(true)),
      ("documentFormattingProvider", .bool(true)),
      ("codeActionProvider", fixes),
      ("experimental", .object([("pictures", .bool(draws))])),
    ]
    return .object([
      ("capabilities", .object(all)),
      (
        "serverInfo",
        .object([("name", .string("screenc")), ("version", .string(version))])
      ),
    ])
  }
}
