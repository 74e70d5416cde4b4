import Foundation
import ScreenKit
import SpecModel
import SpecSemantics

/// How payloads become values: the app's models, enums and unions, as the generated code would read them.
struct ValueSchema: Sendable {
  struct Property: Sendable {
    let name: String
    /// The keys that lead to it in payloads, the outermost first.
    let keys: [PayloadKey]
    let type: SpecType
    /// What the field is where nothing is given; nil where something has to be.
    let standard: DynamicValue?
    /// How it stands in payloads, where it does so in its own way.
    let format: PayloadFormat?

    /// The key of the object that has it.
    var key: PayloadKey { keys.last ?? PayloadKey(stringValue: name) }
  }

  struct Choices: Sendable {
    let cases: [DynamicChoice]
    /// What is read as cases beside what is sent for them.
    let others: [String: DynamicChoice]
    let unknown: DynamicChoice?
  }

  struct Union: Sendable {
    let tag: String
    /// The names and models of the cases, by their tags.
    let cases: [String: (name: String, model: String)]
    let hasNumbers: Bool
    let skipsUnknown: Bool
  }

  private(set) var models: [String: [Property]] = [:]
  private(set) var choices: [String: Choices] = [:]
  private(set) var unions: [String: Union] = [:]
  let readsAnyBoolean: Bool

  /// The schema of an app.
  @MainActor
  init(of index: AppIndex) {
    readsAnyBoolean = index.apiDeclarations.contains { $0.booleans == .lenient }
    for file in index.files {
      for declaration in file.declarations {
        switch declaration {
        case .enumeration(let enumeration): add(enumeration)
        case .union(let union): add(union)
        default: break
        }
      }
    }
    let keys = index.api(nil)?.keys ?? .asWritten
    let formats = PayloadFormats(of: index)
    let lowering = Lowering(index: index)
    let values = Evaluation(constantsOf: self)
    for file in index.files {
      for case .model(let model) in file.declarations {
        guard let plan = try? lowering.plan(of: model) else { continue }
        models[model.name.text] = plan.fields.compactMap { field in
          let places = field.declaration.payloadKeys(by: keys)
          let format = formats.format(of: field.declaration, in: model, at: places)
          return Self.property(field, keys: places, format: format, values: values, in: index)
        }
      }
    }
  }

  private mutating func add(_ enumeration: EnumDeclaration) {
    let cases = enumeration.cases.map { item in
      DynamicChoice(
        enumeration: Naming.type(enumeration.name.text), name: Naming.member(item.name.text),
        payload: item.payload)
    }
    let unknown = enumeration.unknown.flatMap { unknown in
      cases.first { $0.name == Naming.member(unknown.text) }
    }
    var others: [String: DynamicChoice] = [:]
    for (item, choice) in zip(enumeration.cases, cases) {
      for other in item.others { others[other.text] = choice }
    }
    choices[enumeration.name.text] = Choices(cases: cases, others: others, unknown: unknown)
  }

  private mutating func add(_ union: UnionDeclaration) {
    unions[union.name.text] = Union(
      tag: union.tag.text,
      cases: Dictionary(
        union.cases.flatMap { item in
          item.tags.map { ($0.text, (item.name.text, item.model.text)) }
        }
      ) { first, _ in first }, hasNumbers: union.hasNumbersAsTags,
      skipsUnknown: union.unknown == .skip)
  }

  @MainActor
  private static func property(
    _ plan: FieldPlan, keys: [String], format: PayloadFormat?, values: Evaluation,
    in index: AppIndex
  ) -> Property? {
    let field = plan.declaration
    guard let type = index.type(field.type) else { return nil }
    return Property(
      name: field.name.text,
      keys: keys.map { PayloadKey(stringValue: $0) }, type: type,
      standard: plan.defaultValue.map(values.value) ?? type.emptyValue,
      format: format)
  }

  /// The case of an enum by the name that specs have for it.
  func choice(_ name: String, of enumeration: String) -> DynamicChoice? {
    choices[enumeration]?.cases.first { $0.name == Naming.member(name) }
  }
}

extension SpecType {
  /// What a value is where none is given; nil where one has to be.
  var emptyValue: DynamicValue? {
    switch self {
    case .optional: .missing
    case .list: .list([])
    case .builtin, .enumeration, .model, .union: nil
    }
  }

  /// What values of the type begin as, where nothing says it.
  var startValue: DynamicValue {
    switch self {
    case .builtin(.string): .string("")
    case .builtin(.boolean): .boolean(false)
    default: emptyValue ?? .missing
    }
  }
}
