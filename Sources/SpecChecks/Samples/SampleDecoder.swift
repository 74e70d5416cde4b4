import Diagnostics
import JSONSyntax
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics
import SpecSyntax

/// How dates stand in a response.
enum SampleDates {
  case api(DateStyle)
  /// In files of the app, by ISO 8601 or as a number of seconds.
  case stored
}

/// Reads the values of recorded responses as the code that is generated for the models would.
struct SampleDecoder {
  /// What became of a value.
  enum Outcome {
    case read
    /// A union does not know the tag, and leaves such elements of lists out.
    case leftOut
  }

  /// Which elements of the list the app would show.
  struct KeptElements {
    private var count = 0
    private var leftOut = 0

    /// Whether there are elements, and none of them would be shown.
    var areNone: Bool { count > 0 && leftOut == count }

    mutating func note(isLeftOut: Bool) {
      count += 1
      if isLeftOut { leftOut += 1 }
    }
  }

  let index: AppIndex
  let keys: KeyStyle
  let dates: SampleDates
  let booleans: BooleanStyle
  /// The API that the responses come from.
  var api: String?
  /// What seems to be a slip in the specs.
  var slips = SampleSlips()
  /// The values for which no case is but that for all others.
  var strangers = SampleSlips.Strangers()
  /// What dates are that cannot be read; nil for what is none of any kind.
  var otherDates: Set<DateStyle?> = []
  /// How many objects were looked through for what was meant by keys that they lack, by the numbers of members.
  var tries: [UInt8] = []
  /// The response that is being read.
  var sample: SampleFiles.Sample
  var findings = SampleFindings()
  /// What the responses show, where anybody asks for it.
  var coverage: ShownPayloads?
  /// Where the responses have names of fields and tags, where anybody asks for it.
  var places: PayloadPlaces?
  /// The items whose identity another one has.
  var repetitions: [Repetition] = []
  /// Whether elements of lists that cannot be read are left out.
  var skipsInvalid = false
  /// What is kept of the list's elements.
  var kept = KeptElements()
  /// How many problems stand in elements that are left out of the innermost list around them.
  private var absorbed = 0
  private var shapes: [String: ModelShape?] = [:]
  /// What models look like that the app decodes by itself, and what responses have of them.
  var ownModels: [String: OwnModel] = [:]

  init(
    _ index: AppIndex, dates: SampleDates, booleans: BooleanStyle, sample: SampleFiles.Sample
  ) {
    self.index = index
    keys = index.api(nil)?.keys ?? .asWritten
    self.dates = dates
    self.booleans = booleans
    self.sample = sample
  }

  var tree: JSONTree { sample.content }

  mutating func report(
    _ mismatch: SampleProblem, at node: JSONTree.NodeID, for demand: SampleDemand,
    detailed: (() -> SampleProblem)? = nil
  ) {
    findings.add(mismatch, at: node, in: sample, for: demand, detailed: detailed)
  }

  /// Reads a value. An element of a list may be left out; anything else has to be there.
  mutating func decode(
    _ node: JSONTree.NodeID, as type: SpecType, for demand: SampleDemand
  ) -> Outcome {
    if tree.kind(node) == .null, !type.isOptional {
      report(.null, at: node, for: demand)
      return .read
    }
    switch type {
    case .optional(let wrapped):
      return tree.kind(node) == .null ? .read : decode(node, as: wrapped, for: demand)
    case .list(let element): decodeElements(of: node, as: element, for: demand)
    case .builtin(let type):
      let scalars = SampleScalars(tree: tree, dates: dates, booleans: booleans)
      if let problem = scalars.problem(of: node, as: type) {
        if case .date = problem { otherDates.insert(scalars.dateStyle(of: node)) }
        guard problem == .type(.string), type.isNumberInText(tree.string(node)) else {
          report(problem, at: node, for: demand)
          return .read
        }
        let tree = tree
        report(.numberInText(), at: node, for: demand) {
          .numberInText(
            tree.string(node), othersAreNumbers: tree.hasNumber(inOtherRowsThanThatOf: node))
        }
      } else if type == .date {
        coverage?.showDate(of: api)
      }
    case .enumeration(let name): decodeChoice(node, of: name, for: demand)
    case .union(let name): return decodeUnion(node, of: name, for: demand)
    case .model(let name): return decodeModel(node, of: name, for: demand)
    }
    return .read
  }

  private mutating func decodeElements(
    of node: JSONTree.NodeID, as element: SpecType, for demand: SampleDemand
  ) {
    guard tree.kind(node) == .array else {
      if tree.kind(node) == .object { slips.noteNoList(of: element) }
      return report(.type(tree.kind(node)), at: node, for: demand)
    }
    for item in tree.elements(of: node) {
      readElement {
        guard !$0.reportNull(item, as: element, for: demand) else { return }
        _ = $0.decode(item, as: element, for: demand)
      }
    }
  }

  /// Reports an element of a list of a field that is null and may not be.
  private mutating func reportNull(
    _ item: JSONTree.NodeID, as element: SpecType, for demand: SampleDemand
  ) -> Bool {
    guard tree.kind(item) == .null, !element.isOptional else { return false }
    let problem = SampleProblem.nullElement(
      allowedBy: SpecType.list(element.optional).description, isLeftOut: skipsInvalid)
    report(problem, at: item, for: demand)
    return true
  }

  /// Reads an element of a list.
  ///
  /// - Returns: Whether it is left out because it cannot be read.
  @discardableResult
  mutating func readElement(_ read: (inout SampleDecoder) -> Void) -> Bool {
    guard skipsInvalid else {
      read(&self)
      return false
    }
    let (known, within) = (findings.count, absorbed)
    let isInner = findings.areInElement
    findings.areInElement = true
    read(&self)
    findings.areInElement = isInner
    let own = findings.count - known - (absorbed - within)
    absorbed += own
    return own > 0
  }

  private mutating func decodeChoice(
    _ node: JSONTree.NodeID, of name: String, for demand: SampleDemand
  ) {
    guard tree.kind(node) == .string else {
      return report(.type(tree.kind(node)), at: node, for: demand)
    }
    guard let choice = index.enumeration(name) else { return }
    let text = tree.string(node)
    if choice.cases.contains(where: { $0.reads(text) }) {
      coverage?.show(text, of: name)
    } else if choice.unknown != nil {
      noteStray(
        text, of: name, among: choice.cases.flatMap(\.payloads).map(\.text),
        named: choice.cases.map(\.name.text), at: node)
    } else {
      report(.choice(text, of: name), at: node, for: demand) {
        let near = NearMiss.suggestion(
          for: text, among: choice.cases.flatMap(\.payloads).map(\.text))
        return .choice(text, of: name, near: near)
      }
    }
  }

  private mutating func decodeUnion(
    _ node: JSONTree.NodeID, of name: String, for demand: SampleDemand
  ) -> Outcome {
    guard let union = index.union(name) else { return .read }
    guard tree.kind(node) == .object else {
      report(.type(tree.kind(node)), at: node, for: demand)
      return .read
    }
    guard let tag = tree.value(of: union.tag.text, in: node) else {
      let key = union.tag.text
      let tree = tree
      report(
        .missing(key: key, isTag: true), at: node,
        for: Self.demand(ofTagOf: union, in: index) ?? demand
      ) {
        // Under the key that was meant stands a tag.
        let near = tree.members(of: node).prefix(64).first { member in
          tree.kind(member.value) == .string
            && union.item(tagged: tree.string(member.value)) != nil
        }
        return .missing(key: key, isTag: true, near: near.map { tree.string($0.key) })
      }
      return .read
    }
    guard let text = tree.tag(of: union, at: tag) else {
      report(.type(tree.kind(tag)), at: tag, for: Self.demand(ofTagOf: union, in: index) ?? demand)
      return .read
    }
    guard let item = union.item(tagged: text) else {
      if union.unknown == .skip {
        noteStray(
          text, of: name, among: union.tags, at: tag, orCalledAfter: union.tag(ofModelCalled:))
        return .leftOut
      }
      report(
        .tag(text, of: name), at: tag, for: Self.demand(ofTagOf: union, in: index) ?? demand
      ) {
        let near =
          NearMiss.suggestion(for: text, among: union.tags) ?? union.tag(ofModelCalled: text)
        return .tag(text, of: name, near: near)
      }
      return .read
    }
    coverage?.show(text, of: name)
    let place = Location(file: sample.file, span: tree.span(tag))
    places?.note(tag: text, of: name, at: place)
    return decodeModel(node, of: item.model.text, for: demand)
  }

  private static func demand(
    ofTagOf union: UnionDeclaration, in index: AppIndex
  ) -> SampleDemand? {
    index.id(of: .union, union.name.text).map { id in
      SampleDemand(
        place: Location(file: index.file(of: id), span: union.tag.span),
        text: "`\(union.tag.text)` tells the cases of `\(union.name.text)` apart")
    }
  }

  private mutating func decodeModel(
    _ node: JSONTree.NodeID, of name: String, for demand: SampleDemand
  ) -> Outcome {
    guard let shape = shape(of: name) else {
      decodeOwn(node, of: name)
      return .read
    }
    guard tree.kind(node) == .object else {
      report(.type(tree.kind(node)), at: node, for: demand)
      return .read
    }
    if places != nil { notePlaces(of: shape, in: node) }
    var outcome = Outcome.read
    var found = values(of: shape, in: node)
    for position in shape.nested { found[position] = value(of: position, in: shape, at: node) }
    for (position, value) in found.enumerated() {
      let member = shape.members[position]
      guard let value, !(tree.kind(value) == .null && member.isOptional) else {
        if value == nil, !member.isNested {
          if member.isOptional {
            noteAbsence(of: position, in: shape, at: node)
          } else {
            reportMissing(
              member.key, in: node, for: demandOfKey(of: position, in: shape, at: node),
              style: styleMeant(by: member, of: shape, in: node))
          }
        }
        continue
      }
      coverage?.show(member.demand.place)
      if let format = member.format {
        decode(value, of: member, as: format)
      } else if case .leftOut = decode(value, as: member.type, for: member.demand) {
        outcome = .leftOut
      }
    }
    coverage?.meet(name)
    return outcome
  }

  /// Notes where an object has the keys of a model's members.
  private mutating func notePlaces(of shape: ModelShape, in node: JSONTree.NodeID) {
    for member in tree.members(of: node) {
      let place = Location(file: sample.file, span: tree.span(member.key))
      for position in shape.positions[tree.string(member.key)] ?? []
      where !shape.members[position].isNested {
        let field = shape.members[position].demand.place
        places?.note(field: field, at: place)
      }
    }
  }

  /// The values of a model's members, found in one go through the object.
  func values(
    of shape: ModelShape, in node: JSONTree.NodeID
  ) -> [JSONTree.NodeID?] {
    var values = [JSONTree.NodeID?](repeating: nil, count: shape.members.count)
    for member in tree.members(of: node) {
      for position in shape.positions[tree.string(member.key)] ?? [] where values[position] == nil {
        values[position] = member.value
      }
    }
    return values
  }

  /// What a model looks like; nil for one that the app decodes by itself.
  mutating func shape(of name: String) -> ModelShape? {
    if let known = shapes[name] { return known }
    let model = index.model(name)
    let shape = model.flatMap {
      $0.swift == nil ? ModelShape(of: $0, keys: keys, first: tries.count, in: index) : nil
    }
    shapes[name] = .some(shape)
    tries += Array(repeating: 0, count: shape?.members.count ?? 0)
    return shape
  }

  /// Reports that an object lacks a key.
  mutating func reportMissing(
    _ key: String, in node: JSONTree.NodeID, for demand: SampleDemand, style: KeyStyle? = nil
  ) {
    let tree = tree
    if style != nil { slips.noteStyled(demand.place) }
    report(.missing(key: key, style: style), at: node, for: demand) {
      let members = tree.members(of: node)
      let isResponse = node == tree.root
      let lists = isResponse ? members.filter { tree.kind($0.value) == .array } : []
      // Who mistypes a key does not have a great many of them.
      let keys = members.prefix(64).map { tree.string($0.key) }
      let near = demand.keyOfField ?? NearMiss.suggestion(for: key, among: keys)
      return .missing(
        key: key, near: near.map { PayloadPath.written([$0]) },
        lists: lists.map { tree.string($0.key) }, style: style)
    }
  }
}

extension JSONTree {
  /// What stands in the place of a union's tag, where it can be one.
  func tag(of union: UnionDeclaration, at node: NodeID) -> String? {
    switch kind(node) {
    case .string: string(node)
    case .number where union.hasNumbersAsTags: String(number(node))
    default: nil
    }
  }
}
