import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What takes the place of an item is one itself.
  static func checkRenewal(
    by request: RequestDeclaration, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard request.renews, let key = request.renewsKey, let answer = request.yields,
      let type = place.index.type(answer), type.renewed == nil
    else { return }
    findings.report(
      .ineffectiveKey,
      "`renews` means nothing here: a `\(type)` is neither a model nor a list of models",
      at: place.location(key),
      related: [.init(place.location(answer.span), "it answers with this")],
      help: ["leave out `renews:`"])
  }
}
