import ScreenKit
import SpecModel
import SpecSemantics

/// How the items of a section are cut into groups.
@MainActor
struct GroupBuilder {
  private typealias Grouping = ItemGrouping<DynamicModel>
  private let parts: ScreenParts

  init(_ parts: ScreenParts) {
    self.parts = parts
  }

  func grouping(_ plan: GroupPlan) -> ItemGrouping<DynamicModel>? {
    let missing = parts.values.text(plan.missing)
    let order = plan.declaration.order?.shown
    switch plan.kind {
    case .date(let part):
      guard let part = part.shown else { return nil }
      return .dates(
        part, of: { value(of: $0, plan).date }, order: order ?? .found, missing: missing,
        heading: heading(plan) { .date($0) })
    case .age:
      let heading = heading(plan) { DynamicValue.text($0) }
      return .ages(
        of: { value(of: $0, plan).date }, order: order ?? .found, missing: missing,
        heading: heading ?? { $0.value })
    case .letter:
      return .letters(
        of: { value(of: $0, plan).string }, order: order ?? .found,
        index: plan.declaration.hasIndex, missing: missing,
        heading: heading(plan) { .string($0) } ?? { .verbatim($0.value) })
    case .text:
      return .texts(
        of: { value(of: $0, plan).string }, order: order ?? .found, missing: missing,
        heading: heading(plan) { .string($0) } ?? { .verbatim($0.value) })
    case .number:
      return .numbers(
        of: { value(of: $0, plan).whole }, order: order ?? .found, missing: missing,
        heading: heading(plan) { .integer($0) } ?? { .value($0.value) })
    case .flag:
      return .flags(
        of: { value(of: $0, plan).flag }, order: order ?? .found, missing: missing,
        heading: heading(plan) { .boolean($0) } ?? { _ in .verbatim("") })
    case .choice(let enumeration): return choices(plan, of: enumeration, order, missing)
    }
  }

  private func choices(
    _ plan: GroupPlan, of enumeration: String, _ order: Grouping.Order?, _ missing: ScreenText?
  ) -> ItemGrouping<DynamicModel> {
    let cases = parts.app.schema.choices[enumeration]?.cases ?? []
    let places = Dictionary(
      cases.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min)
    return ItemGrouping(
      by: { item, _ in value(of: item, plan).choice }, order: order ?? .ascending,
      areInOrder: { places[$0, default: 0] < places[$1, default: 0] }, name: \.payload,
      missing: missing, heading: heading(plan) { .choice($0) } ?? { $0.value.text })
  }

  /// What an item shares with others; of a union it depends on the model.
  private func value(of item: DynamicModel, _ plan: GroupPlan) -> DynamicValue {
    let own =
      plan.isOfUnion ? plan.values.first { $0.caseName == item.caseName } : plan.values.first
    return own.map { parts.roots.with(item: item.bare).values.value($0.value) } ?? .missing
  }

  /// The heading where it isn't what the run-time makes of the value.
  private func heading<Value: Sendable>(
    _ plan: GroupPlan, _ dynamic: @escaping @MainActor (Value) -> DynamicValue
  ) -> (@MainActor (Grouping.Group<Value>) -> ScreenText)? {
    guard plan.header != nil || plan.headers != nil else { return nil }
    return { [parts] group in
      var roots = parts.roots
      let value = dynamic(group.value)
      roots.group = (value, group.count)
      if let header = plan.header { return roots.values.text(header) }
      let name =
        switch value {
        case .choice(let choice): choice.name
        default: value.interpolated
        }
      let header = plan.headers?.first {
        Naming.member($0.name.text) == name || $0.name.text == name
      }
      return header.map { roots.values.text($0.text) } ?? .verbatim("")
    }
  }
}

extension GroupOrder {
  fileprivate var shown: ItemGrouping<DynamicModel>.Order {
    switch self {
    case .found: .found
    case .ascending: .ascending
    case .descending: .descending
    }
  }
}

extension GroupPart {
  fileprivate var shown: DatePart? {
    switch self {
    case .day: .day
    case .month: .month
    case .year: .year
    case .age, .letter: nil
    }
  }
}

extension DynamicValue {
  fileprivate var date: Date? { if case .date(let date) = self { date } else { nil } }
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var whole: Int? { if case .integer(let number) = self { number } else { nil } }
  fileprivate var flag: Bool? { if case .boolean(let flag) = self { flag } else { nil } }
  fileprivate var choice: DynamicChoice? {
    if case .choice(let choice) = self { choice } else { nil }
  }
}
