import Diagnostics
import SpecModel

extension ColorValue {
  /// What of the colour stands in a dump.
  var entries: [(key: String, value: JSONValue?)] {
    switch self {
    case .forms(let usual, let highContrast):
      usual.entries + [("highContrast", highContrast.map { .present($0.entries) })]
    case .asset(let name): [("asset", .string(name.text))]
    case .system(let color): [("system", .string(color.rawValue))]
    case .swift(let member): [("swift", member.dump)]
    }
  }
}

extension FontFace {
  /// What of the font's letters stands in a dump.
  var entries: [(key: String, value: JSONValue?)] {
    switch self {
    case .system: []
    case .family(let name): [("family", .string(name.text))]
    case .file(let name): [("file", .string(name.text))]
    case .swift(let member): [("swift", member.dump)]
    }
  }
}

extension ThemeDeclaration {
  /// What boxes take from the theme, and how long changes take.
  var styles: [(key: String, value: JSONValue?)] {
    [
      ("radii", .array(radii.map { .token($0.name, [("points", .number(points: $0.points))]) })),
      (
        "borders",
        .array(
          borders.map { border in
            .token(
              border.name,
              [
                ("width", .number(points: border.value.width)),
                ("color", .string(border.value.color.text)),
              ])
          })
      ),
      ("shadows", .array(shadows.map { .token($0.name, $0.value.entries) })),
      (
        "gradients",
        .array(
          gradients.map { gradient in
            .token(
              gradient.name,
              [
                ("from", .string(gradient.value.from.text)),
                ("to", .string(gradient.value.to.text)),
                ("direction", .string(gradient.value.direction.rawValue)),
              ])
          })
      ),
      (
        "durations",
        .array(
          durations.map {
            .token($0.name, [("milliseconds", .number(points: Double($0.duration.milliseconds)))])
          })
      ),
    ]
  }
}

extension CellShadow where Color == Name {
  fileprivate var entries: [(key: String, value: JSONValue?)] {
    [
      ("color", .text(color?.text)), ("opacity", .number(points: opacity)),
      ("radius", .number(points: radius)), ("x", .number(points: x)), ("y", .number(points: y)),
    ]
  }
}

extension JSONValue {
  fileprivate static func token(
    _ name: Name, _ entries: [(key: String, value: JSONValue?)]
  ) -> JSONValue {
    .present([("name", .string(name.text))] + entries)
  }
}

extension ColorForms {
  fileprivate var entries: [(key: String, value: JSONValue?)] {
    [("light", .string(light.hex)), ("dark", .text(dark?.hex))]
  }
}

extension SwiftMember {
  fileprivate var dump: JSONValue {
    .present([
      ("type", .string(type.type.text)), ("member", .string(member.text)),
      ("module", .text(type.module?.text)),
    ])
  }
}

extension RGBAColor {
  /// `#rrggbb`, with an opacity as `#rrggbbaa`.
  fileprivate var hex: String {
    let digits = String(rgb, radix: 16)
    let color = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    guard alpha < 255 else { return color }
    let opacity = String(alpha, radix: 16)
    return color + (opacity.count == 1 ? "0" : "") + opacity
  }
}
