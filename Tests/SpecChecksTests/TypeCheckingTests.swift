import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks

/// What values may stand where, by the messages of what may not.
@Suite struct TypeCheckingTests {
  /// The messages for a cell of a model that has a field of every type.
  private func messages(cell: String) -> [String] {
    findings(
      """
      enum: Audience
      cases: { everyone: everyone, friends: friends-only }
      ---
      enum: Mood
      cases: { good: good }
      ---
      model: User
      fields: { id: ID, name: String, birthday: { type: Date? } }
      ---
      model: Post
      fields:
        id: ID
        title: String
        teaser: String?
        likes: Int
        score: Double
        rank: Int?
        hot: Bool
        seen: Bool?
        audience: Audience
        createdAt: Date
        photo: URL?
        author: User
        editor: User?
        tags: "[String]"
      ---
      adapter: PostRow
      for: Post
      cell: \(cell)
      """
    ).map(\.message)
  }

  private func messages(condition: String) -> [String] {
    messages(cell: "{ text: { value: $item.title, when: \(condition) } }")
  }

  @Test(arguments: [
    "$item.likes > 3", "$item.score >= 3", "$item.teaser != nil", "$item.editor.name != nil",
    "$item.audience == friends", "$item.seen == true", "not $item.hot", "$item.tags.count == 0",
    "$item.title.count > 3 and ($item.hot or $item.likes == 0)", "$item.id == 'me'",
    "$item.rank == 3", "$item.author == $item.editor", "friends == $item.audience",
    "$item.author.birthday == nil",
  ])
  func conditionsOfOneTypeAreFine(condition: String) {
    #expect(messages(condition: condition) == [])
  }

  @Test(arguments: [
    ("$item.likes == 'three'", "expected `Int`, found a string in quotes"),
    ("$item.likes > 1.5", "expected `Int`, found `Double`"),
    ("$item.createdAt == 'now'", "expected `Date`, found a string in quotes"),
    ("$item.rank < 3", "values of type `Int?` have no order"),
    ("$item.title < 'm'", "values of type `String` have no order"),
    ("$item.title == nil", "a value of type `String` is never `nil`"),
    ("$item.tags == nil", "a value of type `[String]` is never `nil`"),
    ("$item.audience == good", "`Audience` has no case `good`"),
    ("$item.title == friends", "expected `String`, found the bare name `friends`"),
    ("$item.seen", "expected a condition, found `Bool?`"),
    ("$item.likes", "expected a condition, found `Int`"),
    ("$item.hot and $item.title", "expected a condition, found `String`"),
    ("$item.author.birthday == $item.title", "expected `Date?`, found `String`"),
    ("1 == 2", "this condition does not depend on anything"),
    ("true", "this condition does not depend on anything"),
    ("$item.audience.raw == nil", "`Audience` has no field `raw`"),
    ("$item.title.length > 3", "`String` has no field `length`"),
  ])
  func conditionsOfTwoTypesAreRefused(condition: String, message: String) {
    #expect(messages(condition: condition) == [message])
  }

  @Test(arguments: [
    ("value: $item.audience", "`Audience` cannot be shown as text"),
    ("value: $item.createdAt", "`Date` cannot be shown as text"),
    ("value: $item.author", "`User` cannot be shown as text"),
    ("{ value: $item.title, as: relative }", "`as: relative` does not show `String`"),
    ("{ value: $item.score, as: bytes }", "`as: bytes` does not show `Double`"),
    ("{ key: a, with: [$item.audience] }", "`Audience` cannot be an argument of a text"),
    ("{ verbatim: 'by {$item.teaser}' }", "`String?` cannot stand inside a string"),
    ("{ verbatim: $item.likes }", "expected `String`, found `Int`"),
  ])
  func textsShowWhatReads(text: String, message: String) {
    let text = text.hasPrefix("{") ? text : "{ \(text) }"
    #expect(messages(cell: "{ text: \(text) }") == [message])
  }

  @Test(arguments: [
    "$item.title", "$item.teaser", "$item.rank", "$item.id", "$item.editor.name",
    "{ value: $item.editor.birthday, as: date }", "{ key: a, with: [$item.photo, $item.hot, 3] }",
    "{ verbatim: '{$item.likes} × {$item.title}' }",
  ])
  func textsOfEverySuitableTypeAreFine(text: String) {
    #expect(messages(cell: "{ text: \(text) }") == [])
  }

  @Test func pathsThroughWhatCanBeMissingCanBeMissing() throws {
    let files = specs(
      (
        "a.yaml",
        """
        model: User
        fields: { id: ID, name: String }
        ---
        model: Post
        fields:
          id: ID
          editor: User?
        """
      ))
    let checker = TypeChecker(index: AppIndex(files: files))
    let name = Name("name", span: .zero)
    let path = ValuePath(scope: .item, components: [Name("editor", span: .zero), name])
    let typed = try checker.type(
      Expression(.path(path), span: .zero), expecting: nil,
      in: ValueScope(item: .model("Post")))
    #expect(typed.type == .optional(.builtin(.string)))
    guard case .path(_, let steps) = typed.kind else {
      Issue.record("a path is typed as a path")
      return
    }
    #expect(steps.map(\.followsOptional) == [false, true])
  }
}
