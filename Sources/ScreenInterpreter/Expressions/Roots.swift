import ScreenKit
import SpecModel
import SpecSemantics

/// What values can start from at a place: `$item`, `$parameters` and the others, as they are now.
@MainActor
struct Roots {
  let app: InterpretedApp
  var item: DynamicValue = .missing
  var parameters: [String: DynamicValue] = [:]
  var state: StateBox<FieldValues>?
  var form: StateBox<FieldValues>?
  /// The fields that may not be there where the form is sent; empty where it isn't.
  var hideableFields: [String: HideableField] = [:]
  var data: [String: LoadedData<DynamicValue>] = [:]
  var result: DynamicValue = .missing
  var value: DynamicValue = .missing
  var group: (value: DynamicValue, count: Int) = (.missing, 0)
  var selected: [DynamicModel] = []
  var moved: MovedRow<DynamicModel>?
  /// The parameters of a component that are pieces of state.
  var edited: [String: StateBinding<DynamicValue>] = [:]
  /// Who asks a server, where that is not who is logged in now.
  var session: [String: DynamicValue]?
  /// What of a component's parts is otherwise where it is used.
  var refinements: [String: CellRefinement] = [:]
  /// Whether the window is wide.
  var isRegular: @MainActor () -> Bool = { false }
  /// Takes what the screen returns.
  var onReturn: (@MainActor (DynamicValue) -> Void)?
  /// Takes what the cells of an adapter tell.
  var onEvent: (@MainActor (String, DynamicModel) -> Void)?

  func with(item: DynamicModel) -> Roots {
    var roots = self
    roots.item = .model(item)
    return roots
  }

  func with(result: DynamicValue) -> Roots {
    var roots = self
    roots.result = result
    return roots
  }

  /// Evaluates here.
  var values: Evaluation { Evaluation(self) }
}

/// The values of a screen's state or of a form, by the names of their fields.
struct FieldValues: Hashable, Sendable {
  var fields: [String: DynamicValue]
}

extension StateBox<FieldValues> {
  /// Access to the value of a field.
  func binding(to field: String) -> StateBinding<DynamicValue> {
    StateBinding(
      get: { self.value.fields[field] ?? .missing }, set: { self.value.fields[field] = $0 })
  }
}

/// A field of a form that is there only while a condition holds.
struct HideableField {
  let condition: ConditionPlan
  /// What is sent without it: an empty list, or nothing.
  let absence: DynamicValue
}

/// The start of a path.
extension Roots {
  /// What a path starts with: the root, and for named slots the slot.
  func start(of root: Scope, _ steps: inout ArraySlice<PathStep>) -> DynamicValue {
    switch root {
    case .item: return item
    case .result: return result
    case .value: return value
    case .parameters:
      guard let name = steps.popFirst()?.name else { return .missing }
      return edited[name]?.value ?? parameters[name] ?? .missing
    case .state: return state?.binding(to: steps.popFirst()?.name ?? "").value ?? .missing
    case .form:
      guard let name = steps.popFirst()?.name else { return .missing }
      return absence(of: name) ?? form?.binding(to: name).value ?? .missing
    case .data: return data[steps.popFirst()?.name ?? ""]?.value ?? .missing
    case .flags: return app.flags[steps.popFirst()?.name ?? ""] ?? .missing
    case .session: return (session ?? app.session)[steps.popFirst()?.name ?? ""] ?? .missing
    case .window:
      let isRegular = isRegular()
      return .boolean(steps.popFirst()?.name == "compact" ? !isRegular : isRegular)
    case .group:
      return steps.popFirst()?.name == "count" ? .integer(group.count) : group.value
    case .moved:
      switch steps.popFirst()?.name {
      case "previous": return moved?.previous.map { .model($0) } ?? .missing
      case "next": return moved?.next.map { .model($0) } ?? .missing
      default: return moved.map { .integer($0.index) } ?? .missing
      }
    case .selected:
      switch steps.popFirst()?.name {
      case "ids": return .list(selected.map { $0.fields["id"] ?? .missing })
      case "count": return .integer(selected.count)
      default: return .list(selected.map { .model($0) })
      }
    }
  }

  /// What stands for a field that isn't there while the form is sent; nil for one that is.
  private func absence(of field: String) -> DynamicValue? {
    guard let hideable = hideableFields[field] else { return nil }
    // Conditions look at what was entered, whether or not its field is there.
    var roots = self
    roots.hideableFields = [:]
    return roots.values.holds(hideable.condition) ? nil : hideable.absence
  }
}
