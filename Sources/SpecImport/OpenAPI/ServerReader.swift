import SourceText
import SpecModel

/// Where the server is, and how it is told who asks.
struct ServerReader {
  let document: OpenAPIDocument
  var findings: ImportFindings
  /// Whether the app has a flag for keys, or can be given one since it is not there yet.
  let hasKeyFlag: Bool

  /// The flag of the app that has the key which an API asks for.
  static let keyFlag = "serverKey"

  struct Server {
    /// As the document writes it.
    var written: String?
    var base: String
    /// The scheme of the document by which the API says who asks.
    var scheme: String?
    /// What an API says under `auth:`.
    var authentication: SpecValue?
    /// The flags of the app that it takes.
    var flags: [String] = []
  }

  mutating func read(at given: String?) -> Server {
    var server = address(given)
    guard let scheme = scheme() else { return server }
    server.scheme = scheme.key
    read(scheme, into: &server)
    return server
  }

  private mutating func address(_ given: String?) -> Server {
    let node = document.root["servers"]?.elements.first
    let written = node?["url"]?.text
    if let given { return Server(written: written, base: given) }
    var address = written ?? ""
    for variable in node?["variables"]?.members ?? [] {
      let value = variable.value["default"]?.scalar ?? ""
      address = address.replacing("{\(variable.key)}", with: value)
      guard variable.value["enum"]?.elements.count != 1 else { continue }
      findings.leaveOut(
        "`{\(variable.key)}` in the server's address is `\(value)` for now", at: variable.keySpan,
        help: "pass `--server URL`, or start the app with another base URL", isNote: true)
    }
    tellOfOthers()
    while address.hasSuffix("/") { address.removeLast() }
    guard !address.hasPrefix("http://") && !address.hasPrefix("https://") || address.contains("{")
    else { return Server(written: written, base: address) }
    findings.leaveOut(
      written == nil
        ? "the document does not say where the server is"
        : "`\(written ?? "")` is no whole address of a server",
      at: node?.span ?? document.root.span,
      help:
        "pass `--server URL`, or correct `base:` of the API, which is `https://example.com` for now"
    )
    let path = address.hasPrefix("/") && !address.contains("{") ? address : ""
    return Server(written: written, base: "https://example.com" + path)
  }

  private mutating func tellOfOthers() {
    for other in document.root["servers"]?.elements.dropFirst() ?? [] {
      findings.leaveOut(
        "the server `\(other["url"]?.text ?? "")` is not the first", at: other.span,
        help: "`--server URL` takes another one, and an app can be started with another base URL",
        isNote: true)
    }
  }

  /// The scheme that the whole document asks for first, or the first of all.
  private mutating func scheme() -> DocumentNode.Member? {
    let schemes = document.root["components"]?["securitySchemes"]?.members ?? []
    let asked = (document.root["security"]?.elements ?? []).flatMap(\.members).map(\.key)
    let named = asked.compactMap { name in schemes.first { $0.key == name } }
    let able = (named + schemes).filter {
      document.resolved($0.value).map { Self.isKnown($0.node) } ?? false
    }
    let chosen = able.first
    for scheme in schemes where scheme.key != chosen?.key {
      let isKnown = document.resolved(scheme.value).map { Self.isKnown($0.node) } ?? false
      findings.leaveOut(
        isKnown
          ? "the server takes `\(scheme.key)`, too" : "`\(scheme.key)` is not known to specs",
        at: scheme.keySpan,
        help: isKnown
          ? "an API has one `auth:`: declare another `api:` for calls that need this one"
          : "say `auth: app`, and let the app's own log-in see to it",
        isNote: isKnown)
    }
    return chosen
  }

  private static func isKnown(_ scheme: DocumentNode) -> Bool {
    switch scheme["type"]?.text {
    case "http"?: ["bearer", "basic"].contains(scheme["scheme"]?.text?.lowercased() ?? "")
    case "apiKey"?: scheme["in"]?.text != "cookie"
    case "oauth2"?, "openIdConnect"?: true
    default: false
    }
  }

  /// A key of the app is a flag that it is started with. Who asks is otherwise known to a log-in, and which of the calls
  /// that is no document says.
  private mutating func read(_ scheme: DocumentNode.Member, into server: inout Server) {
    guard let (node, _) = document.resolved(scheme.value) else { return }
    let name = node["name"]?.text ?? "X-API-Key"
    let place = node["in"]?.text == "query" ? "query" : "header"
    guard node["type"]?.text == "apiKey" else {
      server.authentication = .text("app")
      findings.leaveOut(
        "who asks by `\(scheme.key)` is left to the app's own log-in (`auth: app`)",
        at: scheme.keySpan,
        help:
          "or say which request logs in: `auth: { bearer: $session.token }` with a `session:` that it begins",
        isNote: true)
      return
    }
    guard hasKeyFlag else {
      server.authentication = .text("app")
      findings.leaveOut(
        "the key `\(name)` is left to the app's own log-in (`auth: app`)", at: scheme.keySpan,
        help:
          "or declare a flag of the app for it: `auth: { key: $flags.\(Self.keyFlag), \(place): \(name) }`",
        isNote: true)
      return
    }
    server.authentication = .mapping([
      ("key", .text("$flags.\(Self.keyFlag)")), (place, .text(name)),
    ])
    server.flags = [Self.keyFlag]
  }
}
