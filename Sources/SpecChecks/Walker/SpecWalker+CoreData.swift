import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Objects of Core Data, as far as the spec alone can tell: the data model is the app's.
extension SpecWalker {
  mutating func visit(
    _ objects: ManagedObjectQuestion, yielding yields: TypeReference, in scope: ValueScope
  ) {
    if !ObjectNotation.isName(objects.entity.text) {
      refuse(
        "`\(objects.entity.text)` is no name of an entity", at: objects.entity.span,
        help: "names of entities have letters, digits and `_`")
    }
    if objects.order.isEmpty, !types.isInBrokenDeclaration {
      refuse(
        "these objects have no order", at: objects.entity.span,
        help: "add `order:` with an attribute")
    }
    for filter in objects.filters {
      checkKeyPath(filter.keyPath)
      if let type = sent(filter.value, in: scope) { check(filter, type) }
    }
    for order in objects.order { checkKeyPath(order.path) }
    checkFields(of: objects, yields)
  }

  private mutating func refuse(_ message: String, at span: ByteSpan, help: String) {
    findings.report(.invalidObjectQuery, message, at: location(span), help: [help])
  }

  private mutating func checkKeyPath(_ path: Name, canBeIdentity: Bool = false) {
    let parts = path.text.split(separator: ".", omittingEmptySubsequences: false)
    guard !parts.allSatisfy({ ObjectNotation.isName($0) }) else {
      guard parts.last == "objectID", !canBeIdentity else { return }
      return refuse(
        "`objectID` is in no attribute", at: path.span,
        help: "compare and order by an attribute of the entity")
    }
    refuse(
      "`\(path.text)` is no path of an attribute", at: path.span,
      help: "names of relationships and attributes stand between dots: `owner.name`")
  }

  private mutating func check(_ filter: ManagedObjectQuestion.Filter, _ type: SpecType) {
    let name = "`\(filter.comparison.rawValue)`"
    let isList = type.unwrapped.isList
    switch filter.comparison {
    case .isOneOf, .isNoneOf:
      guard !isList else { return }
      refuse(
        "\(name) compares with a list, and this is `\(type)`", at: filter.value.span,
        help: "give it a list, or say `op: equal`")
    case .contains, .beginsWith:
      switch type.unwrapped {
      case .builtin(.string), .builtin(.identifier), .enumeration: return
      case .builtin, .model, .union, .optional, .list:
        refuse(
          "\(name) compares with a text, and this is `\(type)`", at: filter.value.span,
          help: "compare numbers and dates by `equal`, `atLeast` and the like")
      }
    case .equal, .notEqual, .less, .atMost, .greater, .atLeast:
      guard isList else { return }
      refuse(
        "\(name) compares with one value, and this is `\(type)`", at: filter.value.span,
        help: "say `op: in` or `op: notIn`")
    }
  }

  /// Objects are of one entity, and so of one model, whose values are in attributes.
  private mutating func checkFields(of objects: ManagedObjectQuestion, _ yields: TypeReference) {
    guard let name = yields.declaredName else { return }
    guard let model = index.model(name.text) else {
      guard index.union(name.text) != nil else { return }
      return refuse(
        "the objects of an entity are of one model, and `\(name.text)` is a union", at: name.span,
        help: "write a source for each entity")
    }
    for property in objects.properties {
      checkKeyPath(property.keyPath, canBeIdentity: true)
      types.symbols?.note(
        Symbol(.field, property.field.text, of: Symbol.Owner(.model, name.text)),
        at: property.field.span)
      guard !model.fields.contains(where: { $0.name.text == property.field.text }) else { continue }
      let names = model.fields.map(\.name.text)
      refuse(
        "`\(name.text)` has no field `\(property.field.text)`", at: property.field.span,
        help: Suggestion(for: property.field.text, among: names, kind: "fields").help)
    }
    checkLists(in: model, at: name.span, shownAs: name.text, seen: [name.text])
  }

  /// A list in a model would stand in a to-many relationship, and rows have none.
  private mutating func checkLists(
    in model: ModelDeclaration, at span: ByteSpan, shownAs path: String, seen: Set<String>
  ) {
    for field in model.fields {
      let path = "\(path).\(field.name.text)"
      switch field.type.shape {
      case .list:
        refuse(
          "`\(path)` is a list, and objects are read without those that belong to them", at: span,
          help: "yield a model without it, and show the others by a source of their own")
      case .named(let name), .optional(.named(let name)):
        guard !seen.contains(name), let nested = index.model(name) else { continue }
        checkLists(in: nested, at: span, shownAs: path, seen: seen.union([name]))
      case .builtin, .optional: continue
      }
    }
  }
}

/// How entities, relationships and attributes are named.
enum ObjectNotation {
  /// Letters, digits and `_`, and no digit at the start.
  static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
