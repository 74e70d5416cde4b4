import SeededRandom

/// Fills templates in with the names of a screen, and with what chance has it.
struct SpecFilling {
  private let plan: ScreenPlan
  private var random: SeededGenerator
  /// What templates have set.
  private var values: [String: String]
  /// The switches of a screen of settings.
  private var switches: ArraySlice<String> = []

  init(_ plan: ScreenPlan, values: [String: String] = [:]) {
    self.plan = plan
    self.values = values
    random = SeededGenerator(seed: UInt64(plan.index) &* 0x2545_F491_4F6C_DD1D &+ 1)
  }

  /// The template with all placeholders filled in.
  mutating func text(of template: Template) -> String {
    var text = ""
    for piece in template.pieces { text += self.text(of: piece) }
    return text
  }

  private mutating func text(of piece: Template.Piece) -> String {
    switch piece {
    case .text(let text): return text
    case .value(let name): return value(name)
    case .key(let name): return plan.key(name)
    case .include(let name): return TemplateFile.screens[name].map { text(of: $0) } ?? ""
    case .number(let range): return String(range.lowerBound + random.below(range.count))
    case .oneOf(let choices):
      return text(of: choices[choices.count == 1 ? 0 : random.below(choices.count)])
    case .chance(let percent, let first, let second):
      return text(of: random.chance(percent) ? first : second)
    case .condition(let name, let first, let second):
      return text(of: value(name).isEmpty ? second : first)
    case .set(let name, let piece):
      values[name] = text(of: piece)
      return ""
    }
  }

  private mutating func value(_ name: String) -> String {
    if let value = values[name] { return value }
    switch name {
    case "screen": return plan.screen
    case "stem", "yields": return plan.stem
    case "member": return plan.member
    case "parameter": return plan.parameter
    case "path": return plan.path
    // Whether the app works out a text of the model by itself.
    case "summary": return plan.index % 8 == 3 ? "yes" : ""
    case "symbol": return random.pick(Vocabulary.symbols)
    case "phrase": return random.pick(Vocabulary.phrases)
    case "team": return random.pick(Vocabulary.teams)
    case "selection": return selection
    case "barItems":
      return barItems(plan.links.dropFirst(), ("reload", "arrow.clockwise", "reload"))
    case "barItemsWithClose":
      return barItems(
        plan.links.dropFirst(), ("close", "xmark", "popToRoot"),
        ("reload", "arrow.clockwise", "reload"))
    case "pickerItems": return barItems(plan.links[...], ("close", "xmark", "dismiss"))
    case "menuRows": return menuRows(plan.links[...])
    case "otherMenuRows": return menuRows(plan.links.dropFirst())
    case "switchStates": return switchStates()
    case "switchRows": return switchRows
    default: return ""
    }
  }

  // MARK: - Lists of as many items as there are links

  private typealias Pairs = [(key: String, value: String)]

  /// What tapping a row of the screen's model does.
  private var selection: String {
    let effect = plan.links.first?.effect(argument: "$item.id") ?? [("open", "$item.link")]
    return item(indent: 2, [("select", plan.stem)] + effect)
  }

  /// Bar items to screens, and such as do something themselves.
  private mutating func barItems(
    _ links: ArraySlice<ScreenPlan.Link>, _ own: (label: String, icon: String, does: String)...
  ) -> String {
    var items: [Pairs] = []
    for link in links {
      let label = plan.key(items.isEmpty ? "more" : "more\(items.count)")
      items.append(
        [("icon", random.pick(Vocabulary.symbols)), ("label", label)]
          + link.effect(argument: "latest"))
    }
    items += own.map { [("icon", $0.icon), ("label", plan.key($0.label)), ("do", $0.does)] }
    return items.map { item(indent: 4, $0) }.joined(separator: "\n")
  }

  /// Rows that lead to screens, below `rows:` of a section.
  private mutating func menuRows(_ links: ArraySlice<ScreenPlan.Link>) -> String {
    var rows: [String] = []
    for (offset, link) in links.enumerated() {
      let title = plan.key("entry\(offset)")
      let icon = random.pick(Vocabulary.symbols)
      let shown = "{ id: entry\(offset), title: \(title), icon: \(icon) }"
      let pairs = [("use", "MenuRow"), ("item", shown)] + link.effect(argument: "latest")
      rows.append(item(indent: 6, pairs))
    }
    return rows.joined(separator: "\n")
  }

  private mutating func switchStates() -> String {
    switches = ["alerts", "sounds", "badges", "previews"].prefix(2 + random.below(3))
    var lines: [String] = []
    for name in switches {
      let stored = "settings.\(name)\(plan.index)"
      lines.append("  \(name): { type: Bool, default: \(random.chance(50)), stored: \(stored) }")
    }
    return lines.joined(separator: "\n")
  }

  private var switchRows: String {
    switches.map { item(indent: 6, [("toggle", "$state.\($0)"), ("title", plan.key($0))]) }
      .joined(separator: "\n")
  }

  /// An item of a list: in flow style if it fits on the line, otherwise in block style.
  private func item(indent: Int, _ pairs: Pairs) -> String {
    let margin = String(repeating: " ", count: indent)
    let members = pairs.map { "\($0.key): \($0.value)" }
    let flow = "\(margin)- { \(members.joined(separator: ", ")) }"
    return flow.count > 100 ? "\(margin)- " + members.joined(separator: "\n\(margin)  ") : flow
  }
}

extension ScreenPlan {
  /// The spec file of the screen.
  func specText() -> String {
    guard let template = TemplateFile.screens["\(archetype)"] else { return "" }
    var filling = SpecFilling(self)
    return filling.text(of: template) + "\n"
  }
}

extension ScreenPlan.Link {
  /// The keys of an effect that leads to the screen.
  fileprivate func effect(argument: String) -> [(key: String, value: String)] {
    var pairs = [("push", screen)]
    if let parameter { pairs.append(("with", "{ \(parameter): \(argument) }")) }
    return pairs
  }
}

extension SeededGenerator {
  fileprivate mutating func pick(_ choices: [String]) -> String {
    choices.isEmpty ? "" : choices[below(choices.count)]
  }
}
