import Diagnostics
import JSONSyntax
import SourceText
import SpecModel

/// Values of fields that stand within other objects.
extension SampleDecoder {
  /// The value at the end of a member's path; nil where there is none, which is told where it has to be there.
  mutating func value(
    of position: Int, in shape: ModelShape, at node: JSONTree.NodeID
  ) -> JSONTree.NodeID? {
    let member = shape.members[position]
    var place = node
    for (number, key) in member.keys.enumerated() {
      guard tree.kind(place) == .object else {
        if tree.kind(place) != .null {
          report(.type(tree.kind(place)), at: place, for: member.demandWithin)
        } else if !member.isOptional {
          report(.null, at: place, for: member.demandWithin)
        }
        return nil
      }
      guard let next = tree.value(of: key, in: place) else {
        let lack = Lack(position: position, number: number, object: place)
        if member.isOptional {
          noteAbsence(of: lack, in: shape, at: node)
        } else {
          reportMissing(lack, in: shape, at: node)
        }
        return nil
      }
      place = next
    }
    return place
  }

  /// A key that is missing on the way to a member.
  private struct Lack {
    /// The member's, and that of the key in its path.
    let position: Int
    let number: Int
    let object: JSONTree.NodeID
  }

  private mutating func reportMissing(
    _ lack: Lack, in shape: ModelShape, at node: JSONTree.NodeID
  ) {
    let member = shape.members[lack.position]
    let key = member.keys[lack.number]
    let near = meant(by: lack, in: shape, at: node)
    report(.missing(key: key), at: lack.object, for: member.demand) {
      .missing(key: key, near: near?.path)
    }
  }

  /// Notes a member that may be missing, if the responses have it at another place that may be meant.
  private mutating func noteAbsence(
    of lack: Lack, in shape: ModelShape, at node: JSONTree.NodeID
  ) {
    let number = shape.first + lack.position
    guard tries[number] < Self.mostTries else { return }
    tries[number] += 1
    guard let near = meant(by: lack, in: shape, at: node) else { return }
    tries[number] = .max
    let member = shape.members[lack.position]
    slips.note(
      SampleSlips.Absence(
        key: PayloadPath.written(member.keys), near: near.path, path: near.path, style: nil,
        field: member.demand.place, keyPlace: member.keyPlace,
        sample: Location(file: sample.file, span: tree.span(near.key))))
  }

  /// The path that is most likely meant, and its key that is another one.
  private func meant(
    by lack: Lack, in shape: ModelShape, at node: JSONTree.NodeID
  ) -> (path: String, key: JSONTree.NodeID)? {
    let keys = shape.members[lack.position].keys
    // What looks like a path may be one key.
    let whole = keys.joined(separator: ".")
    if let member = tree.members(of: node).first(where: { tree.string($0.key) == whole }) {
      return (PayloadPath.written([whole]), member.key)
    }
    let rest = Array(keys[(lack.number + 1)...])
    let outer = keys[..<lack.number]
    let alike = tree.members(of: lack.object).prefix(Self.mostKeys).first { entry in
      let text = tree.string(entry.key)
      guard NearMiss.isSlip(text, of: keys[lack.number]) else { return false }
      guard rest.isEmpty else { return tree.value(at: rest, in: entry.value) != nil }
      return !shape.members.contains { $0.keys == outer + [text] }
    }
    return alike.map { entry in
      (PayloadPath.written(outer + [tree.string(entry.key)] + rest), entry.key)
    }
  }
}

extension ModelShape.Member {
  /// What asks for the objects in which it stands.
  fileprivate var demandWithin: SampleDemand {
    SampleDemand(
      place: keyPlace ?? demand.place,
      text: "`\(name)` is read within it, at `\(PayloadPath.written(keys))`")
  }
}
