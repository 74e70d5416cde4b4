import SpecModel
import SpecSemantics
import SwiftCode

extension BarLook {
  /// What bars look like, as the run-time has it.
  var swiftExpression: SwiftExpression {
    barAppearance(style, background.map(token), titles: titles.map(token), atTop)
  }
}

extension EmissionContext {
  /// What the bar of a screen looks like, as the run-time has it.
  func appearance(_ look: BarLookPlan) -> SwiftExpression {
    barAppearance(
      look.style, look.background.map { write($0) }, titles: look.titles.map { write($0) },
      look.atTop)
  }
}

private func barAppearance(
  _ style: BarStyle, _ background: SwiftExpression?, titles: SwiftExpression?,
  _ atTop: BarTopStyle
) -> SwiftExpression {
  var arguments: [SwiftArgument] = []
  if let background {
    arguments.add("background", .implicit("color", [.arg(background)]))
  } else if style != .blurred {
    arguments.add("background", .implicit(style.rawValue))
  }
  arguments.add("titles", titles)
  if atTop == .transparent { arguments.add("isClearAtTop", true) }
  return .call("BarAppearance", arguments)
}

extension LowerBarLook {
  /// What bars below the content look like, as the run-time has it.
  var swiftExpression: SwiftExpression {
    var arguments: [SwiftArgument] = []
    if let background {
      arguments.add("background", .implicit("color", [.arg(token(background))]))
    } else if style != .blurred {
      arguments.add("background", .implicit(style.rawValue))
    }
    arguments.add("items", items.map(token))
    if atEnd == .transparent { arguments.add("isClearAtEnd", true) }
    return .call("LowerBarAppearance", arguments)
  }
}

private func token(_ color: Name) -> SwiftExpression {
  .enumCase(Naming.member(color.text), of: "ColorToken")
}
