import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Paging says where the next page is and how the last one is known.
  static let paginationIncomplete: SpecRule = .init(
    name: "pagination-incomplete",
    summary: "A source does not say all that loading its pages takes.",
    rationale:
      "Without it the list would stop after its first page, or never stop; and of an item that its `query:` sends as "
      + "well, one of both values would not hold.",
    examples: """
      source: Posts
      request: { path: /posts }
      yields: Post
      page: ‹{ by: cursor, send: after }→{ by: cursor, send: after, receive: paging.next }›
      """,
    .sources { source, place, findings in
      guard let paging = source.paging else { return }
      if let key = paging.firstKey, !paging.form.isNumbered {
        findings.report(
          Diagnostic(
            rule: SpecRule.paginationIncomplete.rule.name, severity: .warning,
            message:
              "`first:` is the number of the first page, and pages `by: \(paging.form.rawValue)` have none",
            at: place.location(key), help: ["leave it out"]))
      }
      guard let (message, help) = problem(of: paging, of: source, in: place.index) else {
        checkSize(of: paging, place, into: &findings)
        return checkCount(of: paging, place, into: &findings)
      }
      let span = message == strayReceive.message ? paging.receive?.span : nil
      findings.report(
        .paginationIncomplete, message, at: place.location(span ?? paging.span), help: [help])
      // Another form was there before: what it ended by goes with it.
      guard case .header? = paging.end, let other = problemOfTheEnd(of: paging),
        other.message != message
      else { return }
      findings.report(
        .paginationIncomplete, other.message, at: place.location(paging.span), help: [other.help])
    })

  /// Reports a size that is sent under the name of what asks for the page.
  private static func checkSize(
    of paging: Paging, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    let names = [paging.send].compactMap(\.self) + paging.marks.map(\.name)
    guard let size = paging.sizeName, let other = names.first(where: { $0.text == size.text })
    else { return }
    findings.report(
      .paginationIncomplete, "`\(size.text)` asks for the page, and is sent as its size, too",
      at: place.location(size.span),
      related: [.init(place.location(other.span), "it asks for the page here")],
      help: ["name what asks for the size, such as `sizeAs: size` or `sizeAs: limit`"])
  }

  /// Reports a number of pages that is most likely one of items.
  private static func checkCount(
    of paging: Paging, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard let name = paging.end?.nameOfItems else { return }
    findings.report(
      Diagnostic(
        rule: SpecRule.paginationIncomplete.rule.name, severity: .warning,
        message: "`\(name)` is mostly the number of items, and is read as that of pages",
        at: place.location(paging.span), help: ["say `counts: items` beside it"]))
  }

  private static func problem(
    of paging: Paging, of source: SourceDeclaration, in index: AppIndex
  ) -> Problem? {
    if case .coreData = source.content { return problem(ofGrowing: paging) }
    if case .request(let call, _, _) = source.content, let documents = call.documents {
      return problem(of: paging, with: documents)
    }
    return problem(of: paging, in: source.content)
      ?? problemOfService(paging, of: source, in: index)
      ?? problemOfConnection(paging, in: source.content, index) ?? problem(of: paging)
  }

  /// Lists of Core Data grow by a number of objects.
  private static func problem(ofGrowing paging: Paging) -> Problem? {
    guard paging.form == .offset, paging.size != nil, !paging.saysHowToAsk else {
      return (
        "lists of Core Data grow by a number of objects", "say only `{ by: offset, size: 20 }`"
      )
    }
    return nil
  }

  /// Firestore begins behind a document, and a list ends with a page that is not full.
  private static func problem(of paging: Paging, with documents: FirestoreQuestion) -> Problem? {
    guard paging.form == .last, paging.size != nil else {
      return ("pages of Firestore begin behind the last document", "say `{ by: last, size: 20 }`")
    }
    guard !paging.saysHowToAsk else {
      return ("Firestore says how its pages are asked for", "say only `{ by: last, size: 20 }`")
    }
    guard documents.limit == nil else {
      return ("a page says its `size:`", "leave `limit:` of the query out")
    }
    return nil
  }

  private static func problem(of paging: Paging) -> Problem? {
    if paging.sizeName != nil, paging.size == nil {
      return (
        "`sizeAs:` sends a size that is not given", "add `size: …` with the number to ask for"
      )
    }
    return problemOfWhatIsSent(by: paging) ?? problemOfTheEnd(of: paging)
  }

  /// A service that pages are those of says all about them.
  private static func problemOfService(
    _ paging: Paging, of source: SourceDeclaration, in index: AppIndex
  ) -> Problem? {
    guard paging.form == .service, case .request(let call, _, _) = source.content else {
      return nil
    }
    guard paging.send == nil, paging.receive == nil, paging.end == nil else {
      return (
        "the service says how its pages are asked for", "leave `send:`, `receive:` and `ends:` out"
      )
    }
    guard let conventions = index.conventions(of: call), let pages = conventions.pages(of: call)
    else {
      return (
        "the API has no `preset:` whose pages are known",
        "give the API one, or say here how pages are asked for"
      )
    }
    return problemOfPlace(of: pages, in: source.content, index)
      ?? problemOfSize(paging, conventions)
  }

  /// What stands beside the list has a place only where the list has one.
  private static func problemOfPlace(
    of pages: ServiceConventions.Pages, in content: SourceDeclaration.Content, _ index: AppIndex
  ) -> Problem? {
    switch pages {
    case .numbered, .offset, .linked, .headed: return nil
    case .connection: return problemOfPlace(ofConnectionIn: content, index)
    case .marked(_, let mark):
      guard case .request(let call, let items, _) = content,
        index.items(items, of: call)?.text.contains(".") != true
      else { return nil }
      return (
        "nothing says where the list stands, beside which is the `\(mark)` of the next page",
        "add `items:` with its dotted path: `data.listPosts.items`"
      )
    }
  }

  /// A page that is smaller than what was asked for would look like the last one.
  private static func problemOfSize(
    _ paging: Paging, _ conventions: ServiceConventions?
  ) -> Problem? {
    guard let size = paging.size, let most = conventions?.largestPage, size > most else {
      return nil
    }
    return ("the service gives at most \(most) items at once", "say `size: \(most)` or less")
  }

  /// Databases say nothing besides the rows.
  private static func problem(
    of paging: Paging, in content: SourceDeclaration.Content
  ) -> Problem? {
    guard case .sqlite = content else { return nil }
    switch paging.form {
    case .cursor, .link, .header, .connection, .service:
      return ("a database names no next page", "page `by: last`, `by: offset` or `by: page`")
    case .last, .page, .offset: break
    }
    switch paging.end {
    case .header, .field: return ("a database answers rows only", "say `ends: short`")
    case .short, .empty, nil: return nil
    }
  }

  private static func problemOfWhatIsSent(by paging: Paging) -> Problem? {
    switch paging.form {
    case .link:
      if paging.send != nil {
        return ("linked pages are asked for by their addresses", "leave `send:` out")
      }
    case .header:
      return problem(ofMarks: paging)
    case .connection, .service: return nil
    case .cursor, .page, .offset, .last:
      if paging.send == nil {
        return ("nothing says how the next page is asked for", "add `send:` with a query item")
      }
    }
    switch paging.form {
    case .cursor:
      if paging.receive == nil {
        return (
          "nothing says where the next cursor comes from",
          "add `receive:` with its dotted path in the response"
        )
      }
    case .page, .offset:
      if paging.receive != nil {
        return strayReceive
      }
    case .last, .link, .header, .connection, .service: break
    }
    guard paging.marks.isEmpty else {
      return ("`marks:` goes with `by: header`", "leave it out, or page by header")
    }
    return nil
  }

  private static let strayReceive: Problem = (
    "`receive:` goes with `by: cursor`, `by: last` and `by: link`",
    "leave it out, or page by cursor"
  )

  private static func problem(ofMarks paging: Paging) -> Problem? {
    guard paging.send == nil, paging.receive == nil else {
      return ("what is sent are the `marks:`", "leave `send:` and `receive:` out")
    }
    guard paging.marks.isEmpty else { return nil }
    return (
      "nothing says how the next page is asked for",
      "add `marks:` with query items and the headers that they come from"
    )
  }

  /// What a connection of GraphQL says, and where.
  private static func problemOfConnection(
    _ paging: Paging, in content: SourceDeclaration.Content, _ index: AppIndex
  ) -> Problem? {
    guard paging.form == .connection, case .request(let call, _, _) = content else {
      return nil
    }
    guard call.operation != nil else {
      return ("only GraphQL has connections", "give the source a `graphql:` query")
    }
    guard paging.receive == nil, paging.end == nil else {
      return ("a connection says in `pageInfo` how it goes on", "leave `receive:` and `ends:` out")
    }
    return problemOfPlace(ofConnectionIn: content, index)
  }

  private static func problemOfPlace(
    ofConnectionIn content: SourceDeclaration.Content, _ index: AppIndex
  ) -> Problem? {
    guard case .request(let call, let items, _) = content else { return nil }
    let list = index.items(items, of: call)?.text ?? ""
    guard list.hasSuffix(".nodes") || list.hasSuffix(".edges[].node") else {
      return (
        "nothing says where the connection stands",
        "add `items:` with its dotted path: `data.posts.nodes`, or `data.posts.edges[].node`"
      )
    }
    return nil
  }

  private static func problemOfTheEnd(of paging: Paging) -> Problem? {
    guard let end = paging.end else {
      switch paging.form {
      case .cursor, .link, .header, .connection, .service: return nil
      case .page, .offset, .last:
        return (
          "nothing says which page is the last",
          "add `ends: short` (fewer items than `size:`), `ends: empty`, or where the response says"
            + " so: `ends: { header: … }` or `{ field: … }`"
        )
      }
    }
    if paging.form == .link {
      return ("linked pages end where there is no link", "leave `ends:` out")
    }
    if paging.form == .header {
      return ("these pages end where no header has a mark", "leave `ends:` out")
    }
    if end == .short, paging.size == nil {
      return (
        "a short page is known only if its size is",
        "add `size: …`, the number of items that a page of the server has"
      )
    }
    guard case .header(_, let counted) = end else { return counts(paging, end) }
    if paging.form == .cursor || paging.form == .last {
      return (
        "pages that have no numbers cannot be counted to what a header says",
        "say `ends: short` or `ends: empty` in its place, or leave `ends:` out"
      )
    }
    return counts(paging, counted)
  }

  private static func counts(_ paging: Paging, _ end: PageEnd) -> Problem? {
    guard case .field(_, let counted) = end else { return nil }
    return counts(paging, counted)
  }

  /// What is counted has to follow from the page that is asked for.
  private static func counts(_ paging: Paging, _ counted: PageCount) -> Problem? {
    guard paging.size == nil else { return nil }
    switch (paging.form, counted) {
    case (.page, .items):
      return ("items are counted by pages only if their size is known", "add `size: 20`")
    case (.offset, .pages):
      return (
        "pages are counted by offsets only if their size is known",
        "add `size: 20`, or say `counts: items`"
      )
    default: return nil
    }
  }
}

extension Paging.Form {
  /// Whether pages may be asked for by their numbers.
  fileprivate var isNumbered: Bool {
    switch self {
    case .page, .service: true
    case .cursor, .offset, .last, .link, .header, .connection: false
    }
  }
}

extension Paging {
  /// Whether it says how pages are asked for and how they end.
  fileprivate var saysHowToAsk: Bool {
    send != nil || receive != nil || end != nil || sizeName != nil || !marks.isEmpty
  }
}

extension PageEnd {
  /// Names by which servers send the number of items and not that of pages, without signs.
  private static let itemCounts = [
    "xtotalcount", "xtotal", "xwptotal", "xtotalitems", "totalcount", "totalitems", "total",
    "totalresults",
  ]

  /// The name of what is read as the number of pages, if it is most likely that of items.
  fileprivate var nameOfItems: String? {
    switch self {
    case .header(let name, counting: .pages), .field(let name, counting: .pages):
      let bytes = name.text.utf8
      // Most names are those of pages, which end otherwise.
      guard let ending = bytes.last, "lmst".utf8.contains(ending | 0x20), bytes.count < 64,
        !name.text.hasSuffix("es")
      else { return nil }
      let last = bytes.lastIndex(of: UInt8(ascii: ".")).map { bytes[bytes.index(after: $0)...] }
      var letters = ""
      for byte in last ?? bytes[...] where byte.isLetter {
        letters.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      }
      return Self.itemCounts.contains(letters) ? name.text : nil
    default: return nil
    }
  }
}

extension SpecWalker {
  /// Reports items of the query that the pages of a source send, too: one of both would not hold.
  mutating func checkQuery(_ query: [Argument], beside paging: Paging?) {
    guard !query.isEmpty, let paging else { return }
    for index in query.indices {
      let text = query[index].name.text
      guard let name = paging.name(sentAs: text) else { continue }
      let isSize = name.span == paging.sizeName?.span
      let what = isSize ? "how many items a page has" : "which page is asked for"
      findings.report(
        Diagnostic(
          rule: SpecRule.paginationIncomplete.rule.name, severity: .warning,
          message: "`\(name.text)` is sent twice: by `page:` it says \(what)",
          at: location(query[index].name),
          related: [.init(location(name), "`page:` sends it by this name")],
          help: ["leave it out of `query:`" + (isSize ? "; how many is said by `size:`" : "")]))
    }
  }
}

extension Paging {
  /// The item of the query that pages send under a name.
  fileprivate func name(sentAs text: String) -> Name? {
    if let send, send.text == text { return send }
    if let sizeName, sizeName.text == text { return sizeName }
    return marks.first { $0.name.text == text }?.name
  }
}
