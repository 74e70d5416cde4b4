import SeededRandom

/// Declarations that screens of several kinds have.
extension ScreenPlan {
  var status: String { stem + "Status" }
  var card: String { stem + "Card" }
  var row: String { stem + "Row" }
  var tile: String { stem + "Tile" }
  var quote: String { stem + "Quote" }
  var pin: String { "Pin" + stem }
  var listSource: String { stem + "List" }
  var byID: String { stem + "ByID" }

  /// Whether the app works out a text of the model by itself.
  var hasSummary: Bool { index % 8 == 3 }

  /// The screen's model with its enum.
  func modelDocuments(_ random: inout SeededGenerator) -> [String] {
    let amount = random.pick(["amount: Double = 0", "amount: Double", "amount: Double?"])
    let quantity = random.pick([
      "quantity: Int = 0", "quantity: { type: Int, default: 0, json: item_count }",
    ])
    let more = random.pick(["  isArchived: Bool = false\n", "  visits: Int = 1\n", ""])
    let computed = hasSummary ? "\ncomputed: { summary: Text }" : ""
    let cases = random.pick([
      "{ open: open, pending: in-progress, done: done }",
      "{ open: \"1\", pending: 'offen für Prüfung', done: \"完了\" }",
      "[open, pending, done]",
    ])
    return [
      """
      enum: \(status)
      cases: \(cases)
      unknown: open
      """,
      """
      model: \(model)
      fields:
        id: ID
        title: String
        owner: Person
        photo: URL?
        link: URL
        note: String?
        \(quantity)
        \(amount)
        status: \(status)
        tags: "[String]"
        isPinned: Bool = false
      \(more)  createdAt: Date\(computed)
      """,
    ]
  }

  /// A cell with everything that cells can have.
  func cardDocument(_ random: inout SeededGenerator) -> String {
    let ratio = random.pick(["4/3", "16/9", "1/1", "3/2"])
    let lines = random.pick(["2", "3", "4"])
    return """
      adapter: \(card)
      for: \(model)
      events: [profile]
      cell:
        column:
      \(byline(&random))
          - image: { from: $item.photo, aspect: \(ratio), placeholder: photo, when: $item.photo != nil }
          - text: { value: $item.title, font: headline, lines: 2 }
          - text: { value: $item.note, lines: \(lines), when: $item.note != nil and $item.tags.count > 0 }
          - text: { key: \(key("quantity")), with: [$item.quantity], font: caption }
          - divider
          - row:
              items:
                - button:
                    icon: pin
                    label: \(key("pin"))
                    request: \(pin)
                    with: { id: $item.id, on: not $item.isPinned }
                    optimistic: { $item.isPinned: not $item.isPinned }
                    failed: { notice: \(key("pinFailed")) }
                - button: { title: \(key("author")), event: profile }
              spacing: m
        spacing: m
        padding: l
        background: surface
      accessibility:
        label: { key: \(key("spoken")), with: [$item.owner.name, $item.title] }
        traits: [button]
      size: { width: fill, height: self }
      """
  }

  /// Who made it, at the top of a card: by the app's component or by itself.
  private func byline(_ random: inout SeededGenerator) -> String {
    guard random.chance(60) else {
      return """
            - component: { use: Byline, with: { person: $item.owner } }
            - text: { value: $item.createdAt, as: relative, font: caption, color: secondaryText }
        """
    }
    return """
          - row:
              items:
                - image: { from: $item.owner.avatar, size: 40, shape: circle, placeholder: person }
                - column:
                    - text: { value: $item.owner.name, font: headline }
                    - text: { value: $item.createdAt, as: relative, font: caption, color: secondaryText }
                - spacer
                - image: { icon: pin, size: 16, color: accent, when: $item.isPinned }
              spacing: m
      """
  }

  func pinDocument() -> String {
    """
    request: \(pin)
    parameters: { id: ID, on: Bool }
    method: PUT
    path: \(path)/{$parameters.id}/pin
    body: { pinned: $parameters.on }
    """
  }

  func rowDocument(_ random: inout SeededGenerator) -> String {
    let symbol = random.pick(Vocabulary.symbols)
    let chosen = random.pick([
      "{ value: $item.amount, as: currency, font: caption, color: secondaryText }",
      "{ value: $item.quantity, as: number, font: caption, color: secondaryText }",
      "{ value: $item.createdAt, as: date, font: caption, color: secondaryText }",
    ])
    let detail = hasSummary ? "{ value: $item.summary, font: caption, lines: 2 }" : chosen
    return """
      adapter: \(row)
      for: \(model)
      cell:
        row:
          items:
            - image: { icon: \(symbol), size: 24, color: accent }
            - column:
                - text: { value: $item.title, font: body }
                - text: \(detail)
            - spacer: {}
            - text: { verbatim: "✓", font: caption, when: $item.status == done }
          spacing: m
          padding: l
          alignment: center
      accessibility: { label: { value: $item.title } }
      """
  }

  func tileDocument(_ random: inout SeededGenerator) -> String {
    let ratio = random.pick(["1/1", "3/4", "4/5"])
    return """
      adapter: \(tile)
      for: \(model)
      cell:
        column:
          - image: { from: $item.photo, aspect: \(ratio), placeholder: photo, label: \(key("photo")) }
          - text: { value: $item.title, font: caption, lines: 1, alignment: center }
        spacing: s
        background: surface
      """
  }

  func quoteDocument() -> String {
    """
    adapter: \(quote)
    for: \(model)
    cell:
      column:
        - text: { value: $item.title, font: body, lines: 8 }
        - text: { value: $item.note, font: caption, color: secondaryText, when: $item.note != nil }
        - text: { value: $item.owner.name, font: caption, color: secondaryText }
      spacing: s
      padding: m
      background: surface
    """
  }

  /// A list from the server; `filter` is a parameter that narrows it.
  func sourceDocument(
    _ name: String, yields type: String, filter: String? = nil, _ random: inout SeededGenerator
  ) -> String {
    let paging = random.pick([
      "{ by: cursor, send: after, receive: paging.next, size: 20 }",
      "{ by: page, send: page, first: 1, size: 25, ends: { header: X-Total-Pages } }",
      "{ by: page, send: page, first: 0, size: 12, sizeAs: limit, ends: short }",
      "{ by: offset, send: offset, size: 30, sizeAs: count, ends: empty }",
      "{ by: cursor, send: cursor, receive: meta.cursor, ends: { field: meta.hasMore } }",
    ])
    let order = random.pick(["newest", "'größte zuerst'", "\"人気\"", "title"])
    let parameters = filter.map { "parameters: { \($0): ID }\n" } ?? ""
    let query = filter.map { "{ order: \(order), filter: $parameters.\($0) }" }
    return """
      source: \(name)
      \(parameters)request:
        path: \(path)
        query: \(query ?? "{ order: \(order), expand: [owner, photo] }")
      items: \(random.pick(["data.items", "items", "rows", "result.page.entries"]))
      yields: \(type)
      page: \(paging)
      """
  }

  /// One object from the server, as a list of one.
  func byIDDocument() -> String {
    """
    source: \(byID)
    parameters: { id: ID }
    request:
      path: \(path)/{$parameters.id}
      headers: { Accept-Language: de-CH }
    items: data
    yields: \(model)
    """
  }

  /// Cuts a list into parts under headers.
  func group(_ random: inout SeededGenerator) -> String {
    random.pick([
      "group: { by: $item.createdAt, as: day }",
      "group: { by: $item.createdAt, as: month, order: descending }",
      """
      group:
        by: $item.status
        headers: { open: \(key("open")), pending: \(key("pending")), done: \(key("done")) }
      """,
      "group: { by: $item.title, as: letter, order: ascending }",
    ])
  }

  /// Sends what is selected, or several at once.
  func archiveDocument() -> String {
    """
    request: Archive\(stem)
    parameters: { ids: "[ID]" }
    method: POST
    path: \(path)/archive
    body: { ids: $parameters.ids }
    emits: [\(member)Changed]
    """
  }

  func states(_ random: inout SeededGenerator) -> String {
    let style = random.pick(["full", "banner", "toast"])
    return """
      states:
        loading: \(random.pick(["spinner", "skeleton"]))
        empty: { image: \(random.pick(Vocabulary.symbols)), text: \(key("empty")) }
        error: { text: \(key("error")), retry: true, as: \(style) }
      """
  }
}
