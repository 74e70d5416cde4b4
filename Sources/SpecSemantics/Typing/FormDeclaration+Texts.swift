import SpecModel

extension FormDeclaration {
  /// Whether something that the form says beside its fields follows what is entered, or the state of its screen.
  public var changesTexts: Bool {
    submit.title.changesWhileShown || steps.contains { $0.title.changesWhileShown }
      || groups.contains {
        $0.header?.changesWhileShown == true || $0.footer?.changesWhileShown == true
      }
  }
}
