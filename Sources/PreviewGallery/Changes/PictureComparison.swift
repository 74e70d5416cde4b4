/// Finds what of a picture is not as it was before.
public struct PictureComparison {
  private let before: [PaintedPart]
  private let after: [PaintedPart]
  private var changes: [PictureChange] = []
  private var moves: [Distance: [(PaintedPart, PaintedPart)]] = [:]
  private var order: [Distance] = []

  /// How far something has moved, in hundredths of a point.
  private struct Distance: Hashable {
    let right: Int
    let down: Int

    init(_ old: PaintedPart, _ new: PaintedPart) {
      right = Int(((new.frame.x - old.frame.x) * 100).rounded())
      down = Int(((new.frame.y - old.frame.y) * 100).rounded())
    }

    var isNothing: Bool { right == 0 && down == 0 }

    var words: String {
      let parts = [Self.way(right, "right", "left"), Self.way(down, "down", "up")]
      return "moved " + parts.compactMap(\.self).joined(separator: " and ")
    }

    private static func way(_ distance: Int, _ one: String, _ other: String) -> String? {
      guard distance != 0 else { return nil }
      return "\(distance > 0 ? one : other) by \(points(abs(distance)))"
    }

    private static func points(_ hundredths: Int) -> String {
      let value = ChangeNumber(Double(hundredths) / 100).text
      return value == "1" ? "1 point" : "\(value) points"
    }
  }

  /// What is not the same: what says most comes first.
  public static func changes(from before: String, to after: String) -> [PictureChange] {
    guard before != after else { return [] }
    var comparison = PictureComparison(
      before: PaintedParts(before).parts, after: PaintedParts(after).parts)
    comparison.compare()
    return comparison.changes
  }

  private init(before: [PaintedPart], after: [PaintedPart]) {
    self.before = before
    self.after = after
  }

  private mutating func compare() {
    var (removed, added) = matchEqual()
    pairAlike(&removed, &added) { $0.identity == $1.identity }
    // The same place with another text, and the same text with another look.
    pairAlike(&removed, &added) { $0.kind == $1.kind && $0.text == $1.text && $0.isNear($1) }
    pairAlike(&removed, &added) { $0.kind == $1.kind && $0.look == $1.look && $0.isNear($1) }
    pairAlike(&removed, &added) { $0.kind == $1.kind && $0.isNear($1) }
    for part in removed {
      add(.removed, part, nil, ChangeWords(part.naming + [.said(" is gone")]))
    }
    for part in added {
      add(.added, nil, part, ChangeWords(part.naming + [.said(" is new")]))
    }
    addMoves()
    changes = PictureChange.Kind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
    guard changes.isEmpty else { return }
    changes = [
      PictureChange(
        kind: .other, before: [], after: [], words: ChangeWords([.said("is painted otherwise")]))
    ]
  }

  // MARK: - What belongs together

  /// Takes away what both pictures have in the same order, and notes where that lies elsewhere.
  ///
  /// - Returns: What only the picture before has, and what only the one after has.
  private mutating func matchEqual() -> (removed: [PaintedPart], added: [PaintedPart]) {
    let difference = after.map(\.identity).difference(from: before.map(\.identity))
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for step in difference {
      switch step {
      case .remove(let place, _, _): gone.insert(place)
      case .insert(let place, _, _): come.insert(place)
      }
    }
    let kept = zip(
      before.indices.filter { !gone.contains($0) }, after.indices.filter { !come.contains($0) })
    for (old, new) in kept { note(before[old], after[new]) }
    return (gone.sorted().map { before[$0] }, come.sorted().map { after[$0] })
  }

  /// Pairs what is left over and alike: each with the nearest.
  private mutating func pairAlike(
    _ removed: inout [PaintedPart], _ added: inout [PaintedPart],
    _ areAlike: (PaintedPart, PaintedPart) -> Bool
  ) {
    var left: [PaintedPart] = []
    for old in removed {
      let near = added.indices.filter { areAlike(old, added[$0]) }
        .min { added[$0].distance(to: old) < added[$1].distance(to: old) }
      guard let near else {
        left.append(old)
        continue
      }
      note(old, added.remove(at: near))
    }
    removed = left
  }

  // MARK: - What is said

  /// Notes what has become of something.
  private mutating func note(_ old: PaintedPart, _ new: PaintedPart) {
    guard old != new else { return }
    if old.text != new.text {
      let words: [ChangeWords.Piece] =
        old.text.isEmpty || new.text.isEmpty
        ? new.naming + [.said(" has another content")]
        : [.said("text "), .quoted(old.text), .said(" → "), .quoted(new.text)]
      add(.text, old, new, ChangeWords(words + Self.lookWords(old, new, after: ", with ")))
    } else if old.look != new.look {
      add(.look, old, new, ChangeWords(new.naming + Self.lookWords(old, new, after: " has ")))
    } else {
      noteGeometry(old, new)
    }
  }

  private mutating func noteGeometry(_ old: PaintedPart, _ new: PaintedPart) {
    let distance = Distance(old, new)
    guard old.frame.hasSize(of: new.frame) else {
      let size = "\(Self.size(new.frame)) points large, not \(Self.size(old.frame))"
      let moved = distance.isNothing ? "" : ", and \(distance.words)"
      return add(.resized, old, new, ChangeWords(new.naming + [.said(" is \(size)\(moved)")]))
    }
    guard !distance.isNothing else { return }
    if moves[distance] == nil { order.append(distance) }
    moves[distance, default: []].append((old, new))
  }

  /// Of many that have moved alike, that many are named.
  private static let mostNamed = 3

  private mutating func addMoves() {
    for distance in order {
      let pairs = moves[distance] ?? []
      // What can be read says most.
      let named = pairs.map(\.1).filter { !$0.text.isEmpty }
      let shown = (named.isEmpty ? pairs.map(\.1) : named).prefix(Self.mostNamed)
      var pieces: [ChangeWords.Piece] = []
      for (position, part) in shown.enumerated() {
        pieces += (position == 0 ? [] : [.said(", ")]) + part.naming
      }
      let others = pairs.count - shown.count
      if others > 0 { pieces.append(.said(others == 1 ? " and one more" : " and \(others) more")) }
      changes.append(
        PictureChange(
          kind: .moved, before: pairs.map(\.0.frame), after: pairs.map(\.1.frame),
          words: ChangeWords(pieces + [.said(" \(distance.words)")])))
    }
  }

  private mutating func add(
    _ kind: PictureChange.Kind, _ old: PaintedPart?, _ new: PaintedPart?, _ words: ChangeWords
  ) {
    changes.append(
      PictureChange(
        kind: kind, before: old.map { [$0.frame] } ?? [], after: new.map { [$0.frame] } ?? [],
        words: words))
  }

  /// Which attributes are others.
  private static func lookWords(
    _ old: PaintedPart, _ new: PaintedPart, after start: String
  ) -> [ChangeWords.Piece] {
    guard old.look != new.look else { return [] }
    let gone = old.look.filter { !new.look.contains($0) }
    let come = new.look.filter { !old.look.contains($0) }
    guard !gone.isEmpty || !come.isEmpty else { return [.said("\(start)another look")] }
    var pieces: [ChangeWords.Piece] = [.said(start)]
    pieces += come.isEmpty ? [.said("nothing")] : listed(come)
    return gone.isEmpty ? pieces : pieces + [.said(", not ")] + listed(gone)
  }

  private static func listed(_ look: [String]) -> [ChangeWords.Piece] {
    look.prefix(4).enumerated().flatMap { position, attribute in
      (position == 0 ? [] : [ChangeWords.Piece.said(", ")]) + [.quoted(attribute)]
    }
  }

  private static func size(_ frame: GalleryFrame) -> String {
    "\(ChangeNumber(frame.width).text) × \(ChangeNumber(frame.height).text)"
  }
}

/// A number with at most two digits behind the point.
struct ChangeNumber {
  let text: String

  init(_ value: Double) {
    let hundredths = (min(max(value, -1e6), 1e6) * 100).rounded()
    let isWhole = hundredths.truncatingRemainder(dividingBy: 100) == 0
    text = isWhole ? "\(Int(hundredths / 100))" : "\(hundredths / 100)"
  }
}

extension PaintedPart {
  /// What it is called: by what can be read there or, without that, by its view.
  fileprivate var naming: [ChangeWords.Piece] {
    if !text.isEmpty { return [.quoted(text)] }
    let image = look.first { $0.hasPrefix("image ") }.map { String($0.dropFirst(6)) }
    return [.quoted(kind)] + (image.map { [.said(" with "), .quoted($0)] } ?? [])
  }

  fileprivate func distance(to other: PaintedPart) -> Double {
    abs(frame.x - other.frame.x) + abs(frame.y - other.frame.y)
  }

  /// Whether it lies about where the other one did.
  fileprivate func isNear(_ other: PaintedPart) -> Bool {
    abs(frame.y - other.frame.y) <= 30 && abs(frame.x - other.frame.x) <= 60
      || frame.intersection(other.frame) != nil
  }
}

extension GalleryFrame {
  fileprivate func hasSize(of other: GalleryFrame) -> Bool {
    abs(width - other.width) < 0.005 && abs(height - other.height) < 0.005
  }
}
