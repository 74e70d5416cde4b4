import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// The rules of the app for what is entered into forms, each of which is a method that the app implements.
extension AppComparison {
  mutating func compareRules() {
    let (before, after) = (earlier.askedRules, later.askedRules)
    let known = Dictionary(
      before.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    for rule in after {
      guard let was = known[rule.name.text] else {
        report(
          .sourceRequirements,
          "the app has to implement `\(rule.method)`, which takes `\(rule.type)`",
          at: rule.place, help: "write the method in what supplies the app's dependencies")
        continue
      }
      guard was.type != rule.type else { continue }
      report(
        .sourceRequirements,
        "`\(rule.method)` takes `\(rule.type)` and took `\(was.type)`",
        at: rule.place, was: (was.place, "it was asked here"),
        help: "what implements it has to take such a value")
    }
    let names = Set(after.map(\.name.text))
    for was in before where !names.contains(was.name.text) {
      report(
        .sourceRequirements, "`\(was.method)` is not asked any more", at: was.place,
        help: "take out what implements it, or keep `rule: \(was.name.text)`")
    }
  }
}

/// A rule of the app, where it is asked first.
private struct AskedRule {
  let name: Name
  let type: TypeReference.Shape
  let place: Location

  /// The method that the app implements.
  var method: String { Naming.rule(name.text) }
}

extension AppIndex {
  /// The rules that forms ask, each once, in the order of the specs.
  fileprivate var askedRules: [AskedRule] {
    var names: Set<String> = []
    return files.flatMap { file in
      file.declarations.flatMap { declaration -> [AskedRule] in
        guard case .screen(let screen) = declaration else { return [] }
        return screen.ruledFields.filter { names.insert($0.rule.text).inserted }.map { ruled in
          AskedRule(
            name: ruled.rule, type: ruled.field.type.shape,
            place: Location(file: file.id, span: ruled.rule.span))
        }
      }
    }
  }
}
