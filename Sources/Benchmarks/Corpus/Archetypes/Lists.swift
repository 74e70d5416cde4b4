import SeededRandom

/// Screens that are one list from the server.
extension ScreenPlan {
  func feedDocuments(_ random: inout SeededGenerator) -> [String] {
    let swipe = SpecText.item(
      indent: 2,
      [
        ("swipe", model), ("edge", "trailing"), ("title", key("hide")), ("role", "destructive"),
        ("confirm", key("hideSure")), ("call", "hide"),
      ])
    let event = SpecText.item(
      indent: 2, [("event", "\(card).profile"), ("call", "showProfile")])
    let screen = """
      \(heading(&random, "what is new, with everything one can do about it."))
      screen: \(screen)
      title: \(key("title"))
      source: { use: \(listSource) }
      adapters: [\(card)]
      layout: list
      reload: { pull: true, onAppear: \(random.pick(["60s", "5m", "1h"])), events: [\(member)Changed] }
      \(states(&random))
      bar:
        trailing:
      \(barItems(&random))
      actions:
      \(selection)
      \(event)
      \(swipe)
      \(tracking(&random))
      """
    let pin = pinDocument() + "\nyields: \(model)\nemits: [\(member)Changed]"
    return [
      screen, sourceDocument(listSource, yields: model, &random), cardDocument(&random), pin,
    ] + modelDocuments(&random)
  }

  func gridDocuments(_ random: inout SeededGenerator) -> [String] {
    let spacing = random.pick(["s", "m", "2"])
    let picksSeveral = random.chance(40)
    let screen = """
      \(heading(&random, "pictures of one owner in columns."))
      screen: \(screen)
      title: { verbatim: "\(random.pick(Vocabulary.phrases))" }
      parameters:
        \(parameter): ID
      state:
        wide: { type: Bool, default: false, stored: \(random.pick(["true", "grids.wide"])) }
      source: { use: \(listSource), with: { owner: $parameters.\(parameter) } }
      adapters:
        - { use: \(quote), when: $item.photo == nil }
        - \(tile)
      # Two looks; people choose by the bar.
      layout:
        - { when: $state.wide, grid: { columns: 1, spacing: \(spacing) } }
        - grid: { columns: { compact: 3, regular: 6 }, spacing: \(spacing) }
      reload: { pull: true }
      \(states(&random))
      bar:
        leading:
          - { title: \(key("wide")), set: { $state.wide: not $state.wide } }
        trailing:
      \(barItems(&random))
      actions:
      \(selection)\(picksSeveral ? "\n" + bulkActions : "")
      """
    return [
      screen, sourceDocument(listSource, yields: model, filter: "owner", &random),
      tileDocument(&random), quoteDocument(),
    ] + (picksSeveral ? [archiveDocument()] : []) + modelDocuments(&random)
  }

  func liquidDocuments(_ random: inout SeededGenerator) -> [String] {
    let screen = """
      \(heading(&random, "a board whose tiles are as tall as they need."))
      screen: \(screen)
      title: \(key("title"))
      source: { use: \(listSource) }
      adapters:
        - { use: \(quote), when: $item.photo == nil or $item.isPinned }
        - { use: \(row), when: $item.quantity > \(random.below(90) + 10) }
        - \(tile)
      layout: { liquid: { columns: { compact: 2, regular: 4 }, spacing: s } }
      reload: { pull: true, onAppear: 30s }
      \(states(&random))
      bar:
        trailing:
      \(barItems(&random))
      actions:
      \(selection)
      """
    return [
      screen, sourceDocument(listSource, yields: model, &random), tileDocument(&random),
      quoteDocument(), rowDocument(&random),
    ] + modelDocuments(&random)
  }

  func timelineDocuments(_ random: inout SeededGenerator) -> [String] {
    let more = [("icon", "xmark"), ("label", key("close")), ("do", "popToRoot")]
    let screen = """
      \(heading(&random, "what happened to one thing, from a source in place."))
      screen: \(screen)
      title: { key: \(key("title")), with: [$parameters.\(parameter)] }
      parameters: { \(parameter): ID }
      source:
        request:
          path: \(path)/{$parameters.\(parameter)}/history
          query: { since: 2024-01-01, kinds: [created, "geändert", '削除'] }
        items: events
        yields: \(model)
        page: { by: offset, send: skip, size: 50, sizeAs: take, ends: short }
      adapters:
        - { use: \(quote), when: $item.status == pending and not $item.isPinned }
        - \(row)
      \(group(&random))
      reload: { pull: true }
      states:
        loading: skeleton
        empty:
          image: { asset: EmptyTimeline }
          text:
            verbatim: >-
              \(random.pick(Vocabulary.phrases)): hier ist noch nichts passiert.
              Schau später wieder vorbei!
          button: { title: \(key("back")), do: pop }
        error: { text: \(key("error")), as: banner }
      bar:
        trailing:
      \(barItems(&random, more: [more]))
      actions:
      \(selection)
      """
    return [screen, rowDocument(&random), quoteDocument()] + modelDocuments(&random)
  }

  /// What can be done with several rows at once.
  private var bulkActions: String {
    """
    selection:
      of: \(model)
      actions:
        - title: \(key("archive"))
          icon: archivebox
          request: Archive\(stem)
          with: { ids: $selected.ids }
          confirm: { key: \(key("archiveSure")), with: [$selected.count] }
    """
  }

  /// What the analytics are told of the screen.
  private func tracking(_ random: inout SeededGenerator) -> String {
    guard random.chance(30) else { return "track: { shown: screenShown }" }
    return """
      track:
        shown: screenShown
        impressions:
          \(model):
            event: thingSeen
            with: { thingID: $item.id, isPinned: $item.isPinned }
      """
  }
}
