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

extension EmissionContext {
  /// What the toolbar of a screen looks like, as the run-time has it.
  func appearance(_ look: ToolbarLookPlan) -> SwiftExpression {
    lowerBarAppearance(
      look.style, look.background.map { write($0) }, items: look.items.map { write($0) },
      look.atEnd)
  }
}

private func barAppearance(
  _ style: BarStyle, _ background: SwiftExpression?, titles: SwiftExpression?,
  _ atTop: BarTopStyle
) -> SwiftExpression {
  var arguments: [SwiftArgument] = []
  arguments.add(background, orStyle: style)
  arguments.add("titles", titles)
  if atTop == .transparent { arguments.add("isClearAtTop", true) }
  return .call("BarAppearance", arguments)
}

extension LowerBarLook {
  /// What bars below the content look like, as the run-time has it.
  var swiftExpression: SwiftExpression {
    lowerBarAppearance(style, background.map(token), items: items.map(token), atEnd)
  }
}

private func lowerBarAppearance(
  _ style: BarStyle, _ background: SwiftExpression?, items: SwiftExpression?, _ atEnd: BarTopStyle
) -> SwiftExpression {
  var arguments: [SwiftArgument] = []
  arguments.add(background, orStyle: style)
  arguments.add("items", items)
  if atEnd == .transparent { arguments.add("isClearAtEnd", true) }
  return .call("LowerBarAppearance", arguments)
}

extension [SwiftArgument] {
  /// What is behind a bar: a colour, or what its style says.
  fileprivate mutating func add(_ background: SwiftExpression?, orStyle style: BarStyle) {
    if let background {
      add("background", .implicit("color", [.arg(background)]))
    } else if style != .blurred {
      add("background", .implicit(style.rawValue))
    }
  }
}

private func token(_ color: Name) -> SwiftExpression {
  .enumCase(Naming.member(color.text), of: "ColorToken")
}
