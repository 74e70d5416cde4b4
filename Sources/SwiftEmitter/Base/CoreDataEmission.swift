import SpecModel
import SpecSemantics
import SwiftCode

/// Questions to Core Data as `ManagedObjectQuery` values.
extension EmissionContext {
  func objectQuery(
    _ plan: ManagedObjectPlan, of source: SourceDeclaration
  ) -> SwiftExpression {
    let objects = plan.question
    var arguments: [SwiftArgument] = [.arg(.string(objects.entity.text))]
    let properties = file.objectProperties(of: source.yields.element ?? source.yields, objects)
    arguments.append(.arg("properties", .array(properties.map(property))))
    if !objects.filters.isEmpty {
      arguments.append(.arg("where", .array(zip(objects.filters, plan.values).map(filter))))
    }
    arguments.append(
      .arg("order", .array(objects.order.map { $0.swift(as: "ManagedObjectOrder") })))
    arguments.add("limit", objects.limit.map { .integer($0) })
    return .call("ManagedObjectQuery", arguments)
  }

  private func property(_ property: ObjectProperty) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg(.string(property.keyPath))]
    if property.column != property.keyPath {
      arguments.append(.arg("as", .string(property.column)))
    }
    return .call("ManagedProperty", arguments)
  }

  private func filter(
    _ filter: ManagedObjectQuestion.Filter, _ value: SentValue
  ) -> SwiftExpression {
    .call(
      "ManagedObjectFilter",
      [
        .arg(.string(filter.keyPath.text)), .arg(.implicit(filter.comparison.swiftCase)),
        .arg(sentValue(value)),
      ])
  }
}

/// Where in an object a value of the model stands.
private struct ObjectProperty {
  /// The path in the payload of models, by which rows have it.
  var column: String
  var keyPath: String
}

extension FileScope {
  /// The values that a model is made of, those of nested models with them.
  fileprivate func objectProperties(
    of type: TypeReference, _ objects: ManagedObjectQuestion
  ) -> [ObjectProperty] {
    guard let name = type.declaredName, let model = app.index.model(name.text) else { return [] }
    var found: [ObjectProperty] = []
    for field in model.fields {
      let said = objects.properties.first { $0.field.text == field.name.text }?.keyPath.text
      let place = ObjectProperty(
        column: payloadPath(of: field), keyPath: said ?? field.name.text)
      collect(field.type.shape, at: place, inside: [name.text], into: &found)
    }
    return found
  }

  private func collect(
    _ shape: TypeReference.Shape, at place: ObjectProperty, inside: Set<String>,
    into found: inout [ObjectProperty]
  ) {
    switch shape {
    case .optional(let inner): collect(inner, at: place, inside: inside, into: &found)
    case .builtin, .list: found.append(place)
    case .named(let name):
      guard let model = app.index.model(name) else {
        found.append(place)
        return
      }
      // A model in itself ends where it begins anew: what is behind that is missing.
      guard !inside.contains(name) else { return }
      for field in model.fields {
        let nested = ObjectProperty(
          column: "\(place.column).\(payloadPath(of: field))",
          keyPath: "\(place.keyPath).\(field.name.text)")
        collect(field.type.shape, at: nested, inside: inside.union([name]), into: &found)
      }
    }
  }
}

extension ManagedObjectQuestion.Comparison {
  /// What the run-time calls it.
  fileprivate var swiftCase: String {
    switch self {
    case .equal: "equal"
    case .notEqual: "notEqual"
    case .less: "less"
    case .atMost: "lessOrEqual"
    case .greater: "greater"
    case .atLeast: "greaterOrEqual"
    case .contains: "contains"
    case .beginsWith: "beginsWith"
    case .isOneOf: "isOneOf"
    case .isNoneOf: "isNoneOf"
    }
  }
}
