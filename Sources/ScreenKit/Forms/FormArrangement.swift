/// The fields of a form as they stand one below the other, with what is said above and below groups of them.
@MainActor
final class FormArrangement {
  /// What is said of fields that stand one after the other.
  private struct Group {
    /// Which of the form's groups it is; nil for fields in none.
    let number: Int?
    let header: UILabel?
    let footer: UILabel?
    let fields: [FormFieldView]

    var parts: [UIView] {
      let parts: [UIView?] = [header] + fields + [footer]
      return parts.compactMap(\.self)
    }
  }

  /// Fields and texts, from above.
  let parts: [UIView]
  private let groups: [Group]
  private let runtime: AppRuntime

  /// `fields` in their order, with what `groups` say of them.
  init(_ fields: [FormFieldView], in groups: [FormGroup], runtime: AppRuntime) {
    self.runtime = runtime
    func label(_ text: ScreenText?) -> UILabel? {
      text.map {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = runtime.string($0)
        return label
      }
    }
    self.groups = Self.runs(of: fields, in: groups).map { number, fields in
      let group = number.map { groups[$0] }
      return Group(
        number: number, header: label(group?.header), footer: label(group?.footer),
        fields: fields)
    }
    parts = self.groups.flatMap(\.parts)
    for group in self.groups { group.header?.accessibilityTraits = .header }
    showTexts()
  }

  /// The fields that follow one another in the same group, or in none. A group of which several steps ask is in parts
  /// then, of which each step shows one.
  private static func runs(
    of fields: [FormFieldView], in groups: [FormGroup]
  ) -> [(number: Int?, fields: [FormFieldView])] {
    let members = groups.enumerated().flatMap { number, group in group.fields.map { ($0, number) } }
    let numbers = Dictionary(members) { first, _ in first }
    var runs: [(number: Int?, fields: [FormFieldView])] = []
    for field in fields {
      let number = numbers[field.entry.field.id]
      if let last = runs.last, last.number == number {
        runs[runs.count - 1].fields.append(field)
      } else {
        runs.append((number, [field]))
      }
    }
    return runs
  }

  /// Says what is said of fields now. Which groups there are, and which of them have something to say, stays.
  func say(_ groups: [FormGroup]) {
    for group in self.groups {
      guard let number = group.number, groups.indices.contains(number) else { continue }
      group.header?.text = groups[number].header.map(runtime.string)
      group.footer?.text = groups[number].footer.map(runtime.string)
    }
  }

  /// What is said of fields is there as long as one of them is.
  func showTexts() {
    for group in groups {
      let isHidden = group.fields.allSatisfy(\.isHidden)
      group.header?.isHidden = isHidden
      group.footer?.isHidden = isHidden
    }
  }

  func applyTheme(textSize: TextSize) {
    let theme = runtime.theme
    for group in groups {
      group.header?.font = theme.font(.headline).uiFont(for: textSize)
      group.header?.textColor = theme.uiColor(.text)
      group.footer?.font = theme.font(.caption).uiFont(for: textSize)
      group.footer?.textColor = theme.uiColor(.secondaryText)
    }
  }
}
