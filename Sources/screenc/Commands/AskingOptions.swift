import ScreenCompiler
import ServerSamples

/// What the command line says of the servers that are asked. Values may be those of variables (`env:TOKEN`), so that no
/// secret stands in a command line.
struct AskingOptions: Equatable {
  /// Addresses by the names of APIs; that of all others has none.
  var servers: [String: String] = [:]
  var values: [String: String] = [:]
  /// Headers by the names of APIs; those of the first one have none.
  var headers: [String: [String: String]] = [:]
  /// Whether servers are asked at all.
  var isAsked = false

  mutating func addServer(
    _ text: String, of option: String, allowsApp: Bool = false
  ) throws(UsageError) {
    isAsked = true
    if allowsApp, text == "app" { return }
    var (name, address) = ("", text[...])
    if let equals = text.firstIndex(of: "="), !text.hasPrefix("http") {
      name = String(text[..<equals])
      address = text[text.index(after: equals)...]
    }
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else {
      throw UsageError(
        "`\(option) \(text)` is no address: it begins with `https://`, as in `\(option) https://staging.example`"
      )
    }
    servers[name] = String(address)
  }

  mutating func addValue(_ text: String) throws(UsageError) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw UsageError("`--with \(text)` names no value, as `--with userID=3` does")
    }
    values[String(text[..<equals])] = String(text[text.index(after: equals)...])
  }

  mutating func addHeader(_ text: String) throws(UsageError) {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex,
      !text.contains(where: \.isNewline)
    else {
      throw UsageError("`--header \(text)` is no header, as `--header \"X-Key: env:KEY\"` is")
    }
    let value = text[text.index(after: colon)...].drop { $0 == " " }
    let parts = text[..<colon].split(separator: "=", maxSplits: 1)
    let api = parts.count > 1 ? String(parts[0]) : ""
    headers[api, default: [:]][String(parts.last ?? "")] = String(value)
  }

  /// With what the environment has.
  func resolved(_ variable: (String) -> String?) throws(UsageError) -> AskingChoices {
    var choices = AskingChoices()
    choices.servers = servers
    choices.values = try resolved(values, variable)
    for (api, headers) in headers { choices.headers[api] = try resolved(headers, variable) }
    return choices
  }

  private func resolved(
    _ texts: [String: String], _ variable: (String) -> String?
  ) throws(UsageError) -> [String: String] {
    var result: [String: String] = [:]
    for (name, text) in texts {
      guard let value = AskingChoices.resolved(text, variable) else {
        throw UsageError("`\(name)` is taken from a variable that is not set: \(text)")
      }
      result[name] = value
    }
    return result
  }
}

extension CommandOption<AskingOptions> {
  static let with = CommandOption(
    "--with", ValueForm("NAME=VALUE"),
    "what the server is asked with: a parameter (`userID=3`, `Posts.userID=3`), `session.token=env:TOKEN` or a flag"
  ) { options, text throws(UsageError) in try options.addValue(text) }.repeated

  static let header = CommandOption(
    "--header", ValueForm("HEADER"),
    "send this header to the first API, too: `\"Authorization: Bearer env:TOKEN\"` takes a variable; `Maps=X-Key: env:KEY` goes to another API"
  ) { options, text throws(UsageError) in try options.addHeader(text) }.repeated

  /// The option as one of `lint`.
  func asking() -> CommandOption<LintOptions> {
    within(\LintOptions.askedOrNew)
  }
}

extension LintOptions {
  fileprivate var askedOrNew: AskingOptions {
    get { live ?? AskingOptions() }
    set { live = newValue }
  }
}
