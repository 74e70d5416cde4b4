/// The fields of a form as they stand one below the other, with what is said above and below groups of them.
@MainActor
final class FormArrangement {
  private struct Group {
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

  /// `fields` in `groups`; those that are in none stand above them.
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
    var left = fields
    self.groups = groups.map { group in
      let fields = group.fields.compactMap { id in
        left.firstIndex { $0.entry.field.id == id }.map { left.remove(at: $0) }
      }
      return Group(header: label(group.header), footer: label(group.footer), fields: fields)
    }
    parts = left + self.groups.flatMap(\.parts)
    for group in self.groups { group.header?.accessibilityTraits = .header }
    showTexts()
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
