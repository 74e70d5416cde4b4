import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What is declared to be there always and has `nil` as its default: who writes that means that it can be missing.
extension Findings {
  /// Takes what is said where others ask whether such a value is there, or give it `nil`: both are right when it can be
  /// missing.
  mutating func gatherAfterNothingAsDefault(in index: AppIndex) {
    let defaults = diagnostics.filter(\.isOfNothingAsDefault).prefix(Self.mostSlips * 10)
    guard !defaults.isEmpty, diagnostics.contains(where: \.isOfNothing) else { return }
    let references = SymbolIndex(of: index).references
    for cause in defaults {
      guard let symbol = references.symbol(declaredBefore: cause.primary) else { continue }
      let uses = references.filter { $0.symbol == symbol && !$0.isDeclaration }
      take { finding in
        finding.isOfNothing && uses.contains { $0.location.isClose(before: finding.primary) }
      } after: {
        $0 == cause
      }
    }
  }
}

extension [SymbolReference] {
  /// What can have a default and is declared last before a place.
  fileprivate func symbol(declaredBefore place: Location) -> Symbol? {
    last { reference in
      let (kind, name) = (reference.symbol.kind, reference.location)
      return reference.isDeclaration && name.file == place.file
        && name.span.end <= place.span.start
        && [.field, .flag, .parameter, .session, .state].contains(kind)
    }?.symbol
  }
}

extension Location {
  /// Whether no more than an operator of two signs with the spaces around it stands between two places.
  fileprivate func isClose(before other: Location) -> Bool {
    file == other.file && span.end < other.span.start && other.span.start - span.end <= 4
  }
}

extension Diagnostic {
  fileprivate var isOfNothingAsDefault: Bool {
    message.hasPrefix("`nil` stands where `") && help.first?.hasPrefix("let its type be `") == true
  }

  /// Whether it says that something is never missing, where it is compared with `nil` or given that.
  fileprivate var isOfNothing: Bool {
    Findings.ofTypes.contains(rule) && !isOfNothingAsDefault
      && (message.hasSuffix("` is never `nil`") || message.contains("`nil` stands where `"))
  }
}
