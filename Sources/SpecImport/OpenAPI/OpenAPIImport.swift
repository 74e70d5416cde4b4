import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Makes specs of a description by OpenAPI 3.0 or 3.1.
package struct OpenAPIImport {
  private let document: OpenAPIDocument
  private let file: FileID
  private let surroundings: ImportSurroundings
  private let name: String?
  private let server: String?
  private let wanted: [String]

  /// - Parameters:
  ///   - name: The API's name; by default that of the document's title.
  ///   - server: The address of the server, where it is not that of the document.
  ///   - wanted: The tags, operations and paths that are taken over; empty for all.
  package init(
    _ root: DocumentNode, file: FileID, surroundings: ImportSurroundings, name: String? = nil,
    server: String? = nil, wanted: [String] = []
  ) {
    document = OpenAPIDocument(root: root)
    self.file = file
    self.surroundings = surroundings
    self.name = name
    self.server = server
    self.wanted = wanted
  }

  /// Whether a document is a description of a server, of whatever version.
  package static func describes(_ root: DocumentNode) -> Bool {
    root["openapi"] != nil || root["swagger"] != nil
  }

  package func outcome() -> ImportOutcome {
    let title = name ?? document.root["info"]?["title"]?.scalar ?? "API"
    var findings = ImportFindings(of: file)
    guard isReadable(&findings) else {
      return ImportOutcome(title: title, diagnostics: findings.diagnostics)
    }
    var servers = ServerReader(
      document: document, findings: findings,
      hasKeyFlag: !surroundings.hasApp || surroundings.flags.contains(ServerReader.keyFlag))
    let server = servers.read(at: self.server)
    var names = ImportNames(taken: surroundings.names)
    let api = names.type(title.withoutNoise, else: "API")
    var schemas = SchemaReader(document: document, names: names, findings: servers.findings)
    if wanted.isEmpty { schemas.readAll() }
    var operations = OperationReader(schemas: schemas, wanted: wanted, server: server)
    operations.readAll()
    tellOfTheRest(&operations)
    findings = operations.schemas.findings
    if !wanted.isEmpty, operations.taken == 0 {
      findings.refuse(
        "nothing in the document is called \(wanted.map { "`\($0)`" }.joined(separator: " or "))",
        at: document.root.span,
        help: "name tags, operations by their `operationId`, or paths, which begin with `/`")
    }
    var pruning = ImportPruning(operations.schemas.declarations, findings: findings)
    pruning.prune()
    let keys = keyStyle(of: pruning.declarations)
    let text = SpecText(
      keys: keys, api: surroundings.hasAPI ? api : nil, writesKeysAlways: surroundings.hasAPI)
    var outcome = ImportOutcome(title: api, diagnostics: pruning.findings.diagnostics)
    outcome.folder = SafeName.upperCamel(title.withoutNoise)
    outcome.flags = server.flags
    outcome.files = [
      .init(path: "API.yaml", text: text.api(api, server, keys: surroundings.hasAPI ? nil : keys))
    ]
    outcome.files += text.files(pruning.declarations)
    outcome.counts = ImportOutcome.Counts(pruning.declarations)
    outcome.counts.operations = operations.count
    outcome.counts.takenOperations = outcome.counts.sources + outcome.counts.requests
    outcome.counts.leftOut = operations.leftOut(besides: pruning.declarations)
    return outcome
  }

  private func isReadable(_ findings: inout ImportFindings) -> Bool {
    if let old = document.root.member("swagger") {
      findings.refuse(
        "this is a description by Swagger \(old.value.scalar ?? "")", at: old.keySpan,
        help: "make it one by OpenAPI 3 first, as `npx swagger2openapi` does")
      return false
    }
    let version = document.root.member("openapi")
    guard version?.value.scalar?.hasPrefix("3.") == true else {
      findings.refuse(
        "OpenAPI \(version?.value.scalar ?? "") is not known",
        at: version?.value.span ?? document.root.span,
        help: "descriptions by OpenAPI 3.0 and 3.1 are read")
      return false
    }
    return true
  }

  /// What has no counterpart at all.
  private func tellOfTheRest(_ operations: inout OperationReader) {
    if let hooks = document.root.member("webhooks"), !hooks.value.members.isEmpty {
      operations.leaveOut(
        "webhooks are sent to servers", at: hooks.keySpan,
        help: "an app gets to know of them by push notifications", isNote: true)
    }
  }

  /// How keys are written in payloads: in snake case where most that have several words are.
  private func keyStyle(of declarations: [ImportedDeclaration]) -> KeyStyle {
    guard !surroundings.hasAPI else { return .asWritten }
    var (snake, others) = (0, 0)
    for declaration in declarations {
      guard case .model(let fields) = declaration.content else { continue }
      for field in fields {
        if KeyStyle.snakeCase.key(for: field.name) == field.key {
          if field.key.contains("_") { snake += 1 }
        } else if field.name == field.key {
          others += 1
        }
      }
    }
    return snake > others ? .snakeCase : .asWritten
  }
}

extension String {
  /// A title without the words that are in every title.
  fileprivate var withoutNoise: String {
    let noise: Set<String> = ["api", "openapi", "rest", "the", "swagger", "specification", "spec"]
    let words = split { !$0.isLetter && !$0.isNumber }
    let others = words.filter {
      !noise.contains($0.lowercased()) && !$0.allSatisfy(\.isNumber)
    }
    return (others.isEmpty ? words : others).prefix(3).joined(separator: " ")
  }
}
