import ScreenCompiler
import ScreenDriver
import ScreenKit
import SpecModel
import SpecSemantics

/// How a screen looks where one of its conditions holds, or where it doesn't: what has a `when:`, or another layout.
package struct ScreenAlternative: Sendable {
  /// As the spec writes the condition.
  package let name: String
  let condition: ConditionPlan
  /// Whether it holds.
  let holds: Bool
  /// What the page is about in which it stands, if it does in one.
  let item: TypedExpression?
  /// Whether it is one of what stands there without items.
  var isOfNothing = false
}

extension ScreenPlan {
  /// All conditions that decide what of the screen is seen, each once, in the order of the spec.
  fileprivate var conditions: [(condition: ConditionPlan, item: TypedExpression?)] {
    var found: [(ConditionPlan, TypedExpression?)] = []
    func add(_ condition: ConditionPlan?, _ item: TypedExpression? = nil) {
      if let condition { found.append((condition, item)) }
    }
    for item in bar.items { add(item.condition) }
    for layout in layouts { add(layout.condition) }
    for data in data { add(data.condition) }
    for section in sections {
      add(section.condition)
      for layout in section.layouts { add(layout.condition) }
      var item: TypedExpression?
      if case .page(let page) = section.content { item = page.item }
      for row in section.content.rows { add(row.condition, item) }
    }
    if case .form(let form) = body { for field in form.fields { add(field.condition) } }
    return found
  }

  /// The looks that follow from them.
  fileprivate var alternatives: [ScreenAlternative] {
    var names: Set<String> = []
    let ofItems = conditions.flatMap { condition, item in
      let text = SpecNotation.value(condition.typed)
      guard names.insert(text).inserted else { return [ScreenAlternative]() }
      return [true, false].map { holds in
        ScreenAlternative(
          name: holds ? "when \(text)" : "unless \(text)", condition: condition, holds: holds,
          item: item)
      }
    }
    return ofItems + alternativesOfNothing
  }

  /// What stands there without items, by the conditions of that.
  private var alternativesOfNothing: [ScreenAlternative] {
    empty.compactMap(\.condition).flatMap { condition in
      [true, false].map { holds in
        let name = "\(holds ? "when" : "unless") \(SpecNotation.value(condition.typed))"
        return ScreenAlternative(
          name: "empty \(name)", condition: condition, holds: holds, item: nil, isOfNothing: true)
      }
    }
  }
}

extension ScreenParts {
  fileprivate func shows(_ alternative: ScreenAlternative) -> Bool {
    var roots = roots
    if let item = alternative.item {
      guard let model = model(item) else { return false }
      roots = roots.with(item: model)
    }
    return roots.values.holds(alternative.condition) == alternative.holds
  }
}

extension ScreenPreview {
  /// What answers can be like beside those that a screen is filled with.
  private static let variants: [ScreenState] = [.long, .bare, .short, .empty]

  /// The looks of a screen that are not seen when it is filled as usual.
  package func alternatives(of screen: String) async throws -> [ScreenAlternative] {
    guard let declaration = blueprint.index.screen(screen),
      let plan = blueprint.plan(of: declaration, ProblemReporter { _ in })
    else { return [] }
    let all = plan.alternatives
    guard !all.isEmpty else { return [] }
    return try await unseen(among: all.filter { !$0.isOfNothing }, of: screen, in: .filled)
      + unseen(among: all.filter(\.isOfNothing), of: screen, in: .empty)
  }

  private func unseen(
    among all: [ScreenAlternative], of screen: String, in state: ScreenState
  ) async throws -> [ScreenAlternative] {
    guard !all.isEmpty else { return [] }
    let unseen = try await visit(screen, in: state, Surroundings()) { _, parts, _ in
      parts.map { parts in all.filter { !parts.shows($0) } }
    }
    return (unseen ?? nil) ?? []
  }

  /// What is seen by `look` of an alternative; nil where nothing that can be supposed or invented makes it so.
  package func show<Seen>(
    _ alternative: ScreenAlternative, of screen: String, _ surroundings: Surroundings,
    look: @MainActor (ScreenDriver) throws -> Seen
  ) async throws -> (seen: Seen, surroundings: Surroundings)? {
    var tries: [(ScreenState, Supposition)] = []
    let usual: ScreenState = alternative.isOfNothing ? .empty : .filled
    if let supposition = supposition(for: alternative) { tries.append((usual, supposition)) }
    if !alternative.isOfNothing { tries += Self.variants.map { ($0, Supposition()) } }
    for (state, supposition) in tries {
      var surroundings = surroundings
      if let isWide = supposition.isWide {
        surroundings.size = CGSize(width: isWide ? 820 : 390, height: isWide ? 1180 : 844)
      }
      let seen = try await visit(screen, in: state, surroundings, supposing: supposition) {
        driver, parts, _ in
        parts?.shows(alternative) == true ? try look(driver) : nil
      }
      if let seen = seen ?? nil { return (seen, surroundings) }
    }
    return nil
  }

  private func supposition(for alternative: ScreenAlternative) -> Supposition? {
    let app = InterpretedApp(
      blueprint, launch: Self.launch(strings: strings, clock: ManualClock(now: now)))
    return ConditionSolver(app, answers)
      .supposition(for: alternative.condition.typed, alternative.holds)
  }
}
