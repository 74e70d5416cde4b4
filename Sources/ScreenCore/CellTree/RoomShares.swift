import Foundation

/// How elements one behind the other divide a length among them.
///
/// What has a fixed length gets it. What wants a certain length gets it in the order of priorities; where
/// there is too little for those of one priority, they get equal shares, and what one of them does not need
/// goes to the others. What then is left goes to those that fill, by their weights. Least lengths come
/// before all that, and are cut, those of the lowest priority first, only where they alone are too long.
struct RoomShares {
  /// What an element asks for.
  struct Demand {
    fileprivate enum Kind { case fixed, bounded, filling }

    fileprivate let kind: Kind
    fileprivate var least: CGFloat = 0
    fileprivate var most: CGFloat = .infinity
    fileprivate var weight: CGFloat = 1
    fileprivate var priority = 0
    fileprivate var length: CGFloat = 0
    fileprivate var isSettled = false

    /// A length that does not give way.
    static func fixed(_ length: CGFloat) -> Demand {
      Demand(kind: .fixed, length: length)
    }

    /// `most`, or less where there is too little.
    static func atMost(_ most: CGFloat, least: CGFloat = 0, priority: Int = 0) -> Demand {
      Demand(kind: .bounded, least: min(least, most), most: most, priority: priority)
    }

    /// A share of what is left over.
    static func share(
      _ weight: CGFloat, least: CGFloat = 0, most: CGFloat = .infinity, priority: Int = 0
    ) -> Demand {
      Demand(
        kind: .filling, least: least, most: max(most, least), weight: weight, priority: priority)
    }
  }

  private var demands: [Demand]

  init(_ demands: [Demand]) {
    self.demands = demands
  }

  /// What each element got.
  var lengths: [CGFloat] { demands.map(\.length) }

  /// Divides `available`, in points.
  mutating func divide(_ available: CGFloat) {
    var rest = available
    for demand in demands where demand.kind == .fixed { rest -= demand.length }
    rest = max(rest, 0)
    cutLeastLengths(to: rest)
    var reserved = leastLength { $0.kind != .fixed }
    var priority = highestPriority(below: nil)
    while let current = priority {
      reserved -= leastLength { $0.kind == .bounded && $0.priority == current }
      rest -= give(max(rest - reserved, 0)) { $0.kind == .bounded && $0.priority == current }
      priority = highestPriority(below: current)
    }
    _ = give(max(rest, 0)) { $0.kind == .filling }
  }

  private mutating func cutLeastLengths(to room: CGFloat) {
    guard leastLength(of: { _ in true }) > room else { return }
    var room = room
    var priority = highestPriority(below: nil)
    while let current = priority {
      let wanted = leastLength { $0.priority == current }
      if wanted > room {
        for index in demands.indices where demands[index].priority == current {
          demands[index].least *= room / wanted
        }
      }
      room = max(room - wanted, 0)
      priority = highestPriority(below: current)
    }
  }

  /// Gives `room` to `members` by weight, and answers how much of it they took. Shares below the least or
  /// above the most that an element may have are settled there, and the others share what then is left.
  private mutating func give(_ room: CGFloat, to members: (Demand) -> Bool) -> CGFloat {
    var room = room
    var taken: CGFloat = 0
    while true {
      let weights = demands.reduce(0) { members($1) && !$1.isSettled ? $0 + $1.weight : $0 }
      guard weights > 0 else { return taken }
      let share = room / weights
      // Who gets more than a share takes it from the others, and is settled first.
      var excess: CGFloat = 0
      for index in demands.indices where members(demands[index]) && !demands[index].isSettled {
        let demand = demands[index]
        demands[index].length = max(min(share * demand.weight, demand.most), demand.least)
        excess += demands[index].length - share * demand.weight
      }
      for index in demands.indices where members(demands[index]) && !demands[index].isSettled {
        let difference = demands[index].length - share * demands[index].weight
        guard excess > 0 ? difference > 0 : excess < 0 ? difference < 0 : true else { continue }
        demands[index].isSettled = true
        room = max(room - demands[index].length, 0)
        taken += demands[index].length
      }
    }
  }

  private func leastLength(of members: (Demand) -> Bool) -> CGFloat {
    demands.reduce(0) { members($1) ? $0 + $1.least : $0 }
  }

  private func highestPriority(below limit: Int?) -> Int? {
    var highest: Int?
    for demand in demands where limit.map({ demand.priority < $0 }) ?? true {
      highest = max(highest ?? demand.priority, demand.priority)
    }
    return highest
  }
}
