import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Bases are absolute addresses, paths of calls start with a slash, and links have a scheme.
  static let invalidAddress: SpecRule = .init(
    name: "invalid-address",
    summary: "The address of an API, call or link is not written as one.",
    rationale:
      "Requests are sent to the API's base followed by the path of the call; what is not an "
      + "address goes nowhere.",
    examples: """
      api: Main
      base: ‹api.example.com→https://api.example.com›
      """,
    .apps { app, place, findings in
      for link in app.links { check(link, place, into: &findings) }
      checkSchemes(of: app.links, place, into: &findings)
    },
    .requests { request, place, findings in
      check(request.call, place, into: &findings)
    },
    .sources { source, place, findings in
      switch source.content {
      case .request(let call, _, _): check(call, place, into: &findings)
      case .disk(let file, _): check(file, place, into: &findings)
      case .sqlite, .coreData, .items, .swift: break
      }
    },
    .apis { api, place, findings in
      for address in api.base.addresses where !isServer(address.text) {
        guard !hasValues(address.text) else {
          findings.report(
            .invalidAddress, "the base of an API has no values in it",
            at: place.location(address.span),
            help: [
              "write it out; other servers have an environment each: `base: { debug: …, release: … }`"
            ])
          continue
        }
        findings.report(
          .invalidAddress, "`\(address.text)` is not the address of a server",
          at: place.location(address.span), help: ["write it in full: `https://api.example.com/v1`"]
        )
      }
      for address in api.base.addresses where isServer(address.text) {
        if address.text.hasUser {
          findings.report(
            .invalidAddress, "the base of an API has no name and no password in it",
            at: place.location(address.span),
            help: ["say who asks by `auth: { basic: { user: …, password: … } }`"])
          continue
        }
        guard let part = address.text.partBehindPath else { continue }
        findings.report(
          .invalidAddress, "the base of an API has no \(part.noun)",
          at: place.location(address.span),
          help: ["paths are appended to it, so that this would stand in their middle"])
      }
      guard api.base.addresses.isEmpty else { return }
      findings.report(
        .invalidAddress, "`\(api.name.text)` is nowhere", at: place.location(api.name.span),
        help: ["give its `base:` an address for each environment"])
    })

  /// Whether a value was meant to stand in an address. A `$` by itself is a sign as others.
  private static func hasValues(_ address: String) -> Bool {
    address.contains(ascii: "{") || SpecWalker.namesValue(address)
  }

  private static func isServer(_ address: String) -> Bool {
    !hasValues(address)
      && (address.hasPrefix("https://") || address.hasPrefix("http://"))
      && URLNotation.isAddress(address) && URLNotation.host(of: address).map(isHost) == true
      && address.hasPossiblePort
  }

  /// Whether a text can be the name or the number of a computer.
  private static func isHost(_ text: Substring) -> Bool {
    text.first == "["
      || !text.isEmpty
        && text.utf8.allSatisfy { $0.isLetterOrDigit || $0 >= 0x80 || "-._".utf8.contains($0) }
  }

  private static func check(
    _ link: LinkDeclaration, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    let text = link.url.text
    let plain = text.filter { $0 != "{" && $0 != "}" }
    let parts = text.split(separator: "/")
    let areWhole = parts.allSatisfy { part in
      !part.utf8.contains(UInt8(ascii: "{"))
        || (part.hasPrefix("{") && part.firstIndex(of: "}") == part.indices.last)
    }
    guard text.contains("://"), URLNotation.isAddress(plain), areWhole else {
      return findings.report(
        .invalidAddress, "`\(text)` is not the address of a link",
        at: place.location(link.url.span),
        help: ["write a scheme and a path, captures as whole parts: `moments://posts/{postID}`"])
    }
  }

  /// Reports links whose scheme is that of no other link, and nearly that of others.
  private static func checkSchemes(
    of links: [LinkDeclaration], _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard links.count > 1 else { return }
    var uses: [String: [LinkDeclaration]] = [:]
    for link in links { uses[link.scheme, default: []].append(link) }
    guard uses.count > 1 else { return }
    // Of as many links the app's name is the scheme that is meant, or else the first.
    let most = uses.values.map(\.count).max()
    let name = place.index.app?.name.text.lowercased()
    let usual =
      (links.first { uses[$0.scheme]?.count == most && $0.scheme == name }
      ?? links.first { uses[$0.scheme]?.count == most })?.scheme ?? links[0].scheme
    for link in links where uses[link.scheme]?.count == 1 && link.scheme != usual {
      guard !["http", "https"].contains(link.scheme), NearMiss.isSlip(link.scheme, of: usual) else {
        continue
      }
      let span = place.location(link.url.span(of: link.scheme))
      findings.report(
        Diagnostic(
          rule: SpecRule.invalidAddress.rule.name, severity: .warning,
          message: "other links of the app begin with `\(usual)://`", at: span,
          help: ["did you mean `\(usual)`?"]))
    }
  }

  /// Files stay in their folder.
  private static func check(
    _ file: FileReference, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    let literals = file.path.literals
    let leads = literals.contains { text in
      text.split(separator: "/").contains("..") || text.isEmpty
    }
    guard leads || literals.first?.hasPrefix("/") == true else { return }
    findings.report(
      .invalidAddress, "the path of a file leads out of its folder",
      at: place.location(file.path.span),
      help: ["say `in:` which folder is meant, and name the file from there"])
  }

  /// Collections and documents take turns in a path, and a collection is the last.
  private static func check(
    collection path: Expression, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    let parts = path.withPlaceholders.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count.isMultiple(of: 2) || parts.contains("") else { return }
    findings.report(
      .invalidAddress, "this is not the path of a collection", at: place.location(path.span),
      help: ["it looks like `posts`, or `rooms/{$parameters.room}/messages`"])
  }

  private static func check(
    _ call: Call, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard call.documents == nil else {
      check(collection: call.path, place, into: &findings)
      return
    }
    guard call.path.isText else { return }
    let literals = call.path.literals
    if literals.contains(where: \.hasOddPart) {
      return check(oddParts: literals, of: call, place, into: &findings)
    }
    guard literals.first?.hasPrefix("/") != true else { return }
    reportMissingSlash(of: call, place, into: &findings)
  }

  private static func reportMissingSlash(
    of call: Call, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    findings.report(
      .invalidAddress, "the path of a call starts with `/`", at: place.location(call.path.span),
      help: ["it is appended to the API's base; values stand in it as `{$parameters.…}`"])
  }

  /// Reports the first of what servers would not get as it is meant.
  private static func check(
    oddParts literals: [String], of call: Call, _ place: DeclarationPlace,
    into findings: inout Findings
  ) {
    if let piece = call.path.foreignBraces {
      return findings.report(
        .invalidAddress, "`\(piece.written)` in a path is sent as it is",
        at: place.location(call.path.span(of: piece.written)),
        help: [
          "a value is written in braces, with its `$`: `\(piece.meant)` in the place of `\(piece.written)`"
        ])
    }
    if literals.contains(where: \.hasBrace) {
      let written = call.path.writtenInBraces
      return findings.report(
        .invalidAddress, "what stands in braces here is sent as it is",
        at: place.location(written.map { call.path.span(of: $0) } ?? call.path.span),
        help: ["a value is written with its `$`: `{$parameters.\(call.path.nameInBraces ?? "id")}`"]
      )
    }
    if let (name, rest) = literals.lazy.compactMap(\.nameAfterColon).first {
      return findings.report(
        .invalidAddress, "`:\(name)` in a path is sent as it is",
        at: place.location(call.path.span(of: ":\(name)")),
        help: ["a value is written in braces, with its `$`: `\"…/{$parameters.\(name)}\(rest)\"`"])
    }
    if let text = literals.first(where: { ForeignPlaceholder(in: $0) != nil }),
      let placeholder = ForeignPlaceholder(in: text)
    {
      return findings.report(
        .invalidAddress, "`\(placeholder.text)` in a path is sent as it is",
        at: place.location(call.path.span(of: placeholder.text)),
        help: ["a value is written in braces, with its `$`: `{$parameters.id}`"])
    }
    if let name = literals.lazy.compactMap(\.nameInAngles).first {
      return findings.report(
        .invalidAddress, "`<\(name)>` in a path is sent as it is",
        at: place.location(call.path.span(of: "<\(name)>")),
        help: ["a value is written in braces, with its `$`: `\"…/{$parameters.\(name)}\"`"])
    }
    if let literal = literals.first(where: { $0.partBehindPath != nil }),
      let part = literal.partBehindPath
    {
      let written = String(literal.trimmingPrefix { $0 != "?" && $0 != "#" })
      return findings.report(
        .invalidAddress, "the path of a call has no \(part.noun)",
        at: place.location(call.path.span(of: written)),
        help: [part.cure(beside: call.query.map(\.name.text))])
    }
    if let address = literals.first, ["https://", "http://"].contains(where: address.hasPrefix) {
      let bases = place.index.api(call.api?.text)?.base.addresses.map(\.text) ?? []
      let rest = bases.first(where: address.hasPrefix).map { address.dropFirst($0.count) }
      return findings.report(
        .invalidAddress, "a path is appended to the base of the API, and this is a whole address",
        at: place.location(call.path.span),
        help: [
          rest?.hasPrefix("/") == true && literals.count == 1
            ? "write `\(rest ?? "")`, which stands behind the base"
            : "write what stands behind the base; another server is another `api:`"
        ])
    }
    if let slip = literals.lazy.compactMap(\.slipInPath).first {
      return findings.report(
        .invalidAddress, slip.message, at: place.location(call.path.span), help: [slip.help])
    }
    guard literals.first?.hasPrefix("/") != true else { return }
    reportMissingSlash(of: call, place, into: &findings)
  }
}

extension String {
  /// The name, password, host and port of an address.
  private var authority: Substring? {
    firstRange(of: "://").map {
      self[$0.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    }
  }

  fileprivate var hasUser: Bool { authority?.contains("@") == true }

  /// Whether what stands behind the host is a port, if anything does.
  fileprivate var hasPossiblePort: Bool {
    let host = authority?.split(separator: "@").last
    guard let authority = host, authority.last != "]", let colon = authority.lastIndex(of: ":")
    else {
      return true
    }
    let port = authority[authority.index(after: colon)...]
    return UInt16(port) != nil
  }

  /// What keeps a piece of a path from being sent as it is meant.
  fileprivate var slipInPath: (message: String, help: String)? {
    if contains(" //") {
      return ("what stands behind the path is sent with it", "a comment begins with `#`")
    }
    var before = Substring()
    for part in split(separator: "/", omittingEmptySubsequences: false).dropFirst().dropLast() {
      if part.isEmpty, !before.hasSuffix(":") {
        return ("the path of a call has an empty part", "take one of the two `/` out")
      }
      before = part
    }
    guard split(separator: "/").contains(where: { $0 == ".." || $0 == "." }) else { return nil }
    return (
      "the path of a call goes up",
      "write it as the server has it: it is appended to the API's base"
    )
  }

  /// Whether a piece of a path has a sign that hardly any has, or a part that is empty or begins with a point: all that
  /// is looked into for what is wrong.
  fileprivate var hasOddPart: Bool {
    contains(anyOf: Self.oddSigns) || hasOddStart
  }

  private static let oddSigns = ASCIISet("{}():%<?#$")

  private var hasOddStart: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") {
          return true
        }
        previous = byte
      }
      return false
    } ?? true
  }

  fileprivate var hasBrace: Bool { contains(ascii: "{") }

  /// The name of the first part of a path that other programs take for a parameter: `id` of `/posts/:id`.
  fileprivate var nameAfterColon: (name: String, rest: Substring)? {
    guard contains(ascii: ":") else { return nil }
    let part = split(separator: "/").first {
      $0.hasPrefix(":") && $0.dropFirst().first?.isLetter == true
    }
    return part.map { part in
      let name = part.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return (String(name), part[name.endIndex...])
    }
  }
}

/// What comes behind the path of an address, if it has one.
private enum PartBehindPath {
  /// With the name of its first value.
  case query(String)
  case fragment

  var noun: String {
    switch self {
    case .query: "query"
    case .fragment: "fragment"
    }
  }

  /// - Parameter names: The values that the call's query has already.
  func cure(beside names: [String] = []) -> String {
    switch self {
    case .query(let name) where names.contains(name):
      "leave out what begins with the `?`: `\(name)` stands under `query:` already"
    case .query(let name): "its values have a key of their own: `query: { \(name): … }`"
    case .fragment: "a fragment is not sent to servers: leave it out"
    }
  }
}

extension String {
  fileprivate var partBehindPath: PartBehindPath? {
    // Nearly no path has one, and bytes are looked at faster than characters.
    guard contains(ascii: "?") || contains(ascii: "#") else { return nil }
    guard let sign = firstIndex(where: { $0 == "?" || $0 == "#" }) else { return nil }
    guard self[sign] == "?" else { return .fragment }
    let name = self[index(after: sign)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return .query(name.isEmpty ? "name" : String(name))
  }

  /// The name of the first part of a path that stands in angles: `id` of `/posts/<id>`.
  fileprivate var nameInAngles: String? {
    guard contains(ascii: "<") else { return nil }
    let part = split(separator: "/").first { $0.hasPrefix("<") && $0.hasSuffix(">") }
    return part.map { String($0.dropFirst().dropLast()) }
  }
}

extension Expression {
  /// The text with a sign in the place of each value.
  fileprivate var withPlaceholders: String {
    switch kind {
    case .text(let text): text
    case .template(let segments):
      segments.map { if case .literal(let text) = $0 { text } else { "$" } }.joined()
    default: "$"
    }
  }

  /// What stands in a path as other languages put values into texts, by a sign before its braces or by two of these, and
  /// what is meant.
  fileprivate var foreignBraces: (written: String, meant: String)? {
    guard case .template(let segments) = kind else {
      guard case .text(let text) = kind else { return nil }
      return Self.foreignBraces(in: text)
    }
    for (position, segment) in segments.enumerated() {
      guard case .literal(let text) = segment else { continue }
      if let piece = Self.foreignBraces(in: text) { return piece }
      guard text.last == "$" || text.last == "#", position + 1 < segments.count,
        case .value(let value) = segments[position + 1], case .path(let path) = value.kind
      else { continue }
      let meant = "{\(path.text)}"
      return ("\(text.suffix(1))\(meant)", meant)
    }
    return nil
  }

  private static func foreignBraces(in text: String) -> (written: String, meant: String)? {
    let match = text.firstMatch(
      of: /([$#]\{\s*|\{\{\s*)([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}?/)
    guard let match else { return nil }
    let names = match.2.split(separator: ".")
    let isPath = names.count > 1 && Scope(rawValue: String(names[0])) != nil
    let path = isPath ? String(match.2) : "parameters.\(names.last ?? "id")"
    return (String(match.0), "{$\(path)}")
  }

  /// The first braces without a `$`, with what stands in them.
  fileprivate var writtenInBraces: String? {
    guard let text = literals.first(where: \.hasBrace), let start = text.firstIndex(of: "{"),
      let end = text[start...].firstIndex(of: "}")
    else { return nil }
    return String(text[start...end])
  }

  /// The last name in the first braces without a `$`.
  fileprivate var nameInBraces: String? {
    guard let written = writtenInBraces else { return nil }
    let name = written.dropFirst().dropLast().split(separator: ".").last ?? ""
    let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName ? String(name) : nil
  }

  /// Whether it can be a text; what cannot is of the wrong type, and no wrong address.
  fileprivate var isText: Bool {
    switch kind {
    case .text, .string, .template, .path: true
    default: false
    }
  }

  /// What of a text is written in the spec; a value at its start counts as a piece of its own.
  var literals: [String] {
    switch kind {
    case .text(let text): return [text]
    case .template(let segments):
      let literals = segments.compactMap { segment -> String? in
        if case .literal(let text) = segment { text } else { nil }
      }
      if case .literal? = segments.first { return literals }
      return literals.isEmpty ? [] : ["\u{1}"] + literals
    default: return []
    }
  }
}

extension LinkDeclaration {
  fileprivate var scheme: String { String(url.text.prefix { $0 != ":" }) }
}
