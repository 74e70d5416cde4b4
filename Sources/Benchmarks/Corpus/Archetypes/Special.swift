import SeededRandom

/// Screens that are more, or something else, than lists.
extension ScreenPlan {
  func formDocuments(_ random: inout SeededGenerator) -> [String] {
    let save = "Save" + stem
    let longest = 40 + random.below(200)
    let screen = """
      \(heading(&random, "asks for what one of them consists of."))
      screen: \(screen)
      title: \(key("title"))
      parameters:
        \(parameter): ID
      form:
        name: { type: String, title: \(key("name")), required: true, length: { max: \(longest) } }
        details: { type: String, title: \(key("details")), default: "\(random.pick(Vocabulary.phrases))" }
        audience: { type: Audience, title: \(key("audience")), default: friends }
        shared: { type: Bool, title: \(key("shared")), default: \(random.chance(50)) }
        starts: { type: Date, title: \(key("starts")) }
        status: { type: \(status), title: \(key("status")), default: open }
      submit:
        title: \(key("save"))
        request: \(save)
        with:
          id: $parameters.\(parameter)
          name: $form.name
          details: $form.details
          audience: $form.audience
          shared: $form.shared
          starts: $form.starts
          status: $form.status
        then: { do: dismiss }
        failed: { notice: \(key("failed")), retry: true }
      discard: confirm
      bar:
        leading:
          - { icon: xmark, label: \(key("close")), do: dismiss }
        trailing:
          - { title: \(key("browse")), present: \(stem)Picker }
      """
    let request = """
      request: \(save)
      parameters:
        id: ID
        name: String
        details: String
        audience: Audience
        shared: Bool
        starts: Date?
        status: \(status)
      method: POST
      path: \(path)/{$parameters.id}
      headers: { Accept: application/json }
      body:
        name: $parameters.name
        details: $parameters.details
        audience: $parameters.audience
        shared: $parameters.shared
        starts: $parameters.starts
        status: $parameters.status
      """
    let picker = """
      # Those that are there already.
      screen: \(stem)Picker
      source: { use: \(listSource) }
      adapters: [\(row)]
      \(states(&random))
      bar:
        trailing:
      \(pickerItems(&random))
      """
    return [
      screen, request, picker, sourceDocument(listSource, yields: model, &random),
      rowDocument(&random),
    ] + modelDocuments(&random)
  }

  private func pickerItems(_ random: inout SeededGenerator) -> String {
    let close = [("icon", "xmark"), ("label", key("close")), ("do", "dismiss")]
    let items = links.map { link in
      [("icon", random.pick(Vocabulary.symbols)), ("label", key("more"))]
        + link.effect(argument: "latest")
    }
    return (items + [close]).map { SpecText.item(indent: 4, $0) }.joined(separator: "\n")
  }

  func carouselDocuments(_ random: inout SeededGenerator) -> [String] {
    let tray = stem + "Tray"
    let union = stem + "Entry"
    let strip = stem + "Strip"
    let screen = """
      \(heading(&random, "a list between whose rows others scroll sideways."))
      screen: \(screen)
      title: \(key("title"))
      source: { use: \(listSource) }
      adapters: [\(row), \(tray)Band]
      reload: { pull: true, onAppear: 2m }
      \(states(&random))
      bar:
        trailing:
      \(barItems(&random))
      actions:
      \(selection)
      """
    let embedded = """
      screen: \(strip)
      parameters: { tray: \(tray) }
      source: { use: \(strip)List, with: { trayID: $parameters.tray.id } }
      adapters: [\(tile)]
      layout: { carousel: { spacing: m } }
      states:
        empty: { text: \(key("noneInTray")) }
        error: { text: \(key("error")), as: toast }
      """
    let trayDocuments = [
      """
      source: \(strip)List
      parameters: { trayID: ID }
      request: { path: "\(path)/trays/{$parameters.trayID}" }
      items: rows
      yields: \(model)
      """,
      """
      model: \(tray)
      fields: { id: ID, heading: "String?" }
      """,
      """
      union: \(union)
      tag: kind
      cases: { \(member): \(model), tray: \(tray) }
      unknown: skip
      """,
      """
      adapter: \(tray)Band
      for: \(tray)
      embed:
        screen: \(strip)
        with: { tray: $item }
        height: \(100 + random.below(8) * 10)
      """,
    ]
    return [screen, embedded, sourceDocument(listSource, yields: union, &random)]
      + trayDocuments + [rowDocument(&random), tileDocument(&random)] + modelDocuments(&random)
  }

  func handWrittenDocuments(_ random: inout SeededGenerator) -> [String] {
    let own = stem + "Slot"
    let module = random.pick(["", ", module: PlannerKit", ", module: LegacyScreens"])
    let screen = """
      \(heading(&random, "the app's own controller, rows and data take part."))
      screen: \(screen)
      title: \(key("title"))
      sections:
        - id: slots
          header: { verbatim: "\(random.pick(Vocabulary.phrases))" }
          layout: &wide { grid: { columns: { compact: 1, regular: 2 }, spacing: m } }
          source: { use: \(own)s }
          adapters: [\(own)Row]
        - id: things
          layout: *wide
          source: { use: \(listSource) }
          adapters: [\(row)]
      \(states(&random))
      bar:
        trailing:
      \(barItems(&random))
      actions:
      \(selection)
        - select: \(own)
          present: \(stem)Calendar
          as: fullScreen
          with: { slot: $item }
          returned: { do: reload }
      """
    let owned = [
      """
      screen: \(stem)Calendar
      swift: { type: \(stem)CalendarController\(module) }
      parameters:
        slot: \(own)
      returns: Bool
      """,
      """
      model: \(own)
      swift: { type: \(own)Record\(module) }
      fields:
        id: ID
        starts: Date
      """,
      """
      source: \(own)s
      swift: { type: \(own)Store\(module) }
      yields: \(own)
      """,
      """
      adapter: \(own)Row
      for: \(own)
      swift: { type: \(own)Adapter\(module) }
      """,
    ]
    return [screen] + owned
      + [sourceDocument(listSource, yields: model, &random), rowDocument(&random)]
      + modelDocuments(&random)
  }

  func tabsDocuments(_ random: inout SeededGenerator) -> [String] {
    let screen = """
      \(heading(&random, "what is open and what is done, behind tabs."))
      screen: \(screen)
      title: \(key("title"))
      parameters: { \(parameter): ID }
      state: { tab: { type: \(stem)Tab, default: open, stored: true } }
      tabs:
        shown: $state.tab
        header: { screen: \(stem)Top, with: { id: $parameters.\(parameter) } }
        pages:
          - { id: open, title: \(key("open")), screen: \(stem)Open }
          - { id: history, title: \(key("history")), screen: \(stem)History }
      bar:
        trailing:
      \(barItems(&random))
      ---
      enum: \(stem)Tab
      cases: [open, history]
      ---
      screen: \(stem)Top
      parameters: { id: ID }
      source: { use: \(byID), with: { id: $parameters.id } }
      adapters: [\(row)]
      states:
        empty: { text: \(key("gone")) }
        error: { text: \(key("error")), as: banner }
      """
    let pages = ["Open", "History"].map { page in
      """
      screen: \(stem)\(page)
      source: { use: \(listSource) }
      adapters: [\(row)]
      \(page == "History" ? group(&random) : "reload: { pull: true }")
      \(states(&random))
      actions:
      \(selection)
      """
    }
    return [screen] + pages
      + [
        sourceDocument(listSource, yields: model, &random), byIDDocument(), rowDocument(&random),
      ] + modelDocuments(&random)
  }
}
