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
