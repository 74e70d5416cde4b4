import SpecModel

/// What the services do that APIs have for their presets.
extension AppIndex {
  /// The conventions of the API that a call goes to.
  public func conventions(of call: Call) -> ServiceConventions? {
    api(call.api?.text)?.preset?.conventions
  }

  /// Where the list stands in the answer to a call.
  public func items(_ items: Name?, of call: Call) -> Name? {
    if let items { return items }
    return conventions(of: call)?.items.map { Name($0, span: call.path.span) }
  }

  /// The path of a call after its API's base.
  public func path(of call: Call) -> Expression {
    guard call.operation?.isAtStandardPath == true, let conventions = conventions(of: call) else {
      return call.path
    }
    return Expression(.text(conventions.graphQLPath), span: call.path.span)
  }

  /// How the list that a call answers is cut into pages, with what its service does written out.
  public func paging(_ paging: Paging?, of call: Call, items: Name?) -> Paging? {
    guard var paging else { return nil }
    guard call.documents == nil else {
      paging.send = Name("startAt", span: paging.span)
      paging.receive = Name("__name__", span: paging.span)
      paging.end = .short
      return paging
    }
    switch paging.form {
    case .cursor, .page, .offset, .last, .link, .header: return paging
    case .connection: return connection(paging, besideItems: items)
    case .service:
      guard let conventions = conventions(of: call), let pages = conventions.pages(of: call) else {
        return paging
      }
      var written = self.paging(paging, as: pages, of: conventions, besideItems: items)
      if written.size != nil, written.sizeName == nil {
        written.sizeName = conventions.sizeName.map { Name($0, span: paging.span) }
      }
      return written
    }
  }

  private func paging(
    _ paging: Paging, as pages: ServiceConventions.Pages, of conventions: ServiceConventions,
    besideItems items: Name?
  ) -> Paging {
    var paging = paging
    func name(_ text: String) -> Name { Name(text, span: paging.span) }
    switch pages {
    case .numbered(let send, let header):
      paging.form = .page
      paging.send = name(send)
      paging.end = .header(name(header), counting: .pages)
    case .offset(let send):
      paging.form = .offset
      paging.send = name(send)
      // A service that does not say how much it gives at most may give less than is asked for.
      paging.end = paging.size == nil || conventions.largestPage == nil ? .empty : .short
    case .linked:
      paging.form = .link
    case .marked(let send, let mark):
      paging.form = .cursor
      paging.send = name(send)
      paging.receive = Self.place(of: mark, besideItems: items, at: paging)
    case .headed(let marks):
      paging.form = .header
      paging.marks = marks.map { mark in
        PageMarkDeclaration(name: name(mark.name), header: name(mark.header))
      }
    case .connection: return connection(paging, besideItems: items)
    }
    return paging
  }

  private func connection(_ paging: Paging, besideItems items: Name?) -> Paging {
    var paging = paging
    paging.form = .cursor
    paging.send = paging.send ?? Name("after", span: paging.span)
    paging.receive = Self.place(of: "pageInfo.endCursor", besideItems: items, at: paging)
    paging.end = .field(
      Self.place(of: "pageInfo.hasNextPage", besideItems: items, at: paging), counting: .pages)
    if paging.size != nil, paging.sizeName == nil {
      paging.sizeName = Name("first", span: paging.span)
    }
    return paging
  }

  /// The path of what stands in the response beside the list.
  private static func place(
    of name: String, besideItems items: Name?, at paging: Paging
  ) -> Name {
    let list = items?.text.firstRange(of: "[]").map { items?.text[..<$0.lowerBound] ?? "" }
    let parent = (list ?? items?.text[...] ?? "").split(separator: ".").dropLast()
    return Name((parent + [name[...]]).joined(separator: "."), span: paging.span)
  }
}

extension ServiceConventions {
  /// How the list that a call answers comes in pages.
  public func pages(of call: Call) -> Pages? {
    call.operation == nil ? pages : graphQLPages ?? pages
  }
}
