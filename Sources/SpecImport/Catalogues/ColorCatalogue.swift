import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Makes a theme of the colours of an asset catalogue.
package struct ColorCatalogue {
  /// A colour set of the catalogue.
  package struct ColorSet: Sendable {
    /// What code calls it by.
    let name: String
    let content: DocumentNode
    let file: FileID

    package init(name: String, content: DocumentNode, file: FileID) {
      self.name = name
      self.content = content
      self.file = file
    }
  }

  private let sets: [ColorSet]
  private let theme: String

  package init(_ sets: [ColorSet], theme: String) {
    self.sets = sets
    self.theme = theme
  }

  package func outcome() -> ImportOutcome {
    var findings = ImportFindings(of: sets.first?.file ?? FileID(rawValue: 0))
    var members = MemberNames(.member, else: "Color")
    var colors: [(key: String, value: SpecValue)] = []
    for set in sets {
      let last = set.name.split(separator: "/").last.map(String.init) ?? set.name
      let forms = ColorForms(of: set.content)
      guard let value = forms.value else {
        findings.leaveOut(
          "`\(set.name)` has a form that is not red, green and blue, so the theme takes it from the assets",
          at: Location(file: set.file, span: set.content.span),
          help: "give it components in sRGB, and rules know its contrast", isNote: true)
        colors.append((members.name(last), .mapping([("asset", .text(set.name))])))
        continue
      }
      colors.append((members.name(last), value))
    }
    var outcome = ImportOutcome(title: theme, diagnostics: findings.diagnostics)
    guard !colors.isEmpty else { return outcome }
    let text = SpecValue.lines([
      ("theme", .text(SafeName.upperCamel(theme))), ("colors", .mapping(colors)),
    ])
    outcome.files = [.init(path: "Theme.yaml", text: text)]
    return outcome
  }
}

/// The forms of a colour set that the language knows.
private struct ColorForms {
  private var light: String?
  private var dark: String?
  private var lightOfContrast: String?
  private var darkOfContrast: String?
  private var areReadable = true

  init(of set: DocumentNode) {
    for entry in set["colors"]?.elements ?? [] {
      guard entry["idiom"]?.text ?? "universal" == "universal" else { continue }
      guard let color = entry["color"] else { continue }
      guard let text = Self.hexadecimal(color) else {
        areReadable = false
        continue
      }
      let appearances = entry["appearances"]?.elements.compactMap { $0["value"]?.text } ?? []
      switch (appearances.contains("dark"), appearances.contains("high")) {
      case (false, false): light = text
      case (true, false): dark = text
      case (false, true): lightOfContrast = text
      case (true, true): darkOfContrast = text
      }
    }
  }

  /// What a theme says of it; nil where not all of it can be said.
  var value: SpecValue? {
    guard areReadable, let light else { return nil }
    var entries: [(key: String, value: SpecValue)] = [("light", .text(light))]
    if let dark { entries.append(("dark", .text(dark))) }
    if lightOfContrast != nil || darkOfContrast != nil {
      let forms: [(key: String, value: SpecValue)] =
        [("light", .text(lightOfContrast ?? light))]
        + (darkOfContrast.map { [("dark", .text($0))] } ?? [])
      entries.append(("highContrast", .mapping(forms)))
    }
    return .mapping(entries)
  }

  private static func hexadecimal(_ color: DocumentNode) -> String? {
    let space = color["color-space"]?.text ?? ""
    guard let components = color["components"] else { return nil }
    let names: [String]
    switch space {
    case "srgb", "extended-srgb": names = ["red", "green", "blue"]
    case "gray-gamma-22", "extended-gray": names = ["white", "white", "white"]
    default: return nil
    }
    var bytes: [Int] = []
    for name in names {
      guard let byte = components[name]?.scalar.flatMap(Self.byte) else { return nil }
      bytes.append(byte)
    }
    guard let opacity = Double(components["alpha"]?.scalar ?? "1"), opacity >= 0 else {
      return nil
    }
    if opacity < 1 { bytes.append(Int((opacity * 255).rounded())) }
    return "#"
      + bytes.map { byte in
        let digits = String(byte, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// `0xFF`, `255` and `1.000` are the same.
  private static func byte(_ text: String) -> Int? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).flatMap(inRange) }
    if !text.contains("."), let whole = Int(text) { return inRange(whole) }
    guard let part = Double(text), (0...1).contains(part) else { return nil }
    return Int((part * 255).rounded())
  }

  private static func inRange(_ byte: Int) -> Int? { (0...255).contains(byte) ? byte : nil }
}
