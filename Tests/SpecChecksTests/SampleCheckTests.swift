import Diagnostics
import SourceText
import SpecModel
import Testing

@testable import JSONSyntax
@testable import ReferencedFiles
@testable import SpecChecks

/// Recorded responses are read as the app would read them.
@Suite struct SampleCheckTests {
  private static let models = """
    api: Main
    base: https://api.example.com
    keys: snakeCase
    ---
    enum: Audience
    cases: { everyone: everyone, friends: friends-only }
    ---
    enum: Mood
    cases: { good: good, bad: bad }
    unknown: bad
    ---
    model: Author
    fields: { id: ID, avatarURL: URL? }
    ---
    model: Post
    fields:
      id: ID
      title: String?
      likeCount: Int = 0
      score: Double?
      author: Author?
      tags: "[String]"
      audience: Audience?
      mood: Mood?
      createdAt: Date?
      data: Data?
      parts: "[Part]"
    ---
    model: Words
    fields: { id: ID, text: String }
    ---
    model: Picture
    fields: { id: ID, url: URL }
    ---
    union: Part
    tag: kind
    cases: { words: Words, picture: Picture }
    unknown: skip
    ---
    union: Strict
    tag: kind
    cases: { words: Words, picture: Picture }
    unknown: fail
    ---
    """

  /// The findings about a source's samples, as `rule: message`.
  func findings(
    _ source: String, _ samples: String..., with names: String...
  ) -> [Diagnostic] {
    let names = names + ["sample-mismatch"]
    let paths = samples.indices.map { "s\($0).json" }
    let spec = Self.models + "\n" + source + "\nsamples: [\(paths.joined(separator: ", "))]\n"
    let app = MarkedApp(
      RuleExample([("a.yaml", spec)] + zip(paths, samples).map { ($0, $1) }))
    let rules = RuleSet.all.filter { rule in
      names.contains(rule.rule.name)
        || (rule.rule.severity == .error && rule.rule.name != "missing-app")
    }
    return app.specs.flatMap(\.diagnostics) + app.findings(of: rules)
  }

  func messages(_ source: String, _ samples: String...) -> [String] {
    let list = samples
    switch list.count {
    case 1: return findings(source, list[0]).map(\.message)
    default: return findings(source, list[0], list[1]).map(\.message)
    }
  }

  static let posts = "source: Posts\nrequest: { path: /posts }\nyields: Post"
  @Test(arguments: ["true", "1", "0", #""true""#, #""0""#])
  func truthValuesAreReadAsTheAPISays(written: String) {
    let source = """
      api: Switches
      base: https://switches.example.com
      booleans: lenient
      ---
      model: Lamp
      fields: { id: ID, isOn: Bool }
      ---
      source: Lamps
      request: { api: Switches, path: /lamps }
      yields: Lamp
      """
    let sample = #"[{ "id": 1, "isOn": \#(written), "is_on": \#(written) }]"#
    #expect(messages(source, sample) == [])
    let strict = source.replacing("booleans: lenient", with: "booleans: strict")
    #expect(messages(strict, sample).isEmpty == (written == "true"))
    let other = sample.replacing(": \(written)", with: ": 2")
    #expect(messages(source, other).count == 1)
  }

  static let parts = "source: Parts\nrequest: { path: /parts }\nyields: Part"

  @Test(arguments: [
    #"[]"#, #"[{ "id": 1 }]"#, #"{ "id": "a" }"#, #"[{ "id": 1.0, "like_count": 1e3 }]"#,
    #"[{ "id": "a", "tags": null, "parts": null, "title": null, "like_count": null }]"#,
    #"[{ "id": "a", "score": 7, "author": { "id": 1, "avatar_url": "/a/b.png?c=%20" } }]"#,
    #"[{ "id": "a", "audience": "friends-only", "mood": "strange" }]"#,
    #"[{ "id": "a", "created_at": "2026-03-14T09:26:53Z", "data": "aGk=" }]"#,
    #"[{ "id": "a", "created_at": "2026-03-14 09:26:53.25+0100" }]"#,
    #"[{ "id": "a", "created_at": "2026-03-14" }]"#,
    #"[{ "id": "a", "parts": [{ "kind": "words", "id": 1, "text": "" }, { "kind": "sound" }] }]"#,
  ])
  func whatTheAppReadsIsFine(sample: String) {
    #expect(messages(Self.posts, sample) == [])
  }

  @Test(arguments: [
    (#"null"#, "the response is null, and `Posts` yields `Post`"),
    (#"["a"]"#, "`/0` is a text, and `Posts` yields `Post`"),
    (#"[{}]"#, "`/0` has no `id`, and `id` of `Post` is declared `ID`"),
    (#"[{ "id": null }]"#, "`/0/id` is null, and `id` of `Post` is declared `ID`"),
    (#"[{ "id": true }]"#, "`/0/id` is a Bool, and `id` of `Post` is declared `ID`"),
    (#"[{ "id": 1.5 }]"#, "`/0/id` is no whole number, and `id` of `Post` is declared `ID`"),
    (
      #"[{ "id": 1, "like_count": "3" }]"#,
      "`/0/like_count` is a text, and `likeCount` of `Post` is declared `Int`"
    ),
    (
      #"[{ "id": 1, "like_count": 9223372036854775808 }]"#,
      "`/0/like_count` is too large a number, and `likeCount` of `Post` is declared `Int`"
    ),
    (
      #"[{ "id": 1, "score": 1e999 }]"#,
      "`/0/score` is too large a number, and `score` of `Post` is declared `Double?`"
    ),
    (
      #"[{ "id": 1, "tags": {} }]"#,
      "`/0/tags` is an object, and `tags` of `Post` is declared `[String]`"
    ),
    (
      #"[{ "id": 1, "tags": ["a", null] }]"#,
      "`/0/tags/1` is null, and `tags` of `Post` is declared `[String]`"
    ),
    (
      #"[{ "id": 1, "author": { "id": 1, "avatar_url": "a b" } }]"#,
      "`/0/author/avatar_url` is no address, and `avatarURL` of `Author` is declared `URL?`"
    ),
    (
      #"[{ "id": 1, "audience": "all" }]"#,
      "`/0/audience` is `all`, which no case of `Audience` has"
    ),
    (
      #"[{ "id": 1, "created_at": "14.3.2026" }]"#,
      "`/0/created_at` is no date by ISO 8601, and `createdAt` of `Post` is declared `Date?`"
    ),
    (
      #"[{ "id": 1, "created_at": 1700000000 }]"#,
      "`/0/created_at` is no date by ISO 8601, and `createdAt` of `Post` is declared `Date?`"
    ),
    (
      #"[{ "id": 1, "data": "a" }]"#,
      "`/0/data` is not in Base64, and `data` of `Post` is declared `Data?`"
    ),
    (
      #"[{ "id": 1, "parts": [{ "id": 1 }] }]"#,
      "`/0/parts/0` has no `kind`, and `kind` tells the cases of `Part` apart"
    ),
    (
      #"[{ "id": 1, "parts": [{ "kind": "picture", "id": 1 }] }]"#,
      "`/0/parts/0` has no `url`, and `url` of `Picture` is declared `URL`"
    ),
  ])
  func whatItDoesNotReadIsFound(sample: String, message: String) {
    #expect(messages(Self.posts, sample) == [message])
  }

  @Test func findingsOfOneFieldAreToldOfOnce() throws {
    let rows = (0..<50).map { _ in #"{ "id": 1, "like_count": "3" }"# }.joined(separator: ",\n")
    let found = findings(Self.posts, "[\(rows)]", "[\(rows)]")
    #expect(found.map(\.notes) == [["the samples have 99 more like this"]])
    let finding = try #require(found.first)
    #expect(finding.related.map(\.message) == ["`likeCount` of `Post` is declared `Int`"])
    #expect(finding.related.first?.location.file != finding.primary.file)
  }

  @Test func keysThatMayHaveBeenMeantAreNamed() {
    let found = findings(
      "source: Words2\nrequest: { path: /w }\nyields: Words", #"[{ "id": 1, "txt": "a" }]"#)
    #expect(found.map(\.help) == [["did you mean `json: txt`?"]])
    let wrapped = findings(Self.posts, #"{ "rows": [{ "id": 1 }], "total": 1 }"#)
    #expect(
      wrapped.map(\.help) == [
        ["say in the source where that is: `items: rows`"]
      ])
  }

  @Test(arguments: [
    ("parts", #"{ "items": 1, "knid": "words" }"#, "did you mean `knid`?"),
    (
      "parts", #"[{ "id": 1 }]"#,
      "name the key that tells the cases apart by `tag:`, or record the response again if it has changed"
    ),
    ("posts", #"[{ "id": 1, "like_count": 1e30 }]"#, "declare it as `Double` or `String`"),
    (
      "posts", #"[{ "id": 1, "score": 1e999 }]"#,
      "let the server send it as a text, and record the response again"
    ),
    (
      "posts", #"[{ "id": 99999999999999999999 }]"#,
      "let the server send it as a text, and record the response again"
    ),
  ])
  func theCureIsThatOfTheMismatch(source: String, sample: String, help: String) {
    let found = findings(source == "parts" ? Self.parts : Self.posts, sample)
    #expect(found.map(\.help) == [[help]])
  }

  @Test(arguments: [
    (#""seats": "7", "day": "2024-05-01", "at": "01.05.2024""#, []),
    (#""seats": 7, "day": "2024-05-01", "at": "01.05.2024""#, []),
    (
      #""seats": "many", "day": "2024-05-01", "at": "01.05.2024""#,
      ["`/0/seats` is not written as `text`, and `seats` of `Talk` is declared `Int`"]
    ),
    (
      #""seats": "7", "day": "2024-05-01T12:00:00Z", "at": "2024-05-01""#,
      [
        "`/0/day` is not written as `day`, and `day` of `Talk` is declared `Date`",
        "`/0/at` is not written as `dd.MM.yyyy`, and `at` of `Talk` is declared `Date`",
      ]
    ),
  ])
  func valuesAreHeldAgainstTheFormatsOfTheirFields(members: String, expected: [String]) {
    let source = """
      model: Talk
      fields:
        id: ID
        seats: { type: Int, format: text }
        day: { type: Date, format: day }
        at: { type: Date, format: dd.MM.yyyy }
      ---
      source: Talks
      request: { path: /events }
      yields: Talk
      """
    #expect(Set(messages(source, "[{ \"id\": 1, \(members) }]")) == Set(expected))
  }

  @Test func longTextsAreCutInMessages() {
    let text = String(repeating: "é", count: 500)
    #expect(
      messages(Self.posts, #"[{ "id": 1, "audience": "\#(text)" }]"#) == [
        "`/0/audience` is `\(text.prefix(60))…`, which no case of `Audience` has"
      ])
  }

  /// What leads to a list within the response is wrong as a whole where there is none.
  @Test func aResponseOfAnotherFormIsToldOnce() {
    let page = "page: { by: cursor, send: after, receive: data.next }"
    let source = Self.posts + "\nitems: data.posts\n" + page
    #expect(
      messages(source, #"[{ "id": 1 }]"#) == [
        "the response is an array, and `items:` leads to `data.posts`"
      ])
  }

  @Test func tagsThatNoCaseHasFailWhereTheUnionSaysSo() {
    let sample = #"[{ "kind": "wrods", "id": 1, "text": "" }]"#
    #expect(
      messages(Self.parts, sample) == [
        "no response has `words`, and no case of `Part` is for the `wrods` that they have"
      ])
    let found = findings(Self.parts.replacing("yields: Part", with: "yields: Strict"), sample)
    #expect(found.map(\.message) == ["`/0/kind` is `wrods`, which is no tag of `Strict`"])
    #expect(found.map(\.help) == [["did you mean `words`?"]])
  }

  @Test func datesAreThoseOfTheAPI() {
    let source = "source: Posts\nrequest: { api: Old, path: /posts }\nyields: Post"
    let api = "api: Old\nbase: https://old.example.com\ndates: secondsSince1970\n---\n"
    #expect(messages(api + source, #"[{ "id": 1, "created_at": 1700000000 }]"#) == [])
    #expect(
      messages(api + source, #"[{ "id": 1, "created_at": "2026-03-14" }]"#) == [
        "`/0/created_at` is no date, and `createdAt` of `Post` is declared `Date?`"
      ])
  }

  @Test func datesOfParseStandInObjects() {
    let source = "source: Posts\nrequest: { api: Old, path: /posts }\nyields: Post"
    let api = "api: Old\npreset: parse\nbase: https://old.example.com\n---\n"
    let date = #"{ "__type": "Date", "iso": "2026-03-14T09:26:53.000Z" }"#
    #expect(messages(api + source, #"{ "results": [{ "id": 1, "created_at": \#(date) }] }"#) == [])
    #expect(
      messages(
        api + source, #"{ "results": [{ "id": 1, "created_at": "2026-03-14T09:26:53Z" }] }"#) == [])
    #expect(
      messages(api + source, #"{ "results": [{ "id": 1, "created_at": { "iso": "soon" } }] }"#) == [
        "`/results/0/created_at` is no date, and `createdAt` of `Post` is declared `Date?`"
      ])
  }

  @Test func filesOfTheAppHaveDatesOfBothKinds() {
    let source = "source: Posts\ndisk: { path: Posts.json }\nyields: Post"
    #expect(messages(source, #"[{ "id": 1, "created_at": 1700000000 }]"#) == [])
    #expect(messages(source, #"[{ "id": 1, "created_at": "2026-03-14" }]"#) == [])
    #expect(
      messages(source, #"[{ "id": 1, "created_at": true }]"#) == [
        "`/0/created_at` is no date, and `createdAt` of `Post` is declared `Date?`"
      ])
  }

  /// Whatever is recorded is read or refused, and findings lie within their files.
  @Test func damagedSamplesAreReadOrRefused() throws {
    let sample = Array(
      #"[{ "id": 1, "like_count": 2, "tags": ["a"], "author": { "id": "b" }, "mood": "good" }]"#
        .utf8)
    let source = Self.posts + "\npage: { by: last, send: after, ends: empty }"
    let spec = Self.models + "\n" + source + "\nsamples: [s.json]\n"
    let specs = SpecChecksTests.specs(("a.yaml", spec))
    let file = FileID(rawValue: 1)
    let pieces = Array(#"{}[]",:0-ntf"#.utf8)
    var found: Set<String> = []
    for place in sample.indices {
      for piece in pieces {
        var damaged = sample
        damaged[place] = piece
        let content = SampleFiles.Sample(file: file, content: JSONTree(damaged))
        let references = ReferencedTexts(samples: SampleFiles(["s.json": .success(content)]))
        let result = Checker(rules: rules(with: "sample-coverage")).check(
          specs, references: references)
        for finding in result.diagnostics where finding.primary.file == file {
          #expect(Int(finding.primary.span.end) <= damaged.count)
          found.insert(finding.rule)
        }
      }
    }
    #expect(found.isSuperset(of: ["invalid-sample", "sample-mismatch"]))
  }

  @Test func manyItemsTakeTimeInProportion() {
    let rows = (0..<50_000).map { #"{ "id": \#($0), "like_count": "3", "tags": [1] }"# }
    let clock = ContinuousClock()
    var count = 0
    let time = clock.measure {
      count = findings(Self.posts, "[\(rows.joined(separator: ","))]").count
    }
    #expect(count == 2)
    #expect(time < .seconds(60))
  }

  @Test func onlyWhatComesAsJSONHasSamples() {
    let text = "source: A\nsqlite: { query: SELECT 1 }\nyields: Post\nsamples: [a.json]"
    #expect(
      specs(("a.yaml", text))[0].diagnostics.map(\.message) == [
        "`samples` goes with `request`, `graphql` and `disk`"
      ])
  }

  @Test(arguments: ["/a.json", "../../a.json", "a/../../../b.json", "..", "../a/../../b.json"])
  func samplesAreFilesOfTheProject(path: String) {
    let text = "source: A\nrequest: { path: /a }\nyields: Post\nsamples: [\(path)]"
    #expect(
      specs(("a.yaml", text))[0].diagnostics.map(\.message) == [
        "expected a path within the project, found `\(path)`"
      ])
  }

  @Test(arguments: [
    ("2026-03-14T09:26:53Z", true), ("2026-03-14T09:26:53", true), ("2026-03-14", true),
    ("2026-03-14T09:26:53.123456+01:00", true), ("2026-03-14T09:26:53-08", true),
    ("2026-03-14 09:26:53", true), ("2026-03-14T09:26:53,5Z", true), ("2026-3-14", false),
    ("2026-13-14", false), ("", false),
    ("2026-03-14T09:26Z", false), ("2026-03-14T", false), ("2026-03-14T09:26:53.Z", false),
    ("2026-03-14T09:26:53+1", false), ("yesterday", false), ("20260314T092653Z", false),
  ])
  func datesAreThoseOfISO8601(text: String, isDate: Bool) {
    #expect(ISODate.isDate(text) == isDate)
  }
}
