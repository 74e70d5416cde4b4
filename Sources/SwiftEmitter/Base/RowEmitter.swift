import SpecModel
import SpecSemantics
import SwiftCode

/// What the systems do differently with rows: what one is, and what it says of itself.
///
/// Everything else about rows and their sections is ``RowEmitter``'s and ``SectionEmitter``'s.
protocol RowTarget {
  var context: EmissionContext { get }

  /// The type of rows.
  var row: String { get }

  /// The type of sections.
  var section: String { get }

  /// Whether sections can be laid out in different ways.
  var hasLayouts: Bool { get }

  /// A section; the closure makes its rows.
  func section(
    _ arguments: [SwiftArgument], _ label: String, _ rows: Closure
  ) -> SwiftExpression

  /// What can be done with all rows of a model.
  func actions(of model: String) -> RowActions

  /// A row of a source's item.
  func row(of item: SwiftExpression, by adapter: AdapterDeclaration, _ actions: RowActions)
    -> SwiftExpression

  /// A row in place, but for its condition; nil for one that the system has no place for.
  func part(_ row: RowPlan, at position: RowPosition) -> RowPart?

  /// Where the items of a section come from.
  func source(_ source: SourceUsePlan) -> SwiftExpression
}

/// Where a row that is written in place stands.
struct RowPosition: Hashable {
  let section: Int
  let row: Int
}

/// What can be done with a row.
struct RowActions {
  var onSelect: SwiftExpression?
  /// Whether a finger that rests on the row is shown where a tap leads.
  var opensPreview = false
  var swipes: SwiftExpression?
  var reorder: SwiftExpression?
  var onSeen: SwiftExpression?
  /// The type of what keeps the order, where that has to be said.
  var reorderType: SwiftType?
  /// The type of the swipes, where that has to be said.
  var swipesType: SwiftType?
  /// The type of what a tap does.
  var selectType: SwiftType?

  /// Makes constants of all that is there, for several rows to share.
  mutating func name() -> [Statement] {
    var statements: [Statement] = []
    if let action = onSelect {
      statements.append(.let("onSelect", selectType, action))
      onSelect = "onSelect"
    }
    if let actions = swipes {
      statements.append(.let("swipes", swipesType, actions))
      swipes = "swipes"
    }
    if let order = reorder {
      statements.append(.let("reorder", reorderType, order))
      reorder = "reorder"
    }
    if let seen = onSeen {
      let type = SwiftType.function([], returning: "Void", attributes: [.mainActor])
      statements.append(.let("onSeen", type, seen))
      onSeen = "onSeen"
    }
    return statements
  }
}

/// A row in place.
struct RowPart {
  /// What has to hold for it to be there.
  var conditions: [Condition] = []
  /// What has to stand before the row.
  var statements: [Statement] = []
  let row: SwiftExpression
}

/// Rows: an item, what shows it, and what can be done with it.
struct RowEmitter {
  let target: any RowTarget

  private var context: EmissionContext { target.context }

  // MARK: - Rows of a source

  /// The closure that makes a row of an item.
  func row(of items: ItemsPlan) -> Closure {
    context.closure(.provider, ["item"]) {
      guard case .union = items.yields else {
        return items.cases.first.map { rows(for: $0, returning: false) } ?? []
      }
      context.used.item = true
      let returning = items.cases.contains(where: \.isConditional)
      let cases = items.cases.map { item in
        SwitchCase(
          .implicit(Naming.member(item.caseName ?? item.model), binding: ["item"]),
          body: rows(for: item, returning: returning))
      }
      return [.switch("item", cases)]
    }
  }

  /// A row for a model, by the first adapter whose condition holds.
  private func rows(for item: ItemsPlan.Case, returning: Bool) -> [Statement] {
    context.within(item.scope) {
      var actions = target.actions(of: item.model)
      var statements = item.isConditional ? actions.name() : []
      for choice in item.adapters {
        let row = target.row(of: "item", by: choice.adapter, actions)
        guard let condition = choice.condition else {
          statements.append(returning || item.isConditional ? .return(row) : .expression(row))
          break
        }
        statements.append(.if([.expression(context.condition(condition))], then: [.return(row)]))
      }
      return statements
    }
  }

  // MARK: - Rows in place

  /// The closure that gives the rows of a section that are written in place.
  ///
  /// - Parameters:
  ///   - section: The position of the section.
  ///   - item: What the closure calls the item that it is handed, if it is handed one.
  ///   - condition: What holds when it is asked for rows.
  ///   - scope: The scope of the rows, where that isn't what follows from the condition.
  func provider(
    of rows: [RowPlan], in section: Int, of item: String? = nil, on condition: ConditionPlan?,
    within scope: ValueScope? = nil
  ) -> Closure {
    context.closure(.provider, item.map { [$0] } ?? []) {
      let statements = context.holding(condition, otherwise: .return(.array([]))) {
        context.within(scope ?? context.scope) { self.statements(for: rows, in: section) }
      }
      if statements.count == 1, case .return(let rows?) = statements[0] {
        return [.expression(rows)]
      }
      return statements
    }
  }

  private func statements(for rows: [RowPlan], in section: Int) -> [Statement] {
    let parts = rows.enumerated().compactMap { position, row in
      part(row, at: RowPosition(section: section, row: position))
    }
    let isPlain = parts.allSatisfy { $0.conditions.isEmpty && $0.statements.isEmpty }
    if isPlain { return [.return(.array(parts.map(\.row)))] }
    var statements: [Statement] = [.var("rows", .array(.named(target.row)), .array([]))]
    for part in parts {
      let append = part.statements + [.call("rows.append", [.arg(part.row)])]
      statements += part.conditions.isEmpty ? append : [.if(part.conditions, then: append)]
    }
    return statements + [.return("rows")]
  }

  private func part(_ row: RowPlan, at position: RowPosition) -> RowPart? {
    let shown = context.conditional(on: row.condition) {
      context.within(row.condition?.inside ?? context.scope) { target.part(row, at: position) }
    }
    guard var part = shown.body else { return nil }
    part.conditions = shown.found + part.conditions + shown.rest
    return part
  }
}

extension ItemsPlan.Case {
  /// Whether it depends on a condition which adapter shows it.
  fileprivate var isConditional: Bool { adapters.contains { $0.condition != nil } }
}

extension EmissionContext {
  /// A part of loaded data, or another value that can be missing.
  ///
  /// - Parameter method: The method by which loaded data gives the part as it is now.
  func part(_ typed: TypedExpression, _ method: String) -> SwiftExpression {
    guard case .path(.data, let steps) = typed.kind, let data = steps.first else {
      return write(typed, bare: false)
    }
    let parts = steps.dropFirst()
    if parts.isEmpty { return loadedData(data.name).call(method) }
    let part = path(from: "$0", of: data.type.unwrapped, parts)
    return loadedData(data.name).call(method, [], trailing: Closure(body: [.expression(part)]))
  }
}
