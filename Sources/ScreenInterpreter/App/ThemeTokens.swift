import ScreenKit
import SpecModel

/// The tokens of a theme, by the names that specs have for them.
struct ThemeTokens {
  private let declared: ThemeDeclaration?

  /// The tokens of the app's theme; other themes override them by their names.
  init(of theme: ThemeDeclaration?) {
    declared = theme
  }

  func color(_ name: String) -> ColorToken {
    declared?.colors.first { $0.name.text == name }.map(Self.token)
      ?? ColorToken(name, light: 0x808080)
  }

  func color(_ name: Name) -> ColorToken { color(name.text) }

  func font(_ name: Name) -> FontToken {
    declared?.fonts.first { $0.name.text == name.text }.map(Self.token)
      ?? FontToken(name.text, size: 17)
  }

  func spacing(_ measure: Measure) -> SpacingToken {
    switch measure {
    case .points(let points): SpacingToken(points: points)
    case .token(let name):
      SpacingToken(
        name.text, declared?.spacing.first { $0.name.text == name.text }?.points ?? 0)
    }
  }

  func duration(_ duration: TokenOr<SpecDuration>) -> DurationToken {
    switch duration {
    case .own(let own): DurationToken(seconds: Double(own.milliseconds) / 1000)
    case .token(let name):
      DurationToken(
        name.text,
        seconds: declared?.durations.first { $0.name.text == name.text }?.seconds ?? 0)
    }
  }

  func corners(_ corners: SpecModel.CellCorners) -> ScreenKit.CellCorners {
    let token: ScreenKit.CellCorners =
      switch corners.radius {
      case .points(let points): ScreenKit.CellCorners(points)
      case .token(let name):
        ScreenKit.CellCorners(
          name.text, declared?.radii.first { $0.name.text == name.text }?.points ?? 0)
      }
    return corners.places.isEmpty ? token : token.at(corners.shown)
  }

  func border(named name: Name) -> ScreenKit.CellBorder {
    let own = declared?.borders.first { $0.name.text == name.text }?.value
    return ScreenKit.CellBorder(
      name.text, width: own?.width ?? 0, color: own.map { color($0.color) } ?? color(""))
  }

  /// A border that has one colour.
  func border(_ border: TokenOr<SpecModel.CellBorder<Name>>) -> ScreenKit.CellBorder {
    switch border {
    case .token(let name): self.border(named: name)
    case .own(let own): ScreenKit.CellBorder(width: own.width, color: color(own.color))
    }
  }

  func shadow(named name: Name) -> ScreenKit.CellShadow {
    let own = declared?.shadows.first { $0.name.text == name.text }?.value
    return ScreenKit.CellShadow(
      name.text, color: own?.color.map { color($0) }, opacity: own?.opacity ?? 0,
      radius: own?.radius ?? 0, x: own?.x ?? 0, y: own?.y ?? 0)
  }

  func gradient(_ gradient: TokenOr<SpecModel.CellGradient>) -> ScreenKit.CellGradient {
    let (name, own) = named(gradient, among: declared?.gradients)
    guard let own else { return ScreenKit.CellGradient(from: color(""), to: color("")) }
    let (from, to) = (color(own.from), color(own.to))
    guard let name else {
      return ScreenKit.CellGradient(from: from, to: to, direction: own.direction.shown)
    }
    return ScreenKit.CellGradient(name, from: from, to: to, direction: own.direction.shown)
  }

  private func named<Style>(
    _ style: TokenOr<Style>, among declared: [StyleDeclaration<Style>]?
  ) -> (name: String?, own: Style?) {
    switch style {
    case .own(let own): (nil, own)
    case .token(let name): (name.text, declared?.first { $0.name.text == name.text }?.value)
    }
  }
}

/// The theme as the run-time wears it.
extension ThemeTokens {
  @MainActor
  func theme(named name: String) -> Theme {
    guard let declared else { return Theme(name: name) }
    func own(_ name: Name) -> Name { name }
    return Theme(
      name: name, colors: declared.colors.map { color($0.name) },
      fonts: declared.fonts.map { font($0.name) },
      spacing: declared.spacing.map { spacing(.token($0.name)) },
      corners: declared.radii.map { ScreenKit.CellCorners($0.name.text, $0.points) },
      borders: declared.borders.map { border(named: $0.name) },
      shadows: declared.shadows.map { shadow(named: $0.name) },
      gradients: declared.gradients.map { gradient(.token($0.name)) },
      durations: declared.durations.map { duration(.token($0.name)) },
      statusBar: declared.statusBar.shown, bar: declared.bar?.shown(in: self),
      toolbar: declared.toolbar?.shown(in: self), tabBar: declared.tabBar?.shown(in: self))
  }

  private static func token(_ color: ColorDeclaration) -> ColorToken {
    let name = color.name.text
    switch color.value {
    case .forms(let usual, let highContrast):
      return ColorToken(
        name, light: usual.light.rgb, dark: usual.dark?.rgb, alpha: usual.opacity,
        highContrast: highContrast.map {
          ScreenKit.ColorForms(light: $0.light.rgb, dark: $0.dark?.rgb, alpha: $0.opacity)
        })
    case .asset(let asset): return ColorToken(name, asset: asset.text)
    case .system(let system):
      let color = system
      return ColorToken(name, maker: "UIColor.\(system.rawValue)") { color.uiColor }
    // What only the app's own code makes looks as it does in the library where it plays a part there, or is grey.
    case .swift:
      let part = ColorRole(rawValue: name).map { Theme(name: "").color($0) }
      return part ?? ColorToken(name, light: 0x808080, dark: 0x808080)
    }
  }

  private static func token(_ font: FontDeclaration) -> FontToken {
    let face: ScreenKit.FontFace =
      switch font.face {
      case .system, .swift: .system
      case .family(let name): .family(name.text)
      case .file(let name): .file(name.text)
      }
    return FontToken(
      font.name.text, face: face, size: font.size, weight: font.weight.shown,
      textStyle: font.scales.shown, maximum: font.maximum.map { CGFloat($0) })
  }
}

extension DurationDeclaration {
  fileprivate var seconds: Double { Double(duration.milliseconds) / 1000 }
}

extension SpecModel.ColorForms {
  /// The opacity in hundredths, as generated code has it.
  fileprivate var opacity: Double {
    light.alpha == 255 ? 1 : (Double(light.alpha) / 255 * 100).rounded() / 100
  }
}
