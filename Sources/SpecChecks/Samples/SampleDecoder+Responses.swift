import JSONSyntax
import SpecModel
import SpecSyntax

/// Whole responses: lists within them, and what says how these go on.
extension SampleDecoder {
  /// What stands at a dotted path.
  enum Finding {
    case value(JSONTree.NodeID)
    /// The object that lacks the last key.
    case missing(in: JSONTree.NodeID)
    /// Something around the value is null.
    case null
    /// An object that lacks a key before the last, or something that is no object.
    case blocked(JSONTree.NodeID, by: String)
  }

  /// Looks a value up, from the whole response or from one in it.
  func value(at path: [String], from start: JSONTree.NodeID) -> Finding {
    var place = start
    for (position, key) in path.enumerated() {
      let isLast = position == path.count - 1
      guard tree.kind(place) == .object else { return .blocked(place, by: key) }
      guard let next = tree.value(of: key, in: place) else {
        return isLast ? .missing(in: place) : .blocked(place, by: key)
      }
      if tree.kind(next) == .null, !isLast { return .null }
      place = next
    }
    return .value(place)
  }

  /// Reads a response.
  ///
  /// - Returns: for each path of the plan, that of the list first, whether it led anywhere, and the
  ///   object where it did not.
  mutating func decode(by plan: SamplePlan) -> [PathResult] {
    guard let root = tree.root else { return [] }
    if let query = plan.query, complains(root) { report(.complaint, at: root, for: query) }
    var results: [PathResult] = []
    var elements: [JSONTree.NodeID] = []
    var isList = false
    // Where the response has another form than its list asks for, the marks beside it say nothing more.
    var isOtherwise = false
    switch value(at: plan.list, from: root) {
    case .value(let node) where plan.list.isEmpty && isWrapped(node, by: plan):
      results.append(.somewhere)
      isOtherwise = true
    case .value(let node):
      elements = self.elements(of: node, isResponse: plan.list.isEmpty)
      isList = tree.kind(node) == .array
      results.append(.somewhere)
    case .null: results.append(.somewhere)
    case .missing(let node): results.append(.nowhere(node, lacks: plan.list.last ?? ""))
    case .blocked(let node, let key):
      reportBlocked(node, by: key, for: plan.listDemand)
      results.append(.somewhere)
      isOtherwise = tree.kind(node) != .object
    }
    var identities = ItemIdentities()
    for element in elements {
      guard isList else {
        decode(element: element, by: plan)
        continue
      }
      let isLeftOut = readElement {
        guard $0.tree.kind(element) != .null else {
          let problem = SampleProblem.nullElement(allowedBy: nil, isLeftOut: $0.skipsInvalid)
          return $0.report(problem, at: element, for: plan.itemDemand)
        }
        $0.decode(element: element, by: plan)
      }
      if plan.element?.isEmpty != false {
        noteIdentity(of: element, as: plan.item, in: &identities)
      }
      kept.note(isLeftOut: isLeftOut)
    }
    for mark in plan.marks {
      guard !isOtherwise else {
        results.append(.unknown)
        continue
      }
      results.append(
        mark.isInItem
          ? decode(mark, in: elements, at: plan.element ?? []) : decode(mark, from: root))
    }
    return results
  }

  /// Whether a path led anywhere in a response.
  enum PathResult {
    case somewhere
    /// Nothing can be said, because there is nothing in which it could stand.
    case unknown
    case nowhere(JSONTree.NodeID, lacks: String)
  }

  /// The elements of a list; anything else is a list of one.
  private func elements(of node: JSONTree.NodeID, isResponse: Bool) -> [JSONTree.NodeID] {
    switch tree.kind(node) {
    case .array: Array(tree.elements(of: node))
    case .null where !isResponse: []
    default: [node]
    }
  }

  private mutating func decode(element: JSONTree.NodeID, by plan: SamplePlan) {
    guard let path = plan.element, !path.isEmpty else {
      _ = decode(element, as: plan.item, for: plan.itemDemand)
      return
    }
    switch value(at: path, from: element) {
    case .value(let node) where tree.kind(node) != .null:
      _ = decode(node, as: plan.item, for: plan.itemDemand)
    case .value, .missing: break
    case .null: report(.null, at: element, for: plan.listDemand)
    case .blocked(let node, let key): reportBlocked(node, by: key, for: plan.listDemand)
    }
  }

  private mutating func reportBlocked(
    _ node: JSONTree.NodeID, by key: String, for demand: SampleDemand
  ) {
    if tree.kind(node) == .object, let path = demand.path {
      reportNowhere(path, lacking: key, at: node, for: demand, isOfOne: true)
    } else if tree.kind(node) == .object {
      reportMissing(key, in: node, for: demand)
    } else {
      report(.type(tree.kind(node)), at: node, for: demand)
    }
  }

  private mutating func decode(
    _ mark: SamplePlan.Mark, from start: JSONTree.NodeID, at item: [String] = []
  ) -> PathResult {
    switch value(at: item + SamplePlan.keys(mark.path[...]), from: start) {
    case .value(let node):
      check(node, as: mark)
      return .somewhere
    case .missing(let node):
      return .nowhere(node, lacks: String(mark.path.split(separator: ".").last ?? ""))
    case .null: return .somewhere
    case .blocked(let node, let key): return .nowhere(node, lacks: key)
    }
  }

  /// Reads a mark that stands in each item, wherever in its element that is.
  private mutating func decode(
    _ mark: SamplePlan.Mark, in elements: [JSONTree.NodeID], at item: [String]
  ) -> PathResult {
    var result = PathResult.unknown
    for element in elements {
      let found = decode(mark, from: element, at: item)
      if case .somewhere = found {
        result = .somewhere
      } else if case .unknown = result {
        result = found
      }
    }
    return result
  }

  private mutating func check(_ node: JSONTree.NodeID, as mark: SamplePlan.Mark) {
    let kind = tree.kind(node)
    switch kind {
    case .null, .string: return
    case .isTrue, .isFalse: if !mark.asksForPage { return }
    case .number:
      let scalars = SampleScalars(tree: tree, dates: dates)
      guard let problem = scalars.problem(of: node, as: .integer) else { return }
      return report(problem, at: node, for: mark.demand)
    case .array, .object: break
    }
    report(mark.asksForPage ? .noMark(kind) : .type(kind), at: node, for: mark.demand)
  }

  /// Whether a GraphQL server reports errors.
  private func complains(_ root: JSONTree.NodeID) -> Bool {
    guard let errors = tree.value(of: "errors", in: root) else { return false }
    switch tree.kind(errors) {
    case .null: return false
    case .array: return tree.elements(of: errors).contains { _ in true }
    case .isTrue, .isFalse, .number, .string, .object: return true
    }
  }
}
