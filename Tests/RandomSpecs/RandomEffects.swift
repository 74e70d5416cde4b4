import SeededRandom

/// What follows from a tap.
extension RandomWorld {
  /// The entries of an effect.
  ///
  /// - Parameter screen: The screen that it belongs to; nil where it has none of its own.
  mutating func effect(
    in scope: RandomScope, of screen: Signature?, depth: Int = 0
  ) -> [Entry] {
    let notice: [Entry] = [("notice", text(in: scope))]
    switch random.below(11) {
    case 0, 1, 2: return showing(in: scope, of: screen, depth: depth) ?? notice
    case 3, 4: return sending(in: scope, of: screen, depth: depth) ?? notice
    case 5: return setting(in: scope) ?? notice
    case 6:
      guard let result = screen?.result, let value = value(of: result, in: scope) else {
        return notice
      }
      return [("return", value)]
    case 7:
      guard let value = value(of: random.chance(50) ? .string : .builtin("URL"), in: scope) else {
        return notice
      }
      return [(random.chance(50) ? "share" : "copy", value)]
    case 8: return depth == 0 ? menu(in: scope, of: screen) : [("do", "dismiss")]
    case 9: return calling(in: scope, of: screen, depth: depth)
    default: return notice
    }
  }

  private mutating func showing(
    in scope: RandomScope, of screen: Signature?, depth: Int
  ) -> [Entry]? {
    guard let (target, _) = pick(screens), let arguments = arguments(for: target.slots, in: scope)
    else { return nil }
    var entries: [Entry] = [(pick(["push", "present", "show"]) ?? "push", target.name)]
    if !arguments.isEmpty { entries.append(("with", Flow.map(arguments))) }
    if let result = target.result, depth < 2 {
      let inside = scope.later.adding("$result", result, of: self)
      entries.append(("returned", Flow.map(effect(in: inside, of: screen, depth: depth + 1))))
    }
    return entries
  }

  private mutating func sending(
    in scope: RandomScope, of screen: Signature?, depth: Int
  ) -> [Entry]? {
    guard let request = pick(requests), let arguments = arguments(for: request.slots, in: scope)
    else { return nil }
    var entries: [Entry] = [("request", request.name)]
    if !arguments.isEmpty { entries.append(("with", Flow.map(arguments))) }
    if random.chance(30) { entries.append(("confirm", text(in: scope))) }
    return entries + followed(in: scope, result: request.result, of: screen, depth: depth)
  }

  private mutating func calling(
    in scope: RandomScope, of screen: Signature?, depth: Int
  ) -> [Entry] {
    calls += 1
    var entries: [Entry] = [("call", "method\(calls)")]
    let typed = scope.paths.filter { $0.type != .union && !$0.path.hasPrefix("$result") }
    if random.chance(50), let path = pick(typed) {
      entries.append(("with", Flow.map([("first", Flow.quoted(path.path))])))
    }
    return entries + followed(in: scope, result: nil, of: screen, depth: depth)
  }

  /// What follows a success and a failure.
  private mutating func followed(
    in scope: RandomScope, result: RandomType?, of screen: Signature?, depth: Int
  ) -> [Entry] {
    guard depth < 2 else { return [] }
    let scope = scope.later
    var entries: [Entry] = []
    if random.chance(60) {
      let inside = result.map { scope.adding("$result", $0, of: self) } ?? scope
      entries.append(("then", Flow.map(effect(in: inside, of: screen, depth: depth + 1))))
    }
    if random.chance(40) {
      entries.append(
        ("failed", Flow.map([("notice", text(in: scope.without("result"))), ("retry", "true")])))
    }
    return entries
  }

  private mutating func setting(in scope: RandomScope) -> [Entry]? {
    let pieces = scope.paths.filter {
      $0.path.hasPrefix("$state.") && $0.path.split(separator: ".").count == 2
    }
    guard let piece = pick(pieces), let value = value(of: piece.type, in: scope),
      // What is set to itself is refused.
      value != piece.path, value != Flow.quoted(piece.path)
    else { return nil }
    return [("set", Flow.map([(piece.path, value)]))]
  }

  private mutating func menu(in scope: RandomScope, of screen: Signature?) -> [Entry] {
    let scope = scope.later
    let items = (0..<2).map { _ -> String in
      let (when, inside) = when(in: scope)
      return Flow.map(
        [("title", text(in: scope))] + icon(in: inside)
          + effect(in: inside, of: screen, depth: 1) + when)
    }
    return [("menu", Flow.list(items))]
  }
}
