import SpecModel
import SpecSemantics

/// How screens use named sources: what is generated for each follows from that.
struct SourceUses: Sendable {
  private var listed: Set<String> = []
  private var loaded: Set<String> = []

  /// - Parameter exported: What may be used in any way by code that is not seen.
  init(of screens: [ScreenDeclaration], anyUseOf exported: Set<String>) {
    defer {
      listed.formUnion(exported)
      loaded.formUnion(exported)
    }
    for screen in screens {
      for case .use(let name, _) in screen.data.map(\.source) { loaded.insert(name.text) }
    }
    // Where no screen loads data, every source is a list.
    guard !loaded.isEmpty else { return }
    for screen in screens {
      for case .source(.use(let name, _), _, _) in screen.sections.map(\.content) {
        listed.insert(name.text)
      }
      for case .use(let name, _) in screen.choiceSources { listed.insert(name.text) }
    }
  }

  /// Whether screens load what a source yields whole, as an object or a list.
  func isLoadedWhole(_ source: SourceDeclaration) -> Bool {
    source.yields.isList || loaded.contains(source.name.text)
  }

  /// Whether a source is one that lists show. A source that no screen uses is, if its items have
  /// identities.
  func isList(_ source: SourceDeclaration, in index: AppIndex) -> Bool {
    guard !source.yields.isList, !isLoadedWhole(source) || listed.contains(source.name.text) else {
      return false
    }
    guard let name = source.yields.declaredName, let model = index.model(name.text) else {
      return index.type(source.yields) != nil
    }
    return model.hasIdentity || model.swift != nil
  }

  var digest: NameSetDigest {
    var digest = NameSetDigest()
    for name in listed { digest.insert(name, is: 1) }
    for name in loaded { digest.insert(name, is: 2) }
    return digest
  }
}
