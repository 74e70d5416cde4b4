import SeededRandom

/// Screens of several sections.
extension ScreenPlan {
  func hubDocuments(_ random: inout SeededGenerator) -> [String] {
    let screen = """
      \(heading(&random, "where a part of the app begins."))
      screen: \(screen)
      title: \(key("title"))
      sections:
        - id: places
          header: \(key("places"))
          rows:
      \(menuRows(links[...], &random))
            - use: MenuRow
              item: { id: about, title: { verbatim: "\(random.pick(Vocabulary.phrases))" } }
              push: About
        - id: latest
          header: { verbatim: '\(random.pick(Vocabulary.phrases))' }
          footer: \(key("latestNote"))
          source: { use: \(listSource) }
          limit: 5
          adapters: [\(row)]
      reload: { pull: true, events: [followed] }
      \(states(&random))
      actions:
        - { select: \(model), open: $item.link }
      """
    return [
      screen, sourceDocument(listSource, yields: model, &random), rowDocument(&random),
    ] + modelDocuments(&random)
  }

  func detailDocuments(_ random: inout SeededGenerator) -> [String] {
    let screen = """
      \(heading(&random, "one of them, and what to do about it."))
      screen: \(screen)
      title: \(key("title"))
      parameters:
        \(parameter): ID
      sections:
        - id: subject
          source: { use: \(byID), with: { id: $parameters.\(parameter) } }
          adapters: [\(card)]
        - id: more
          header: \(key("more"))
          rows:
      \(menuRows(links[...], &random))
            - use: MenuRow
              item: { id: home, title: \(key("home")), icon: house }
              tab: Home
      \(states(&random))
      actions:
        - event: \(card).profile
          request: FollowPerson
          with: { id: $item.owner.id }
          then: { notice: \(key("followed")) }
          failed: { notice: { verbatim: "\(random.pick(Vocabulary.phrases))!" }, retry: true }
      \(tools(&random))
      """
    return [screen, byIDDocument(), cardDocument(&random), pinDocument()]
      + modelDocuments(&random)
  }

  func profileDocuments(_ random: inout SeededGenerator) -> [String] {
    let columns = random.pick(["3", "{ compact: 2, regular: 5 }", "{ compact: 3, regular: 6 }"])
    let screen = """
      \(heading(&random, "a person, links and their things in a grid."))
      screen: \(screen)
      title: \(key("title"))
      parameters: &parameters
        \(parameter): ID
      layout: { grid: { columns: \(columns), spacing: s } }
      sections:
        - id: person
          layout: &rows list
          source: { use: PersonByID, with: &who { id: $parameters.\(parameter) } }
          adapters: [PersonRow]
        - id: links
          layout: *rows
          rows:
      \(menuRows(links.dropFirst(), &random))
            - use: MenuRow
              item: { id: follow, title: \(key("follow")), icon: person.badge.plus }
              when: $parameters.\(parameter) != "me"
              request: FollowPerson
              with: *who
              then: { do: reload }
        - id: things
          header: { key: \(key("things")) }
          source: { use: \(listSource), with: { owner: $parameters.\(parameter) } }
          adapters:
            - { use: \(quote), when: $item.photo == nil }
            - \(tile)
      reload: { pull: true }
      \(states(&random))
      actions:
      \(selection)
        - { select: Person, call: greet }
      """
    return [
      screen, sourceDocument(listSource, yields: model, filter: "owner", &random),
      tileDocument(&random), quoteDocument(),
    ] + modelDocuments(&random)
  }

  func settingsDocuments(_ random: inout SeededGenerator) -> [String] {
    let toggles = ["alerts", "sounds", "badges", "previews"].prefix(2 + random.below(3))
    let states = toggles.map { name in
      "  \(name): { type: Bool, default: \(random.chance(50)), stored: settings.\(name)\(index) }"
    }
    let rows = toggles.map { name in
      SpecText.item(indent: 6, [("toggle", "$state.\(name)"), ("title", key(name))])
    }
    let screen = """
      \(heading(&random, "what can be switched on and off, and a list of devices."))
      screen: \(screen)
      title: \(key("title"))
      state:
      \(states.joined(separator: "\n"))
        audience: { type: Audience, default: friends, stored: true }
        perPage: { type: Int, default: 20, stored: true }
        nick: { type: String, default: "", stored: true }
        advanced: Bool = false
      sections:
        - id: switches
          footer: \(key("switchesNote"))
          rows:
      \(rows.joined(separator: "\n"))
            - { picker: $state.audience, title: \(key("audience")) }
        - id: places
          rows:
      \(menuRows(links[...], &random))
            - use: MenuRow
              item: { id: advanced, title: \(key("advanced")), icon: gearshape }
              set: { $state.advanced: not $state.advanced }
        - id: advanced
          header: \(key("advanced"))
          when: $state.advanced and ($state.alerts or not $state.sounds)
          rows:
            - { stepper: $state.perPage, title: \(key("perPage")), from: 10, to: 100, step: 10 }
            - { field: $state.nick, title: \(key("nick")), prompt: \(key("nickPrompt")) }
            - use: MenuRow
              item: { id: clear, title: \(key("clear")), icon: trash }
              confirm: { verbatim: "\(random.pick(Vocabulary.phrases))?" }
              call: clearCache
              then: { do: popToRoot }
        - id: devices
          header: \(key("devices"))
          source: { use: \(listSource) }
          adapters: [\(row)]
      \(self.states(&random))
      """
    return [
      screen, sourceDocument(listSource, yields: model, &random), rowDocument(&random),
    ] + modelDocuments(&random)
  }

  func searchDocuments(_ random: inout SeededGenerator) -> [String] {
    let minimum = 1 + random.below(3)
    let asksOnce = random.chance(50)
    let data = "data:\n  found: { use: \(stem)Found, with: { words: $state.query } }\n"
    let people =
      asksOnce ? "$data.found.people" : "{ use: PeopleNamed, with: { name: $state.query } }"
    let things =
      asksOnce
      ? "$data.found.things\n    when: $data.found.things.count > 0"
      : "{ use: \(listSource), with: { words: $state.query } }"
    let screen = """
      \(heading(&random, "people and things by what is typed."))
      screen: \(screen)
      title: \(key("title"))
      state:
        query: String = ""
      \(asksOnce ? data : "")search: { query: $state.query, after: 300ms, minimum: \(minimum), prompt: \(key("prompt")) }
      sections:
        - id: people
          header: \(key("people"))
          source: \(people)
          limit: \(3 + random.below(4))
          adapters: [PersonRow]
        - id: things
          header: \(key("things"))
          source: \(things)
          adapters:
            - { use: \(row), when: $item.status != done }
            - \(quote)
      \(states(&random))
      bar:
        trailing:
      \(barItems(&random))
      actions:
      \(selection)
        - { select: Person, call: greet }
      """
    let found = asksOnce ? answerDocuments() : [wordsDocument()]
    return [screen] + found + [rowDocument(&random), quoteDocument()] + modelDocuments(&random)
  }

  private func wordsDocument() -> String {
    """
    source: \(listSource)
    parameters: { words: String }
    request:
      path: \(path)/search
      query: { q: $parameters.words, locale: "de-CH", label: "Suche nach {$parameters.words} …" }
    items: hits
    yields: \(model)
    page: { by: cursor, send: after, receive: next, size: 20 }
    """
  }

  /// One answer with what several sections show.
  private func answerDocuments() -> [String] {
    [
      """
      source: \(stem)Found
      parameters: { words: String }
      request:
        path: \(path)/search
        query: { q: $parameters.words, locale: "de-CH", label: "Suche nach {$parameters.words} …" }
      yields: \(stem)Answer
      """,
      """
      model: \(stem)Answer
      fields: { people: "[Person]", things: "[\(model)]" }
      """,
    ]
  }

  /// What else can be done with what is shown: handed on, copied, chosen from a menu.
  private func tools(_ random: inout SeededGenerator) -> String {
    let address = "https://atlas.example\(path)/{$parameters.\(parameter)}"
    guard random.chance(40) else {
      return """
        bar:
          trailing:
            - icon: ellipsis
              label: \(key("tools"))
              menu:
                - { title: \(key("copy")), copy: "\(address)" }
                - { title: \(key("reload")), do: reload }
        """
    }
    return """
      toolbar:
        - icon: square.and.arrow.up
          label: \(key("share"))
          share: "\(address)"
          track: { event: thingShared, with: { thingID: $parameters.\(parameter) } }
      """
  }
}
