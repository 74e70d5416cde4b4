import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// A way that is called after a screen to which nothing leads, and leads to another one.
struct MistakenWay {
  /// The last word of the key says which screen is meant.
  let key: Name
  let shown: Name
  let file: FileID
}

/// The ways of an app by what they are called, gathered once for all screens to which nothing leads.
struct TitledWays {
  /// By the words of the last part of their keys.
  private var ways: [[String]: [MistakenWay]] = [:]
  /// How often something leads to a screen.
  private var counts: [DeclarationID: Int] = [:]
  private let index: AppIndex

  /// - Parameter edges: How one gets from screen to screen.
  init(in index: AppIndex, _ edges: [UseGraph.Edge]) {
    self.index = index
    for edge in edges { counts[edge.to, default: 0] += 1 }
    for name in index.names(of: .screen) {
      guard let screen = index.screen(name), let file = index.location(of: .screen, name)?.file
      else { continue }
      for (key, effect) in screen.titledEffects {
        guard let last = key.text.split(separator: ".").last, effect.arguments.isEmpty,
          let shown = effect.screenShownFirst, shown.text != name,
          index.screen(shown.text)?.parameters.isEmpty == true
        else { continue }
        ways[NearMiss.wordTexts(String(last)), default: []].append(
          MistakenWay(key: key, shown: shown, file: file))
      }
    }
  }

  /// The only way that is called after a screen and leads elsewhere: it was copied, and one of the two was left as it was.
  /// What only one way leads to was not copied.
  func way(calledAfter screen: String) -> MistakenWay? {
    let words = NearMiss.wordTexts(screen)
    guard !words.isEmpty, index.screen(screen)?.parameters.isEmpty == true else { return nil }
    let found = (ways[words] ?? []).filter { $0.shown.text != screen }
    guard found.count == 1, let shown = index.id(of: .screen, found[0].shown.text),
      counts[shown, default: 0] > 1
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
