enum CacheGrammar {
  static let lifetime = Key(
    "for", .duration, .required,
    "How long what was loaded is as good as new: the server is not asked as long as it is.",
    example: "1h")
  static let shown = Key(
    "show", Form<CacheDeclaration.Shown>.choice, .defaultsTo("fresh"),
    "What becomes of what is older.", example: "stale")
  static let record = Record<CacheDeclaration>(
    "cache",
    """
    How long answers are kept, so that a screen that was seen before is there at once. They are kept \
    by all that was sent for them: as long as the app runs, or beyond that where it is launched with \
    `ResponseCache(folder:)`. Pulling to refresh, and whatever else \
    reloads, asks the server.
    """,
    example: """
      for: 1h
      show: stale
      """
  ) { mapping in
    let lifetime = mapping.value(lifetime)
    let shown = mapping.value(shown)
    guard let lifetime else { return nil }
    return CacheDeclaration(lifetime: lifetime, shown: shown ?? .fresh, span: mapping.span)
  }
}
