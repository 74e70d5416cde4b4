import SpecModel
import SpecSemantics

/// Menus, and the smaller ones in them.
extension SpecWalker {
  /// As many entries are looked at of a menu, or of those around a smaller one: hardly a menu is longer.
  static var mostEntriesOfMenus: Int { 64 }

  /// The entries of a menu, which may have menus of their own.
  mutating func visit(_ items: [MenuItemDeclaration], _ context: EffectContext) {
    let scope = context.scope
    let around = entriesAround
    entriesAround = Array((around + items).suffix(Self.mostEntriesOfMenus))
    for item in items {
      let before = findings.errorCount
      text(item.title, in: scope)
      image(item.icon, in: scope)
      for asked in [item.checked, item.enabled] {
        _ = condition(asked, in: scope, seesWindow: context.seesWindow)
      }
      visit(item.effect, context.following(.first, result: scope.result))
      // What is asked for in vain is told already.
      if findings.errorCount == before { checkMark(of: item, among: items, within: around) }
    }
    entriesAround = around
    checkForRepetition(amongEntries: items, within: around)
  }

  /// - Parameter around: The entries of the menus in which this one is a smaller one.
  private mutating func checkForRepetition(
    amongEntries items: [MenuItemDeclaration], within around: [MenuItemDeclaration]
  ) {
    guard items.count + around.count > 1 else { return }
    let siblings = items.map(SiblingAction.init)
    checkForRepetition(among: siblings, each: "entry of the menu")
    checkForRepetition(
      of: around.map(SiblingAction.init), by: siblings, each: "entry of the menu")
  }
}
