import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Models that fit where one is named that there is not, whatever they are called.
extension SpecWalker {
  /// The model of an adapter: what comes where it is listed, if that has all that the cell shows.
  mutating func resolveModel(of adapter: AdapterDeclaration) {
    guard resolve(.model, adapter.model) == nil else { return }
    let coming = index.modelsComing(to: adapter.name.text)
    guard coming.allSatisfy({ index.model($0) != nil }) else { return }
    var read: [String] = []
    if case .cell(let cell) = adapter.body { read = cell.fieldsOfItemInTexts }
    let fitting = coming.filter { name in
      read.allSatisfy { index.model(name)?.property($0) != nil }
    }
    note(fitting, "which comes where `\(adapter.name.text)` is listed", insteadOf: adapter.model)
  }

  /// The model of rows of a screen: the only one that it shows, but for those of which the same is said already.
  ///
  /// - Returns: Whether it is there.
  mutating func resolveModel(
    _ name: Name, ofRowsOf screen: ScreenDeclaration,
    besides others: @autoclosure () -> [String] = []
  ) -> Bool {
    guard resolve(.model, name) == nil else { return true }
    let shown = screen.usedAdapters.map { index.adapter($0.text)?.model.text }
    // What is shown by an adapter that is wrong itself may be what is meant.
    let known = shown.compactMap { $0.flatMap(index.model)?.name.text }
    if known.count == shown.count {
      note(
        Set(known).subtracting(others()), "which `\(screen.name.text)` shows", insteadOf: name)
    }
    return false
  }

  /// The model of a case of a union: that which is called as the case is.
  mutating func resolveModel(
    of unionCase: UnionCaseDeclaration, in union: UnionDeclaration
  ) -> DeclarationID? {
    if let id = resolve(.model, unionCase.model) { return id }
    let tag = unionCase.name.text.lowercased()
    let names = index.names(of: .model)
    let called = names.filter { $0.lowercased() == tag }
    let others = Set(union.cases.map(\.model.text))
    let written = unionCase.model.text
    // `FeedTray` for the case `tray`, where `FeedStrip` is written.
    let ending = names.filter { name in
      name.count > tag.count && name.lowercased().hasSuffix(tag) && !others.contains(name)
        && written.hasPrefix(name.dropLast(tag.count))
    }
    note(
      Set(called.isEmpty ? ending : called), "which is called as the case is",
      insteadOf: unionCase.model)
    return nil
  }

  private mutating func note(_ fitting: Set<String>, _ reason: String, insteadOf name: Name) {
    guard fitting.count == 1, let meant = fitting.first else { return }
    findings.note(fitting: Suggestion(meaning: meant, note: reason), insteadOf: name.text)
  }
}

extension ScreenDeclaration {
  /// The models of which it is said what follows when a row is selected.
  var selectedModels: [String] {
    actions.compactMap { action in
      if case .select(let model) = action.trigger { model.text } else { nil }
    }
  }
}
