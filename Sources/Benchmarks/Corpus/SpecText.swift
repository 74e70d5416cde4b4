import SeededRandom

/// A spec file in the making.
struct SpecText {
  private(set) var text = ""

  /// Adds a document.
  mutating func add(_ document: String) {
    if !text.isEmpty { text += "---\n" }
    text += document
    text += "\n"
  }

  /// An item of a list: in flow style if it fits on the line, otherwise in block style.
  static func item(indent: Int, _ pairs: [(key: String, value: String)]) -> String {
    let margin = String(repeating: " ", count: indent)
    let flow = "\(margin)- { \(pairs.map { "\($0.key): \($0.value)" }.joined(separator: ", ")) }"
    guard flow.count > 100 else { return flow }
    return pairs.enumerated()
      .map { "\(margin)\($0.offset == 0 ? "- " : "  ")\($0.element.key): \($0.element.value)" }
      .joined(separator: "\n")
  }
}

extension ScreenPlan.Link {
  /// The keys of an effect that leads to the screen.
  func effect(argument: String) -> [(key: String, value: String)] {
    var pairs = [("push", screen)]
    if let parameter { pairs.append(("with", "{ \(parameter): \(argument) }")) }
    return pairs
  }
}

extension ScreenPlan {
  /// What tapping a row of the screen's model does.
  var selection: String {
    let effect = links.first?.effect(argument: "$item.id") ?? [("open", "$item.link")]
    return SpecText.item(indent: 2, [("select", model)] + effect)
  }

  /// Bar items to all screens but the first, which rows lead to.
  func barItems(
    _ random: inout SeededGenerator, more: [[(key: String, value: String)]] = []
  ) -> String {
    let links = links.dropFirst().map { link in
      [("icon", random.pick(Vocabulary.symbols)), ("label", key("more"))]
        + link.effect(argument: "latest")
    }
    let own = [("icon", "arrow.clockwise"), ("label", key("reload")), ("do", "reload")]
    return (links + more + [own]).map { SpecText.item(indent: 4, $0) }.joined(separator: "\n")
  }

  /// Rows that lead to screens, below `rows:` of a section.
  func menuRows(_ links: ArraySlice<Link>, _ random: inout SeededGenerator) -> String {
    links.enumerated().map { offset, link in
      let pairs =
        [
          ("use", "MenuRow"),
          (
            "item",
            "{ id: entry\(offset), title: \(key("entry\(offset)")), icon: \(random.pick(Vocabulary.symbols)) }"
          ),
        ] + link.effect(argument: "latest")
      return SpecText.item(indent: 6, pairs)
    }
    .joined(separator: "\n")
  }

  /// The comment that teams start their files with.
  func heading(_ random: inout SeededGenerator, _ purpose: String) -> String {
    """
    # \(screen): \(purpose)
    # Team \(random.pick(Vocabulary.teams)), “\(random.pick(Vocabulary.phrases))”.
    """
  }
}
