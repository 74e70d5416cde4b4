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

  /// How the list that a call answers is cut into pages, with what its service does written out.
  public func paging(_ paging: Paging?, of call: Call, items: Name?) -> Paging? {
    guard var paging, paging.form == .service, let conventions = conventions(of: call),
      let pages = conventions.pages
    else { return paging }
    func name(_ text: String) -> Name { Name(text, span: paging.span) }
    switch pages {
    case .numbered(let send, let header):
      paging.form = .page
      paging.send = name(send)
      paging.end = .header(name(header), counting: .pages)
    case .offset(let send):
      paging.form = .offset
      paging.send = name(send)
      paging.end = paging.size == nil ? .empty : .short
    case .linked:
      paging.form = .link
    case .marked(let send, let mark):
      paging.form = .cursor
      paging.send = name(send)
      let parent = items?.text.split(separator: ".").dropLast().joined(separator: ".") ?? ""
      paging.receive = name(parent.isEmpty ? mark : "\(parent).\(mark)")
    }
    if paging.size != nil, paging.sizeName == nil {
      paging.sizeName = conventions.sizeName.map(name)
    }
    return paging
  }
}
