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
