import SpecModel
import SpecSemantics
import SwiftCode

/// The sections of a screen.
struct SectionEmitter {
  let parts: ScreenParts
  let target: any RowTarget

  private var context: EmissionContext { target.context }
  private var rows: RowEmitter { RowEmitter(target: target) }

  /// A section.
  func section(_ section: SectionPlan, at position: Int) -> SwiftExpression {
    var arguments: [SwiftArgument] = [.arg("id", .string(section.declaration.id.text))]
    context.addTexts(of: section, to: &arguments)
    if target.hasLayouts { arguments.add("layout", parts.layout(of: section)) }
    addHeaders(of: section, to: &arguments)
    addLook(of: section, to: &arguments)
    let isIncluded = section.condition.map { condition in
      context.provider { context.condition(condition) }
    }
    switch section.content {
    case .rows(let rows):
      arguments.add("isIncluded", isIncluded)
      return target.section(
        arguments, "rows", self.rows.provider(of: rows, in: position, on: section.condition))
    case .page(let page):
      arguments.add("isIncluded", isIncluded)
      let item = page.item.map { item in context.provider { context.part(item, "item") } }
      arguments.add("item", item)
      let rows = rows.provider(
        of: page.parts, in: position, of: item == nil ? nil : "item", on: section.condition,
        within: page.scope)
      return target.section(arguments, "rows", rows)
    case .source(let source, let items):
      addLimit(of: section, to: &arguments)
      arguments.add("isIncluded", isIncluded)
      if case .data(let list) = source {
        arguments.add("items", context.provider { context.part(list, "items") })
      } else {
        arguments.add("reloadKey", context.reloadKey(of: section.declaration))
        if case .source(let reference, _, _) = section.declaration.content {
          parts.addSearching(of: reference, to: &arguments)
        }
        if section.declaration.isOptional { arguments.add("isOptional", .boolean(true)) }
        arguments.add("source", target.source(source))
      }
      arguments.add("groups", items.group.map { GroupEmission($0, at: context).grouping })
      return target.section(arguments, "row", rows.row(of: items))
    }
  }
}

extension SectionEmitter {
  /// How many items are shown at most: a number that stays, or one that is asked for whenever rows are made.
  private func addLimit(of section: SectionPlan, to arguments: inout [SwiftArgument]) {
    guard let limit = section.limit else { return }
    guard case .one(let count) = limit else {
      return arguments.add("makeLimit", context.provider { context.count(limit) })
    }
    arguments.add("limit", count.map { .integer($0) })
  }

  /// What a section looks like: always the same, or what is asked for whenever rows are made.
  private func addLook(of section: SectionPlan, to arguments: inout [SwiftArgument]) {
    guard section.choosesLook else { return arguments.add("look", look(of: section)) }
    arguments.add("makeLook", context.provider { look(of: section) ?? .nil })
  }

  /// What a section looks like, as the run-time's sections take it; nil where nothing is said of it.
  private func look(of plan: SectionPlan) -> SwiftExpression? {
    let section = plan.declaration
    var arguments: [SwiftArgument] = []
    arguments.add("background", plan.background.map { context.write($0) })
    arguments.add(
      "insets",
      plan.insets.flatMap {
        CellBoxEmission(at: context).insets($0, none: .call("CellInsets", []))
      })
    arguments.add("separators", plan.separators.map(separators))
    arguments.add("pressed", parts.plan.declaration.pressedLook(of: section).map(rowLook))
    arguments.add("selected", parts.plan.declaration.selectedLook(of: section).map(rowLook))
    return arguments.isEmpty ? nil : .call("SectionAppearance", arguments)
  }

  private func rowLook(_ look: RowLook) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    arguments.add("background", look.background.map(color))
    arguments.add("border", look.border.map(border))
    return .call("RowStateLook", arguments)
  }

  private func border(_ border: TokenOr<CellBorder<Name>>) -> SwiftExpression {
    switch border {
    case .token(let name): .enumCase(Naming.member(name.text), of: "CellBorder")
    case .own(let own): own.value(color(own.color), in: context.file)
    }
  }

  private func color(_ name: Name) -> SwiftExpression {
    .enumCase(Naming.member(name.text), of: "ColorToken")
  }

  private func separators(_ plan: ChosenPlan<RowLines?>) -> SwiftExpression {
    context.chosen(plan) { $0.map(separators) ?? .nil }
  }

  private func separators(_ lines: RowLines) -> SwiftExpression {
    guard case .lines(let edges) = lines else { return .implicit("hidden") }
    return .implicit("lines") { arguments in
      arguments.add("leading", edges.leading.map(context.measure))
      arguments.add("trailing", edges.trailing.map(context.measure))
    }
  }
}

extension SectionPlan {
  /// Whether a condition chooses something of what it looks like.
  fileprivate var choosesLook: Bool {
    if case .chosen = declaration.look?.background { return true }
    if case .chosen = insets { return true }
    if case .chosen = separators { return true }
    return false
  }
}

extension EmissionContext {
  fileprivate func reloadKey(of section: SectionDeclaration) -> SwiftExpression? {
    guard case .source(let reference, _, _) = section.content else { return nil }
    return reloadKey(of: reference)
  }

  /// What a source depends on of the state: when it changes, the section loads anew.
  func reloadKey(of reference: SourceReference) -> SwiftExpression? {
    let names = reference.stateNames
    guard !names.isEmpty else { return nil }
    return provider {
      used.state = true
      let values = names.map { SwiftExpression.member("state.value", Naming.member($0)) }
      if values.count == 1, let value = values.first { return value }
      return .cast(.array(values), .coerce, .array("AnyHashable"))
    }
  }
}

extension ScreenParts {
  /// Says of a source that depends on the state, but not on what is searched for, that it is not searched.
  func addSearching(of reference: SourceReference, to arguments: inout [SwiftArgument]) {
    guard case .path(let query)? = plan.search?.declaration.query.kind,
      let name = query.components.first?.text
    else { return }
    let names = reference.stateNames
    guard !names.isEmpty, !names.contains(name) else { return }
    arguments.add("isSearched", .boolean(false))
  }
}
