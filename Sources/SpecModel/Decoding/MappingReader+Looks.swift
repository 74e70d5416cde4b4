import Diagnostics

/// What bars look like, which themes say.
extension MappingReader {
  /// What to do about a bar that is told what to look like, where the theme says it: `tabBar: { background: surface }`
  /// beside the menu.
  func lookOfTheme(_ name: String, _ entry: Entry) -> Cure? {
    let theme = ThemeGrammar.record.construct
    guard construct != theme, reader.tree.kind(entry.value) == .mapping,
      reader.tree.count(entry.value) > 0,
      let look = theme.keys.first(where: { $0.name == name })?.shape.constructs.first,
      [LowerBarLookGrammar.record.construct, BarLookGrammar.record.construct].contains(look),
      reader.tree.pairs(entry.value).allSatisfy({ look.hasKey(reader.tree.string($0.key)) })
    else { return nil }
    return Cure(help: ["say it of all bars of the kind, under `\(name):` of the theme"])
  }
}
