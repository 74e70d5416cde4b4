import Diagnostics
import SpecModel
import SpecSemantics

/// The methods of the app that effects call, which are looked for once one may stand where a screen is due.
struct CalledMethods {
  private var names: Set<String>?

  /// Whether a name that no screen has is that of such a method.
  mutating func has(_ entry: Findings.Unknown, in index: AppIndex) -> Bool {
    guard entry.onlyKind == .screen, entry.name.first?.isLowercase == true else { return false }
    let known = names ?? Self.names(in: index)
    names = known
    return known.contains(entry.name)
  }

  private static func names(in index: AppIndex) -> Set<String> {
    Set(
      SymbolIndex(of: index).references.lazy.filter { $0.symbol.kind == .method }
        .map(\.symbol.name))
  }
}

extension Diagnostic {
  /// The same about the name of a method of the app.
  func naming(method name: String) -> Diagnostic {
    var named = Diagnostic(
      rule: rule, severity: severity, message: message, at: primary, label: label,
      related: related, notes: notes,
      help: ["`\(name)` is a method of the app, which others call: say `call: \(name)` instead"])
    (named.stage, named.cause, named.consequences) = (stage, cause, consequences)
    (named.misuse, named.subject) = (misuse, subject)
    return named
  }
}

extension AppIndex {
  /// The type that belongs to something which has a name and is none: the model of an adapter, what a source or a request
  /// yields, the only model that a screen is given or shows.
  func type(of name: String) -> Suggestion? {
    if let model = adapter(name)?.model.text {
      return Suggestion(meaning: model, note: "which the adapter `\(name)` is for")
    }
    for (kind, yields) in [("source", source(name)?.yields), ("request", request(name)?.yields)] {
      guard let type = yields?.declaredName?.text else { continue }
      return Suggestion(meaning: type, note: "which the \(kind) `\(name)` yields")
    }
    guard let screen = screen(name) else { return nil }
    let given = screen.parameters.compactMap(\.type.declaredName?.text)
    let shown = screen.sections.compactMap { section -> String? in
      guard case .source(let reference, _, _) = section.content else { return nil }
      return source(of: reference)?.yields.declaredName?.text
    }
    let models = [given, shown].map { names in Set(names.filter { model($0) != nil }) }
    guard let only = models.first(where: { !$0.isEmpty }), only.count == 1 else { return nil }
    return only.first.map { Suggestion(meaning: $0, note: "which the screen `\(name)` is about") }
  }
}
