import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A screen that says it gives something back does.
  static let missingReturn: SpecRule = .init(
    name: "missing-return", severity: .warning,
    summary: "A screen says what it gives back, and nothing on it does.",
    rationale:
      "Who shows it waits for what never comes. Hand-written screens, open ones, those that call methods of the app, and "
      + "those of mvp and viper are left out, because the app's own code can close them with a result, unless their form "
      + "closes them without one.",
    examples: """
      screen: Choice
      returns: ‹String›
      sections:
        - { id: main, rows: [{ use: PostRow, item: { id: b, title: B }«→, return: B» }] }
      """,
    .screenDeclarations { screen, place, findings in
      guard let returns = screen.returns, screen.lacksReturn(in: place.index) else { return }
      findings.report(
        .missingReturn, "nothing on `\(screen.name.text)` returns its `\(returns.shape)`",
        at: place.location(returns.span),
        help: ["close it by `return: …` where it is done, or leave `returns:` out"])
    })
}

extension ScreenDeclaration {
  /// Whether it says what it gives back, and nothing on it does.
  func lacksReturn(in index: AppIndex) -> Bool {
    guard let returns, (readsAlone(in: index) && !isOpen) || closesByItsForm, !callsMethods,
      !index.isBroken(.screen, name.text), !givesSomethingBack
    else { return false }
    return !showsOther(returning: returns.shape, in: index)
  }

  /// Whether it is closed when its form has been sent, without a result.
  fileprivate var closesByItsForm: Bool {
    guard case .form(let form) = body else { return false }
    var closes = false
    form.submit.effect.forEachStep { step in
      switch step.action {
      case .simple(.dismiss), .simple(.pop): closes = true
      default: break
      }
    }
    return closes
  }

  /// Whether something on it returns a value.
  var givesSomethingBack: Bool {
    var gives = false
    forEachEffect { effect in
      effect.forEachStep { if case .return = $0.action { gives = true } }
    }
    return gives
  }

  /// Whether it shows another screen that returns a value of a type and does not take it: of that it is told that nobody
  /// does.
  fileprivate func showsOther(returning type: TypeReference.Shape, in index: AppIndex) -> Bool {
    var shows = false
    forEachEffect { effect in
      effect.forEachStep { step in
        guard step.returned == nil, let shown = step.action.shownScreen,
          index.screen(shown.text)?.returns?.shape == type
        else { return }
        shows = true
      }
    }
    return shows
  }
}

extension Effect.Action {
  /// The screen that an effect shows.
  var shownScreen: Name? {
    switch self {
    case .push(let name), .present(let name, _), .show(let name): name
    default: nil
    }
  }
}
