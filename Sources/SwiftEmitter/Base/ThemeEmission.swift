import SpecModel
import SpecSemantics
import SwiftCode

/// Themes: tokens as members of their types, and the theme that holds them.
///
/// Only the app's theme names tokens; another theme overrides them by their names.
extension FileScope {
  func emit(_ theme: ThemeDeclaration, origin: Origin) -> [SwiftDeclaration] {
    exposeRuntime()
    let groups = self.groups(of: theme)
    let isFirst = app.index.theme?.name.text == theme.name.text
    let declaration = self.theme(theme, groups, isFirst: isFirst, origin: origin)
    guard isFirst else { return [declaration] }
    return groups.compactMap { tokens($0, origin: origin) } + [declaration]
  }

  /// Tokens of one kind, by their names.
  private struct TokenGroup {
    /// The parameter of a theme that takes them.
    let label: String
    let type: String
    let tokens: [(name: Name, value: SwiftExpression)]
  }

  private func groups(of theme: ThemeDeclaration) -> [TokenGroup] {
    [
      group("colors", "ColorToken", theme.colors.map { ($0.name, token($0)) }),
      group("fonts", "FontToken", theme.fonts.map { ($0.name, token($0)) }),
      group("spacing", "SpacingToken", theme.spacing.map { ($0.name, token($0)) }),
      group(
        "corners", "CellCorners",
        theme.radii.map { ($0.name, named("CellCorners", $0.name, [.arg(number($0.points))])) }),
      group("borders", "CellBorder", theme.borders.map { ($0.name, token($0)) }),
      group("shadows", "CellShadow", theme.shadows.map { ($0.name, token($0)) }),
      group("gradients", "CellGradient", theme.gradients.map { ($0.name, token($0)) }),
      group(
        "durations", "DurationToken",
        theme.durations.map { item in
          let seconds = SwiftArgument.arg("seconds", number(item.duration.seconds))
          return (item.name, named("DurationToken", item.name, [seconds]))
        }),
    ]
  }

  private func group(
    _ label: String, _ type: String, _ tokens: [(name: Name, value: SwiftExpression)]
  ) -> TokenGroup {
    TokenGroup(label: label, type: type, tokens: tokens.sorted { $0.name.text < $1.name.text })
  }

  private func tokens(_ group: TokenGroup, origin: Origin) -> SwiftDeclaration? {
    guard !group.tokens.isEmpty else { return nil }
    let members = group.tokens.map { name, value -> SwiftDeclaration in
      .variable(
        VariableDeclaration(
          .let, Naming.member(name.text), nil, value, access: app.access, modifiers: .static))
    }
    return .extension(
      ExtensionDeclaration(
        .named(group.type), documentation: "The \(group.label) of \(origin).",
        modifiers: .nonisolated, members: members))
  }

  private func theme(
    _ theme: ThemeDeclaration, _ groups: [TokenGroup], isFirst: Bool, origin: Origin
  ) -> SwiftDeclaration {
    var arguments: [SwiftArgument] = [.arg("name", .string(theme.name.text))]
    for group in groups where !group.tokens.isEmpty {
      let values = group.tokens.map { isFirst ? member($0.name) : $0.value }
      arguments.add(group.label, .lines(values))
    }
    if theme.statusBar != .default {
      arguments.add("statusBar", .implicit(theme.statusBar.rawValue))
    }
    arguments.add("bar", theme.bar.map(\.swiftExpression))
    arguments.add("toolbar", theme.toolbar.map(\.swiftExpression))
    arguments.add("tabBar", theme.tabBar.map(\.swiftExpression))
    return .extension(
      ExtensionDeclaration(
        "Theme", documentation: origin.documentation(theme.summaries), modifiers: .nonisolated,
        members: [
          .variable(
            VariableDeclaration(
              .let, Naming.member(theme.name.text), nil, .call("Theme", arguments),
              access: app.access, modifiers: .static))
        ]))
  }

  private func member(_ name: Name) -> SwiftExpression { .implicit(Naming.member(name.text)) }

  private func token(_ color: ColorDeclaration) -> SwiftExpression {
    let name = SwiftArgument.arg(.string(color.name.text))
    switch color.value {
    case .forms(let usual, let highContrast):
      var arguments = [name] + forms(usual)
      arguments.add("highContrast", highContrast.map { .call("ColorForms", forms($0)) })
      return .call("ColorToken", arguments)
    case .asset(let asset):
      return .call("ColorToken", [name, .arg("asset", .string(asset.text))])
    case .system(let color):
      let color = "UIColor.\(color.rawValue)"
      return .call(
        "ColorToken", [name, .arg("maker", .string(color))], trailing: Closure(.raw(color)))
    case .swift(let member):
      use(module: member.type.module, exposed: false)
      return .call(
        "ColorToken", [name, .arg("maker", .string(member.text))],
        trailing: Closure(.raw(member.text)))
    }
  }

  private func forms(_ forms: ColorForms) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = [.arg("light", hexadecimal(forms.light.rgb))]
    arguments.add("dark", forms.dark.map { hexadecimal($0.rgb) })
    if forms.light.alpha < 255 {
      let hundredths = (Double(forms.light.alpha) / 255 * 100).rounded()
      arguments.add("alpha", .double(hundredths / 100))
    }
    return arguments
  }

  private func token(_ font: FontDeclaration) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg(.string(font.name.text))]
    arguments.add("face", face(font.face))
    arguments.append(.arg("size", number(font.size)))
    if font.weight != .regular { arguments.add("weight", .implicit(font.weight.rawValue)) }
    if font.scales != .body { arguments.add("textStyle", .implicit(font.scales.rawValue)) }
    arguments.add("maximum", font.maximum.map(number))
    return .call("FontToken", arguments)
  }

  private func face(_ face: FontFace) -> SwiftExpression? {
    switch face {
    case .system: return nil
    case .family(let name): return .implicit("family", [.arg(.string(name.text))])
    case .file(let name): return .implicit("file", [.arg(.string(name.text))])
    case .swift(let member):
      use(module: member.type.module, exposed: false)
      let call = SwiftExpression.call(.raw(member.text), [.arg("ofSize", .raw("$0"))])
      return .call(
        .member(nil, "maker"), [.arg(.string(member.text))], trailing: Closure(call))
    }
  }

  private func token(_ spacing: SpacingDeclaration) -> SwiftExpression {
    .call("SpacingToken", [.arg(.string(spacing.name.text)), .arg(number(spacing.points))])
  }

  private func token<Style: BoxStyle>(_ style: StyleDeclaration<Style>) -> SwiftExpression {
    named(Style.type, style.name, style.value.arguments(in: self))
  }

  private func named(
    _ type: String, _ name: Name, _ arguments: [SwiftArgument]
  ) -> SwiftExpression {
    .call(.identifier(type), [.arg(.string(name.text))] + arguments)
  }

  func number(_ value: Double) -> SwiftExpression {
    Int(exactly: value).map { .integer($0) } ?? .double(value)
  }

  private func hexadecimal(_ value: UInt32) -> SwiftExpression {
    let digits = String(value, radix: 16, uppercase: true)
    return .raw("0x" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits)
  }
}
