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
      for link in app.links {
        check(link, place, into: &findings)
        checkOwner(of: link, place, into: &findings)
      }
      checkSchemes(of: app.links, place, into: &findings)
    },
    .effects { site, findings in checkOwnLink(openedBy: site, into: &findings) },
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
        let meant = addressMeant(by: address.text)
        findings.report(
          .invalidAddress,
          meant != nil && !address.text.contains(ascii: "/")
            ? "`\(address.text)` has no scheme, and is not the address of a server"
            : "`\(address.text)` is not the address of a server",
          at: place.location(address.span),
          help: ["write it in full: `\(meant ?? "https://api.example.com/v1")`"],
          fixes: meant.map {
            Fix.replacing(address.text, at: place.location(address.span), by: $0, .unsafe)
          } ?? [])
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

  /// The address of a server whose scheme is missing, or misses a sign: `api.example.com`, `https:/api.example.com`.
  private static func addressMeant(by text: String) -> String? {
    let scheme = text.prefix { $0.isLetter }.lowercased()
    let isSecure = scheme != "http"
    let rest =
      ["http", "https", "htps", "htttps", "hhtps", "httpss"].contains(scheme)
      ? text.dropFirst(scheme.count).drop { $0 == ":" || $0 == "/" }
      : text.drop { $0 == "/" }
    let host = rest.prefix { $0 != "/" && $0 != ":" }
    guard host.contains(".") || host == "localhost" else { return nil }
    let meant = "\(isSecure && host != "localhost" ? "https" : "http")://\(rest)"
    return isServer(meant) ? meant : nil
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
    guard !isAddressOfLink(text) else { return }
    let span = link.url.span
    let meant = withWholeSign(text)
    // Most stand in quotes, since they have braces.
    let written = span.count == text.utf8.count ? meant : meant.map { "\"\($0)\"" }
    findings.report(
      .invalidAddress, "`\(text)` is not the address of a link", at: place.location(span),
      help: [
        meant.map { "did you mean `\($0)`?" }
          ?? "write a scheme and a path, captures as whole parts: `moments://posts/{postID}`"
      ],
      fixes: written.map { [.replacing(at: place.location(span), by: $0, .unsafe)] } ?? [])
  }

  private static func isAddressOfLink(_ text: String) -> Bool {
    let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    let (slash, colon) = (UInt8(ascii: "/"), UInt8(ascii: ":"))
    var plain: [UInt8] = []
    // How much of `://` has been met.
    var sign = 0
    // A capture is all that stands between two slashes.
    var (isCapture, isClosed, previous) = (false, false, slash)
    for byte in text.utf8 {
      switch byte {
      case slash:
        guard !isCapture || isClosed else { return false }
        (isCapture, isClosed) = (false, false)
      case _ where isClosed: return false
      case opening where previous == slash: isCapture = true
      case opening where !isCapture: return false
      case closing where isCapture: isClosed = true
      default: break
      }
      if byte != opening, byte != closing { plain.append(byte) }
      if sign < 3 { sign = byte == colon ? 1 : byte == slash && sign > 0 ? sign + 1 : 0 }
      previous = byte
    }
    guard !isCapture || isClosed else { return false }
    return sign == 3 && URLNotation.isAddress(String(decoding: plain, as: UTF8.self))
  }

  /// The address that is meant by one of whose `://` only a piece is there: `moments:/posts`.
  private static func withWholeSign(_ text: String) -> String? {
    let scheme = text.prefix { $0.isLetter || $0.isNumber }
    let rest = text[scheme.endIndex...].drop { ":;/".contains($0) }
    let sign = text[scheme.endIndex..<rest.startIndex]
    // A slash alone parts the steps of a path.
    guard !scheme.isEmpty, !rest.isEmpty, sign.count > 1 || sign == ":", sign != "://" else {
      return nil
    }
    let meant = "\(scheme)://\(rest)"
    return isAddressOfLink(meant) ? meant : nil
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
    for path in call.path.alternatives {
      var call = call
      call.path = path
      check(callOfOnePath: call, place, into: &findings)
    }
  }

  private static func check(
    callOfOnePath call: Call, _ place: DeclarationPlace, into findings: inout Findings
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
    let words = (call.path.literals.first ?? "").split(separator: " ", maxSplits: 1)
    if words.count == 2, let method = HTTPMethod(rawValue: String(words[0])) {
      return findings.report(
        .invalidAddress, "the path of a call begins with its method",
        at: place.location(call.path.span),
        help: ["take `\(method.rawValue)` out of it: the method stands under `method:`"])
    }
    let site = place.location(call.path.span)
    let meant = pathWithSlash(call.path)
    findings.report(
      .invalidAddress, "the path of a call starts with `/`", at: site,
      help: [
        meant.map { "write `\($0)`: it is appended to the API's base" }
          ?? "it is appended to the API's base; values stand in it as `{$parameters.…}`"
      ],
      fixes: meant.map { Fix.replacing(call.path.literals.joined(), at: site, by: $0, .unsafe) }
        ?? [])
  }

  /// A path of one text as servers have it; nil where values or spaces stand in it.
  private static func pathWithSlash(_ path: Expression) -> String? {
    guard case .text(let text) = path.kind, !text.isEmpty,
      !text.contains(where: { $0.isWhitespace || "{}$".contains($0) })
    else { return nil }
    let path = text.replacing("\\", with: "/")
    return path.hasPrefix("/") ? path : "/\(path)"
  }

  /// Reports the first of what servers would not get as it is meant.
  private static func check(
    oddParts literals: [String], of call: Call, _ place: DeclarationPlace,
    into findings: inout Findings
  ) {
    if let piece = call.path.foreignBraces {
      let value = ValueInPath.meant(by: piece.meant, place)
      return findings.report(
        .invalidAddress, "`\(piece.written)` in a path is sent as it is",
        at: place.location(call.path.span(of: piece.written)),
        help: [
          "a value is written in braces, with its `$`: `\(value.written)` in the place of `\(piece.written)`"
        ] + value.declaring(insteadOf: piece.written))
    }
    if literals.contains(where: \.hasBrace) {
      let written = call.path.writtenInBraces
      let value = ValueInPath(named: call.path.nameInBraces ?? "id", place)
      return findings.report(
        .invalidAddress, "what stands in braces here is sent as it is",
        at: place.location(written.map { call.path.span(of: $0) } ?? call.path.span),
        help: ["a value is written with its `$`: `\(value.written)`"]
          + value.declaring(insteadOf: written)
      )
    }
    if let (name, rest) = literals.lazy.compactMap(\.nameAfterColon).first {
      let value = ValueInPath(named: name, place)
      return findings.report(
        .invalidAddress, "`:\(name)` in a path is sent as it is",
        at: place.location(call.path.span(of: ":\(name)")),
        help: ["a value is written in braces, with its `$`: `\"…/\(value.written)\(rest)\"`"]
          + value.declaring(insteadOf: ":\(name)"))
    }
    if let text = literals.first(where: { ForeignPlaceholder(in: $0) != nil }),
      let placeholder = ForeignPlaceholder(in: text)
    {
      let name = placeholder.name?.split(separator: ".").last.map(String.init)
      let value = ValueInPath(named: name ?? "id", place)
      return findings.report(
        .invalidAddress, "`\(placeholder.text)` in a path is sent as it is",
        at: place.location(call.path.span(of: placeholder.text)),
        help: ["a value is written in braces, with its `$`: `\(value.written)`"]
          + value.declaring(insteadOf: placeholder.text))
    }
    if let name = literals.lazy.compactMap(\.nameInAngles).first {
      let value = ValueInPath(named: name, place)
      return findings.report(
        .invalidAddress, "`<\(name)>` in a path is sent as it is",
        at: place.location(call.path.span(of: "<\(name)>")),
        help: ["a value is written in braces, with its `$`: `\"…/\(value.written)\"`"]
          + value.declaring(insteadOf: "<\(name)>"))
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
    guard literals.first?.hasPrefix("/") == true else {
      return reportMissingSlash(of: call, place, into: &findings)
    }
    if let part = literals.lazy.compactMap(\.partWithBlank).first {
      reportBlank(in: part, of: call, place, into: &findings)
    }
  }

  private static func reportBlank(
    in part: String, of call: Call, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    let span = call.path.span(of: part)
    let meant = part.filter { $0 != " " }
    let isMarked = span.count == part.utf8.count && !meant.isEmpty
    let site = place.location(span)
    findings.report(
      .invalidAddress, "the path of a call has a blank in it", at: site,
      help: [isMarked ? "write `\(meant)`" : "take the blank out"],
      fixes: isMarked ? [.replacing(at: site, by: meant, .unsafe)] : [])
  }
}

extension LinkDeclaration {
  fileprivate var scheme: String { String(url.text.prefix { $0 != ":" }) }
}
