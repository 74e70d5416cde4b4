import SpecModel
import SpecSemantics
import SwiftCode

/// Themes: tokens as members of their types, and the theme that holds them.
///
/// Only the app's theme names tokens; another theme overrides them by their names.
extension FileScope {
  func emit(_ theme: ThemeDeclaration, origin: String) -> [SwiftDeclaration] {
    exposeRuntime()
    let colors = theme.colors.sorted { $0.name.text < $1.name.text }
    let fonts = theme.fonts.sorted { $0.name.text < $1.name.text }
    let spacing = theme.spacing.sorted { $0.name.text < $1.name.text }
    guard app.index.theme?.name.text == theme.name.text else {
      return [
        self.theme(
          theme, colors: colors.map(token), fonts: fonts.map(token),
          spacing: spacing.map(token), origin: origin)
      ]
    }
    return [
      tokens("ColorToken", colors.map { ($0.name, token($0)) }, origin: origin),
      tokens("FontToken", fonts.map { ($0.name, token($0)) }, origin: origin),
      tokens("SpacingToken", spacing.map { ($0.name, token($0)) }, origin: origin),
      self.theme(
        theme, colors: colors.map { member($0.name) }, fonts: fonts.map { member($0.name) },
        spacing: spacing.map { member($0.name) }, origin: origin),
    ].compactMap { $0 }
  }

  private func tokens(
    _ type: String, _ tokens: [(name: Name, value: SwiftExpression)], origin: String
  ) -> SwiftDeclaration? {
    guard !tokens.isEmpty else { return nil }
    let members = tokens.map { name, value -> SwiftDeclaration in
      .variable(
        VariableDeclaration(
          .let, Naming.member(name.text), nil, value, access: app.access, modifiers: .static))
    }
    return .extension(
      ExtensionDeclaration(
        .named(type), documentation: origin, modifiers: .nonisolated, members: members))
  }

  private func theme(
    _ theme: ThemeDeclaration, colors: [SwiftExpression], fonts: [SwiftExpression],
    spacing: [SwiftExpression], origin: String
  ) -> SwiftDeclaration {
    var arguments: [SwiftArgument] = [.arg("name", .string(theme.name.text))]
    if !colors.isEmpty { arguments.add("colors", .lines(colors)) }
    if !fonts.isEmpty { arguments.add("fonts", .lines(fonts)) }
    if !spacing.isEmpty { arguments.add("spacing", .lines(spacing)) }
    if theme.statusBar != .default {
      arguments.add("statusBar", .implicit(theme.statusBar.rawValue))
    }
    return .extension(
      ExtensionDeclaration(
        "Theme", documentation: origin, modifiers: .nonisolated,
        members: [
          .variable(
            VariableDeclaration(
              .let, Naming.member(theme.name.text), nil, .call("Theme", arguments),
              access: app.access, modifiers: .static))
        ]))
  }

  private func member(_ name: Name) -> SwiftExpression { .implicit(Naming.member(name.text)) }

  private func token(_ color: ColorDeclaration) -> SwiftExpression {
    var arguments: [SwiftArgument] = [
      .arg(.string(color.name.text)), .arg("light", hexadecimal(color.light.rgb)),
    ]
    arguments.add("dark", color.dark.map { hexadecimal($0.rgb) })
    if color.light.alpha < 255 {
      let hundredths = (Double(color.light.alpha) / 255 * 100).rounded()
      arguments.add("alpha", .double(hundredths / 100))
    }
    return .call("ColorToken", arguments)
  }

  private func token(_ font: FontDeclaration) -> SwiftExpression {
    var arguments: [SwiftArgument] = [
      .arg(.string(font.name.text)), .arg("size", number(font.size)),
    ]
    if font.weight != .regular { arguments.add("weight", .implicit(font.weight.rawValue)) }
    if font.scales != .body { arguments.add("textStyle", .implicit(font.scales.rawValue)) }
    return .call("FontToken", arguments)
  }

  private func token(_ spacing: SpacingDeclaration) -> SwiftExpression {
    .call("SpacingToken", [.arg(.string(spacing.name.text)), .arg(number(spacing.points))])
  }

  private func number(_ value: Double) -> SwiftExpression {
    Int(exactly: value).map { .integer($0) } ?? .double(value)
  }

  private func hexadecimal(_ value: UInt32) -> SwiftExpression {
    let digits = String(value, radix: 16, uppercase: true)
    return .raw("0x" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits)
  }
}
