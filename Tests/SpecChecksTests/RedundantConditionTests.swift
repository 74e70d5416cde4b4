import Diagnostics
import SeededRandom
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// Conditions that decide nothing.
@Suite struct RedundantConditionTests {
  /// What is said of a condition on a post.
  private func messages(_ condition: String) -> [String] {
    findings(
      """
      enum: Mood
      cases: [calm, busy, lost]
      ---
      model: Post
      fields: { id: ID, title: String?, likes: Int, mood: Mood, hidden: Bool, replies: "[String]" }
      ---
      adapter: PostRow
      for: Post
      cell:
        text:
          verbatim: Post
          when: \(condition)
      """, with: "redundant-condition"
    ).filter { $0.rule == "redundant-condition" }.map(\.message)
  }

  @Test(
    "what can turn out either way is fine",
    arguments: [
      "$item.hidden", "not $item.hidden", "$item.mood == calm",
      "$item.likes > 3 and $item.likes < 5",
      "$item.title == nil or $item.title == \"a\"", "$item.replies.count == 0",
      "$item.mood != calm and $item.mood != busy", "$item.hidden or $item.likes == 0",
    ])
  func conditionsThatDecide(condition: String) {
    #expect(messages(condition) == [])
  }

  @Test(
    "what can not is told with the value that makes no difference",
    arguments: [
      (
        "$item.likes > 3 and $item.likes < 4",
        "this condition never holds, whatever `$item.likes` is"
      ),
      (
        "$item.hidden or not $item.hidden",
        "this condition always holds, whatever `$item.hidden` is"
      ),
      (
        "$item.replies.count >= 0", "this condition always holds, whatever `$item.replies.count` is"
      ),
      ("$item.likes == $item.likes", "this condition always holds"),
      (
        "$item.mood == calm and $item.likes > 1 and $item.mood == lost",
        "this condition never holds, whatever `$item.mood` and `$item.likes` is"
      ),
    ])
  func conditionsThatDecideNothing(condition: String, message: String) {
    #expect(messages(condition) == [message])
  }

  /// A condition as the test itself understands it.
  private indirect enum Condition {
    case likes(String, Int)
    case mood(String, String)
    case hidden
    case not(Condition)
    case both(Condition, Condition)
    case either(Condition, Condition)

    static func random(depth: Int, _ random: inout SeededGenerator) -> Condition {
      switch random.below(depth > 0 ? 6 : 3) {
      case 0:
        let operation = ["==", "!=", "<", "<=", ">", ">="][random.below(6)]
        return .likes(operation, random.below(4))
      case 1:
        return .mood(random.chance(50) ? "==" : "!=", ["calm", "busy", "lost"][random.below(3)])
      case 2: return .hidden
      case 3: return .not(.random(depth: depth - 1, &random))
      case 4: return .both(.random(depth: depth - 1, &random), .random(depth: depth - 1, &random))
      default:
        return .either(.random(depth: depth - 1, &random), .random(depth: depth - 1, &random))
      }
    }

    var text: String {
      switch self {
      case .likes(let operation, let number): "$item.likes \(operation) \(number)"
      case .mood(let operation, let name): "$item.mood \(operation) \(name)"
      case .hidden: "$item.hidden"
      case .not(let operand): "not (\(operand.text))"
      case .both(let left, let right): "(\(left.text)) and (\(right.text))"
      case .either(let left, let right): "(\(left.text)) or (\(right.text))"
      }
    }

    /// Whether it is a condition that is looked at, and not one value or its opposite.
    var isJoined: Bool {
      switch self {
      case .hidden, .not: false
      case .likes, .mood, .both, .either: true
      }
    }

    func holds(likes: Int, mood: String, hidden: Bool) -> Bool {
      switch self {
      case .likes("==", let number): likes == number
      case .likes("!=", let number): likes != number
      case .likes("<", let number): likes < number
      case .likes("<=", let number): likes <= number
      case .likes(">", let number): likes > number
      case .likes(_, let number): likes >= number
      case .mood("==", let name): mood == name
      case .mood(_, let name): mood != name
      case .hidden: hidden
      case .not(let operand): !operand.holds(likes: likes, mood: mood, hidden: hidden)
      case .both(let left, let right):
        left.holds(likes: likes, mood: mood, hidden: hidden)
          && right.holds(likes: likes, mood: mood, hidden: hidden)
      case .either(let left, let right):
        left.holds(likes: likes, mood: mood, hidden: hidden)
          || right.holds(likes: likes, mood: mood, hidden: hidden)
      }
    }

    /// What `and` or `or` joins, however many.
    var operands: [Condition] {
      switch self {
      case .both: joined { if case .both(let left, let right) = $0 { (left, right) } else { nil } }
      case .either:
        joined { if case .either(let left, let right) = $0 { (left, right) } else { nil } }
      default: []
      }
    }

    private func joined(_ parts: (Condition) -> (Condition, Condition)?) -> [Condition] {
      guard let (left, right) = parts(self) else { return [self] }
      return left.joined(parts) + right.joined(parts)
    }

    /// All that it can turn out to be.
    var outcomes: Set<Bool> {
      var outcomes: Set<Bool> = []
      for likes in -2...6 {
        for mood in ["calm", "busy", "lost"] {
          for hidden in [false, true] {
            outcomes.insert(holds(likes: likes, mood: mood, hidden: hidden))
          }
        }
      }
      return outcomes
    }
  }

  @Test(
    "a text may be there by the condition of the one before it",
    arguments: [
      ("post.liked", "$item.likes > 3", "", 1),
      ("post.liked", "$item.likes > 3", ", color: red", 0),
      ("post.friends", "$item.likes > 0", "", 0),
      ("post.friends", "$item.likes >= 1", "", 0),
      ("post.friends", "$item.likes != 0", "", 0),
      ("post.like", "$item.likes > 0", "", 1),
    ])
  func textsByOneCondition(key: String, condition: String, look: String, count: Int) {
    let found = findings(
      """
      model: Post
      fields: { id: ID, likes: Int }
      ---
      adapter: PostRow
      for: Post
      cell:
        column:
          - text: { key: post.likes, with: [$item.likes], when: \(condition) }
          - text: { key: \(key), when: \(condition)\(look) }
      """, with: "redundant-condition")
    #expect(found.count { $0.rule == "redundant-condition" } == count)
  }

  @Test(
    "what a row is already may be sent beside what changes it",
    arguments: [
      ("done: true", 1), ("done: true, pinned: true", 0), ("done: true, pinned: $item.pinned", 1),
    ])
  func valuesThatAreSentAsTheyAre(sent: String, count: Int) {
    let pinned = sent.contains("pinned")
    let found = findings(
      """
      model: Post
      fields: { id: ID, done: Bool, pinned: Bool }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { verbatim: Post } }
      ---
      request: Keep
      parameters: { id: ID, done: Bool\(pinned ? ", pinned: Bool" : "") }
      method: PUT
      path: /posts/{$parameters.id}
      body: { done: $parameters.done\(pinned ? ", pinned: $parameters.pinned" : "") }
      ---
      screen: Posts
      source: { request: { path: /posts }, yields: Post }
      adapters: [PostRow]
      actions:
        - swipe: Post
          edge: leading
          title: { verbatim: First }
          when: $item.done and not $item.pinned
          request: Keep
          with: { id: $item.id, \(sent) }
        - swipe: Post
          title: { verbatim: Second }
          when: $item.done
          request: Keep
          with: { id: $item.id, done: false\(pinned ? ", pinned: $item.pinned" : "") }
      """, with: "redundant-condition")
    #expect(found.count { $0.rule == "redundant-condition" } == count)
  }

  @Test("random conditions are found if, and only if, trying all values finds them")
  func randomConditions() {
    var random = SeededGenerator(seed: 11)
    var redundant = 0
    for _ in 0..<400 {
      let condition = Condition.random(depth: 3, &random)
      guard condition.isJoined else { continue }
      let isRedundant = condition.outcomes.count == 1
      redundant += isRedundant ? 1 : 0
      // What asks for the same twice can turn out to be both, and is told all the same.
      let all = messages(condition.text).filter { !$0.contains("asks for the same twice") }
      let told = all.filter { !$0.hasPrefix("this part ") }
      #expect(told.isEmpty != isRedundant, "\(condition.text)")
      let hasRedundantPart = condition.operands.contains { $0.isJoined && $0.outcomes.count == 1 }
      #expect(
        (told.count < all.count) == (!isRedundant && hasRedundantPart), "\(condition.text)")
    }
    #expect(redundant > 20)
  }
}
