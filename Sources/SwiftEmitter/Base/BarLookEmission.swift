import SpecModel
import SpecSemantics
import SwiftCode

extension BarLook {
  /// What bars look like, as the run-time has it.
  var swiftExpression: SwiftExpression {
    var arguments: [SwiftArgument] = []
    if let background {
      arguments.add("background", .implicit("color", [.arg(token(background))]))
    } else if style != .blurred {
      arguments.add("background", .implicit(style.rawValue))
    }
    arguments.add("titles", titles.map(token))
    if atTop == .transparent { arguments.add("isClearAtTop", true) }
    return .call("BarAppearance", arguments)
  }

  private func token(_ color: Name) -> SwiftExpression {
    .enumCase(Naming.member(color.text), of: "ColorToken")
  }
}
