import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Ways that are called after one screen and lead to another.
extension AppIndex {
  /// A way that is called after a screen to which nothing leads, and leads to another one.
  struct MistakenWay {
    /// The last word of the key says which screen is meant.
    let key: Name
    let shown: Name
    let file: FileID
  }

  /// The only way that is called after a screen and leads elsewhere: it was copied, and one of the two was left as it was.
  ///
  /// - Parameter ways: How one gets from screen to screen: what only one of them leads to was not copied.
  func way(calledAfter screen: String, among ways: [UseGraph.Edge]) -> MistakenWay? {
    let words = NearMiss.wordTexts(screen)
    guard !words.isEmpty, self.screen(screen)?.parameters.isEmpty == true else { return nil }
    var found: [MistakenWay] = []
    for name in names(of: .screen) {
      guard let other = self.screen(name), let file = location(of: .screen, name)?.file else {
        continue
      }
      for (key, effect) in other.titledEffects {
        guard let last = key.text.split(separator: ".").last,
          NearMiss.wordTexts(String(last)) == words, effect.arguments.isEmpty,
          let shown = effect.screenShownFirst, shown.text != screen, shown.text != name,
          self.screen(shown.text)?.parameters.isEmpty == true
        else { continue }
        found.append(MistakenWay(key: key, shown: shown, file: file))
      }
    }
    guard found.count == 1, let shown = id(of: .screen, found[0].shown.text),
      ways.count(where: { $0.to == shown }) > 1
    else { return nil }
    return found[0]
  }
}

extension ScreenDeclaration {
  /// What items of its bars and rows in place are called, and what they do.
  fileprivate var titledEffects: [(key: Name, effect: Effect)] {
    var found: [(key: Name, effect: Effect)] = []
    for item in bar.items {
      if case .key(let key, _)? = item.label ?? item.title { found.append((key, item.effect)) }
    }
    for row in sections.flatMap(\.content.rows) {
      guard let effect = row.effect, case .item(_, let value) = row.content,
        case .object(let fields) = value.kind
      else { continue }
      for field in fields {
        guard case .text(let text) = field.value.kind else { continue }
        found.append((Name(text, span: field.value.span), effect))
      }
    }
    return found
  }
}

extension Effect {
  fileprivate var screenShownFirst: Name? {
    switch action {
    case .push(let name), .present(let name, _), .show(let name): name
    default: nil
    }
  }
}
