import Diagnostics
import SpecModel
import SpecSemantics

/// What a request changes is what it is given the `id` of.
extension SpecRule {
  /// Reports the `id` of something else within a row, where the request yields what the row is and `optimistic:` changes
  /// the row itself.
  static func checkChanged(by site: EffectSite, into findings: inout Findings) {
    guard !site.effect.optimistic.isEmpty, case .request(let name) = site.effect.action,
      site.effect.optimistic.allSatisfy({
        $0.target.scope == .item && $0.target.components.count == 1
      }),
      let request = site.index.request(name.text), let yields = request.yields,
      case .model(let changed)? = site.index.type(yields)?.unwrapped,
      site.scope.item?.unwrapped == .model(changed),
      let identity = site.index.model(changed)?.property("id")
    else { return }
    let types = TypeChecker(index: site.index)
    for argument in site.effect.arguments where argument.name.text == "id" {
      guard case .path(let path) = argument.value.kind, path.scope == .item, !path.lacksDollar,
        path.components.count > 1, path.components.last?.text == "id",
        let parameter = request.parameters.first(where: { $0.name.text == "id" }),
        site.index.type(parameter.type) == site.index.type(identity.type)
      else { continue }
      let outer = ValuePath(scope: .item, components: Array(path.components.dropLast()))
      guard let owner = try? types.path(outer, at: argument.value.span, in: site.scope),
        case .model(let other) = owner.type.unwrapped, other != changed
      else { continue }
      let place = site.location(argument.value.span)
      findings.report(
        .mistakenIdentity,
        "`\(name.text)` is given the `id` of `\(other)`, and changes `\(changed)`", at: place,
        related: [
          .init(site.location(site.effect.optimistic[0].targetSpan), "this is changed")
        ],
        help: ["did you mean `$item.id`?"],
        fixes: Fix.replacing(path.text, at: place, by: "$item.id", .unsafe))
    }
  }
}
