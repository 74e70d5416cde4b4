import Foundation
import ScreenKit
import SpecModel
import SpecSemantics

/// What screens are shown with where nobody says it: invented values or, where none are invented, plain ones of the
/// parameters' types.
@MainActor
struct StandardValues {
  private let app: InterpretedApp
  private let answers: SourceAnswers

  init(_ app: InterpretedApp, _ answers: SourceAnswers) {
    self.app = app
    self.answers = answers
  }

  func values(forScreen name: String) -> [String: DynamicValue] {
    app.index.screen(name).map { values(of: $0.parameters) } ?? [:]
  }

  /// What fields are that are given no values.
  func values(of fields: [Field]) -> [String: DynamicValue] {
    var values = app.defaults(of: fields)
    for field in fields where values[field.name.text]?.isMissing != false {
      guard let type = app.index.type(field.type) else { continue }
      let name = field.name.text
      values[name] = invented(type, called: name) ?? value(of: type, called: name, depth: 0)
    }
    return values
  }

  /// A value of a type.
  func some(_ type: SpecType) -> DynamicValue {
    invented(type, called: "value") ?? value(of: type, called: "value", depth: 0)
  }

  /// Nil for what may be missing, and for values that no JSON has.
  private func invented(_ type: SpecType, called name: String) -> DynamicValue? {
    guard !type.isOptional, let json = answers.json(of: type, called: name) else { return nil }
    return try? app.value(of: type, from: json)
  }

  private func value(of type: SpecType, called name: String, depth: Int) -> DynamicValue {
    switch type {
    case .optional: return .missing
    case .list: return .list([])
    case .enumeration(let name):
      return app.schema.choices[name]?.cases.first.map { .choice($0) } ?? .missing
    case .model(let model): return .model(self.model(model, depth: depth))
    case .union(let union):
      guard let first = app.index.union(union)?.cases.first else { return .missing }
      var model = model(first.model.text, depth: depth)
      model.caseName = first.name.text
      return .model(model)
    case .builtin(let builtin): return value(of: builtin, called: name)
    }
  }

  private func value(of type: BuiltinType, called name: String) -> DynamicValue {
    switch type {
    case .string: .string(name)
    case .integer: .integer(1)
    case .number: .number(1)
    case .decimal: .decimal(1)
    case .boolean: .boolean(false)
    case .date: .date(app.runtime.clock.now)
    case .url: URL(string: "https://preview.invalid/").map { .url($0) } ?? .missing
    case .identifier: .identifier(Identifier(1))
    case .text: .text(.verbatim(name))
    case .image: .image(.symbol("photo"))
    case .color: .color(app.runtime.theme.color(.accent))
    case .data: .data(Data())
    }
  }

  /// A model all of whose fields have plain values; one that holds others of its kind ends somewhere.
  private func model(_ name: String, depth: Int) -> DynamicModel {
    var fields: [String: DynamicValue] = [:]
    for property in app.schema.models[name] ?? [] {
      if let standard = property.standard {
        fields[property.name] = standard
      } else if depth < 8 {
        fields[property.name] = value(of: property.type, called: property.name, depth: depth + 1)
      }
    }
    return DynamicModel(name: name, fields: fields)
  }
}
