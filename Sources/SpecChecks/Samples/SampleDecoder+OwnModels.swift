import JSONSyntax
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

/// Models that the app decodes by itself.
extension SampleDecoder {
  /// What a model looks like as it is declared, and what responses have of it.
  struct OwnModel {
    let shape: ModelShape
    /// Whether an object has the key of each member: then the app reads it from there.
    fileprivate var areKnown: [Bool]
    /// The objects that lack the keys of members.
    fileprivate var absences: [Absence] = []
    /// How many objects there are.
    fileprivate var count = 0

    fileprivate init(_ shape: ModelShape) {
      self.shape = shape
      areKnown = Array(repeating: false, count: shape.members.count)
    }

    fileprivate struct Absence {
      let position: Int
      let node: JSONTree.NodeID
      let sample: SampleFiles.Sample
      /// Whether it stands in an element that the app leaves out.
      let isInElement: Bool
      /// The key that seems to be meant.
      let near: String?
    }
  }

  /// Reads what the app decodes by itself, as far as it is declared: the app may know other keys and writings of what is
  /// true or a date, but nothing that is null or of another kind under the key of a field.
  mutating func decodeOwn(_ node: JSONTree.NodeID, of name: String) {
    guard tree.kind(node) == .object, let shape = ownShape(of: name) else { return }
    let scalars = SampleScalars(tree: tree, dates: dates, booleans: booleans)
    ownModels[name]?.count += 1
    for (position, value) in values(of: shape, in: node).enumerated() {
      let member = shape.members[position]
      // What stands within other objects may be read from elsewhere as well.
      guard !member.isNested else { continue }
      guard let value else {
        if !member.isOptional { noteAbsence(of: position, ofOwn: name, in: shape, at: node) }
        continue
      }
      ownModels[name]?.areKnown[position] = true
      guard tree.kind(value) != .null else {
        if !member.isOptional { report(.null, at: value, for: member.demand) }
        continue
      }
      guard case .builtin(let type) = member.type.unwrapped, type != .date,
        member.format == nil,
        let problem = scalars.problem(of: value, as: type), case .type = problem
      else { continue }
      report(problem, at: value, for: member.demand)
    }
  }

  /// Reports the keys that objects lack and that the app reads nevertheless: those that others of the model have, those
  /// that the specs name, and those in whose place all have another one that is nearly the same.
  ///
  /// Where no object has a key, the app may read the field from another one, or make it up.
  mutating func reportAbsencesOfOwn() {
    for (_, model) in ownModels.sorted(by: { $0.key < $1.key }) {
      let byPosition = Dictionary(grouping: model.absences, by: \.position)
      for (position, absences) in byPosition.sorted(by: { $0.key < $1.key }) {
        let member = model.shape.members[position]
        let isSlip = absences.count == model.count && absences.allSatisfy { $0.near != nil }
        guard model.areKnown[position] || member.keyPlace != nil || isSlip else { continue }
        for absence in absences { report(absence, of: member) }
      }
    }
  }

  private mutating func report(_ absence: OwnModel.Absence, of member: ModelShape.Member) {
    sample = absence.sample
    let isInner = findings.areInElement
    findings.areInElement = absence.isInElement
    reportMissing(member.key, in: absence.node, for: member.demand)
    findings.areInElement = isInner
  }

  private mutating func noteAbsence(
    of position: Int, ofOwn name: String, in shape: ModelShape, at node: JSONTree.NodeID
  ) {
    let absence = OwnModel.Absence(
      position: position, node: node, sample: sample, isInElement: findings.areInElement,
      near: keyMeant(by: shape.members[position], of: shape, in: node))
    ownModels[name]?.absences.append(absence)
  }

  /// The key of an object that nobody reads and that seems to be a member's, but for a letter: what differs in capitals,
  /// in `_` or as the plural may be what the app reads for it.
  private func keyMeant(
    by member: ModelShape.Member, of shape: ModelShape, in node: JSONTree.NodeID
  ) -> String? {
    for entry in tree.members(of: node).prefix(64) {
      let key = tree.string(entry.key)
      guard shape.positions[key] == nil, NearMiss.isSlip(key, of: member.key),
        !Self.areOneName(key, member.key), isPossible(entry.value, as: member.type)
      else { continue }
      return key
    }
    return nil
  }

  private static func areOneName(_ key: String, _ other: String) -> Bool {
    let letters = { (name: String) in name.lowercased().filter { $0 != "_" && $0 != "-" } }
    let (first, second) = (letters(key), letters(other))
    return first == second || first + "s" == second || second + "s" == first
  }

  private mutating func ownShape(of name: String) -> ModelShape? {
    if let known = ownModels[name] { return known.shape }
    guard let model = index.model(name) else { return nil }
    let shape = ModelShape(of: model, keys: keys, first: 0, in: index)
    ownModels[name] = OwnModel(shape)
    return shape
  }
}
