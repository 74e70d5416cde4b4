import Diagnostics

enum PagingGrammar {
  static let form = Key(
    "by", Form<Paging.Form>.choice, .required, "How the next page is asked for.", example: "cursor")
  static let send = Key(
    "send", .queryItem,
    """
    The query item, or variable of GraphQL, that carries the cursor, page number, offset or value of \
    the last item. Needed unless pages are linked, asked for by `marks`, or those of a service; with \
    `by: connection` it is `after` unless said.
    """, example: "after")
  static let receive = Key(
    "receive", .payloadPath,
    """
    Where in the response what comes next stands. With `by: cursor` it is the next cursor, and has to \
    be said; with `by: link` the address of the next page, which is the `Link` header's `next` unless \
    said. A missing one ends the list. With `by: last` it is a path in the last item, `id` unless said.
    """, example: "paging.next")
  static let marks = Key(
    "marks", Form<[PageMarkDeclaration]>.pageMarks,
    """
    With `by: header`, the query items that ask for the next page, each with the response header that \
    has its value. Headers that are missing or empty are not sent; without any of them the list ends.
    """, example: "{ NextPartitionKey: x-ms-continuation-NextPartitionKey }")
  static let first = Key(
    "first", Form<Int>.integer(atLeast: 0), .defaultsTo("1"),
    "The number of the first page; for `by: page`.",
    example: "1")
  static let size = Key("size", .positive, "How many items a page has.", example: "20")
  static let sizeName = Key(
    "sizeAs", .string("a query item"), "The query item that asks for that size.", example: "limit")
  static let end = Key(
    "ends", Form<PageEnd>.pageEnd,
    "How the last page is known. Needed with `by: page`, `by: offset` and `by: last`.",
    example: "{ header: X-Total-Pages }")
  static let record = Record<Paging>(
    "page",
    """
    How a list is cut into pages. Further pages are loaded as the list is scrolled to its end. An \
    address in a response is followed only to the server that it came from.
    """,
    example: """
      by: cursor
      send: after
      receive: paging.next
      size: 20
      """
  ) { mapping in
    let form = mapping.value(form)
    let send = mapping.value(send)
    let receive = mapping.value(receive)
    let marks = mapping.value(marks)
    var first: Located<Int>?
    mapping.read(PagingGrammar.first, into: &first) { $0 }
    let sizeKey = mapping.keySpan(size)
    let size = mapping.value(size)
    let sizeName = mapping.value(sizeName)
    let end = mapping.value(end)
    guard let form else { return nil }
    return Paging(
      form: form, send: send, receive: receive, marks: marks ?? [], first: first?.value ?? 1,
      firstKey: first?.span, size: size, sizeKey: sizeKey, sizeName: sizeName, end: end,
      span: mapping.span)
  }
}

extension Form where Value == [PageMarkDeclaration] {
  /// Query items and the headers that they come from.
  fileprivate static var pageMarks: Form {
    let header = Form<Name>.string("a header")
    return Form(.map(keys: .text("a query item"), header.shape)) { node, reader in
      guard reader.tree.kind(node) == .mapping else {
        return reader.mismatch(node, expected: "a mapping of query items to headers")
      }
      return reader.elements(ofPairs: node) { key, value in
        guard reader.tree.kind(key) == .scalar else { return nil }
        return reader.read(header, value).map {
          PageMarkDeclaration(name: reader.name(key), header: $0)
        }
      }
    }
  }
}

enum PageEndGrammar {
  static let header = Key(
    "header", .string("a header"), "The response header that has the number of pages or items.",
    example: "X-Total-Pages")
  static let field = Key(
    "field", .payloadPath,
    """
    Where a field stands that is missing, null or false on the last page, or that has the number of \
    pages or items.
    """,
    example: "paging.hasMore")
  static let counts = Key(
    "counts", Form<PageCount>.choice, .defaultsTo("pages"), "What that number counts.",
    example: "items")
  static let plain = [
    Choice("short", "A page of fewer items than `size`."),
    Choice("empty", "A page without items."),
  ]
  static let record = Record<PageEnd>(
    "page end",
    """
    How the last page is known. `short` stands for a page of fewer items than `size`, `empty` for \
    one without any; the long form looks at the response.
    """,
    example: """
      header: X-Total-Pages
      """,
    rules: [
      .exactlyOne(
        ["header", "field"],
        missing: .missing("`ends` says nothing", help: "give it a `header:` or a `field:`"),
        several: .excess(
          "`ends` is only one of `header` and `field`", at: .key(["field"]),
          help: "leave one of them"))
    ]
  ) { mapping in
    let header = mapping.value(header)
    let field = mapping.value(field)
    let counted = mapping.value(counts) ?? .pages
    return header.map { .header($0, counting: counted) }
      ?? field.map { .field($0, counting: counted) }
  }
}

extension Form where Value == PageEnd {
  /// What to write for the name of a header, or for a path into the answer.
  private static func helpOnEnd(_ text: String) -> String? {
    guard !text.isEmpty, text.utf8.allSatisfy({ isNameByte($0) || "-.".utf8.contains($0) }) else {
      return nil
    }
    let isHeader = text.contains("-") || text.first?.isUppercase == true
    return "write `{ \(isHeader ? "header" : "field"): \(text) }`"
  }

  static var pageEnd: Form {
    let long = PageEndGrammar.record.form
    return Form(.either([long.shape, .choice(PageEndGrammar.plain)])) { node, reader in
      if reader.tree.scalarEquals(node, "short") { return .short }
      if reader.tree.scalarEquals(node, "empty") { return .empty }
      guard reader.tree.kind(node) == .mapping else {
        let expected = "`short`, `empty`, `{ header: … }` or `{ field: … }`"
        guard reader.tree.kind(node) == .scalar, let help = helpOnEnd(reader.tree.string(node))
        else { return reader.mismatch(node, expected: expected) }
        return reader.mismatch(node, expected: expected, help: help)
      }
      return long.read(node, reader)
    }
  }
}
