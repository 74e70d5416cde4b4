import Diagnostics
import SpecModel

/// A colour that is too near to its background.
struct LowPair {
  /// What it looks like in a style.
  struct Shown {
    let style: ThemeColors.Style
    let front: OpaqueColor
    let back: OpaqueColor
    let ratio: Double
    let better: OpaqueColor?
    /// Whether the theme says what it is both in light and in dark.
    let hasBothForms: Bool

    /// The styles in which a pair is too near.
    static func all(
      of pair: ContrastPass.Pair, on backgrounds: [String], _ colors: ThemeColors
    ) -> [Shown] {
      ThemeColors.Style.allCases.compactMap { style in
        guard let (front, back) = colors.shown(pair.color, on: backgrounds, in: style) else {
          return nil
        }
        if style.isHighContrast,
          let usual = colors.shown(pair.color, on: backgrounds, in: style.usual),
          usual == (front, back)
        {
          return nil
        }
        let ratio = Contrast.ratio(of: front, on: back)
        guard ratio < pair.kind.needed else { return nil }
        let better = Contrast.nearest(to: front, on: back, reaching: pair.kind.needed)
        return Shown(
          style: style, front: front, back: back, ratio: ratio, better: better,
          hasBothForms: colors.writesBothForms(of: pair.color))
      }
    }
  }

  let pair: ContrastPass.Pair
  let background: String
  let shown: [Shown]
  /// The theme in which it is so; nil for the app's own.
  let theme: String?

  var message: String {
    let ratios = shown.map { "\(Self.text($0.ratio)):1 in \($0.style.rawValue)" }
    return "`\(pair.color)` on `\(background)` has a contrast of "
      + "\(ratios.joined(separator: " and "))\(theme.map { " of the theme `\($0)`" } ?? ""), and \(pair.kind.noun) needs "
      + "\(Self.text(pair.kind.needed)):1"
  }

  var help: [String] {
    let better = shown.compactMap { shown in
      shown.better.map { shown.style.setting($0.hexadecimal) }
    }
    guard !better.isEmpty else {
      return ["move one of the two colors away from the other, or take others here"]
    }
    return [
      "take another color here, or change `\(pair.color)` in the theme: as"
        + " \(better.joined(separator: ", ")) it could be read here"
    ]
  }

  /// A ratio with one digit behind the point, never rounded up to what is needed.
  static func text(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension LowPair {
  static func message(on color: String, _ pairs: [LowPair]) -> String {
    guard pairs.count > 1, let first = pairs.first else { return pairs.first?.message ?? "" }
    var backgrounds: [String] = []
    for pair in pairs where !backgrounds.contains(pair.background) {
      backgrounds.append(pair.background)
    }
    let lowest = pairs.flatMap(\.shown).min { $0.ratio < $1.ratio }
    let needed = pairs.max { $0.pair.kind.needed < $1.pair.kind.needed } ?? first
    let ratio = lowest.map { "\(text($0.ratio)):1 in \($0.style.rawValue)" } ?? ""
    return
      "`\(color)` has a contrast of only \(ratio)\(first.theme.map { " of the theme `\($0)`" } ?? "") on"
      + " \(Listing.quoted(backgrounds)), and \(needed.pair.kind.noun) needs \(text(needed.pair.kind.needed)):1"
  }

  /// The light and the dark form of a background, where what stands on each could be read on the other.
  static func exchangedBackground(
    _ pairs: [LowPair]
  ) -> (light: String, dark: String)? {
    guard exchanged(pairs) != nil, let shown = pairs.first?.shown,
      let light = shown.first(where: { $0.style == .light })?.back,
      let dark = shown.first(where: { $0.style == .dark })?.back, light != dark
    else { return nil }
    return (light.hexadecimal, dark.hexadecimal)
  }

  /// The light and the dark form of a colour, where each could be read as the other.
  static func exchanged(_ pairs: [LowPair]) -> (light: String, dark: String)? {
    var forms: (light: OpaqueColor, dark: OpaqueColor)?
    for pair in pairs {
      guard let light = pair.shown.first(where: { $0.style == .light }),
        let dark = pair.shown.first(where: { $0.style == .dark }),
        Contrast.ratio(of: dark.front, on: light.back) >= pair.pair.kind.needed,
        Contrast.ratio(of: light.front, on: dark.back) >= pair.pair.kind.needed
      else { return nil }
      forms = (light.front, dark.front)
    }
    return forms.map { ($0.light.hexadecimal, $0.dark.hexadecimal) }
  }

  /// Colours that are enough on all backgrounds.
  static func help(on color: String, _ pairs: [LowPair]) -> [String] {
    if pairs.allSatisfy({ $0.shown.allSatisfy(\.hasBothForms) }),
      let (light, dark) = exchanged(pairs)
    {
      return [
        "swap them: `light: \"\(dark)\"`, `dark: \"\(light)\"`, which can be read everywhere"
      ]
    }
    let styles = ThemeColors.Style.allCases.filter { style in
      pairs.contains { $0.shown.contains { $0.style == style } }
    }
    let better = styles.map { style -> String? in
      let low = pairs.flatMap { pair in
        pair.shown.filter { $0.style == style }.map { ($0.back, pair.pair.kind.needed) }
      }
      let front = pairs.lazy.flatMap(\.shown).first { $0.style == style }?.front
      return front.flatMap { Contrast.nearest(to: $0, onAll: low) }
        .map { style.setting($0.hexadecimal) }
    }
    guard !better.contains(nil) else {
      return ["change it, or the backgrounds: no one color can be read on all of them"]
    }
    return [
      "change it to \(better.compactMap(\.self).joined(separator: ", ")), which can be read everywhere"
    ]
  }
}

extension ThemeColors.Style {
  /// What says in a theme that a colour has a form.
  fileprivate func setting(_ color: String) -> String {
    let form = "\(usual.rawValue): \"\(color)\""
    return isHighContrast ? "`highContrast: { \(form) }`" : "`\(form)`"
  }
}

extension ContrastPass.Kind {
  /// The contrast that it needs.
  fileprivate var needed: Double {
    switch self {
    case .text(let isLarge): isLarge ? 3 : 4.5
    case .icon: 3
    }
  }

  fileprivate var noun: String {
    switch self {
    case .text(isLarge: false): "text of this size"
    case .text(isLarge: true): "large text"
    case .icon: "an icon"
    }
  }
}
