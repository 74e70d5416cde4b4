import Foundation

/// What a server says beside an error status, as far as a screen can do something with it.
public struct Refusal: Hashable, Sendable {
  /// What is wrong, in the server's words; nil where it says so at most of fields.
  public var reason: String?
  /// What is wrong with fields of what was sent.
  public var problems: [FieldProblem]
  /// After what time the server wants to be asked again; nil where it doesn't say.
  public var retryAfter: Duration?

  /// What a server says; nothing unless told otherwise.
  public init(
    reason: String? = nil, problems: [FieldProblem] = [], retryAfter: Duration? = nil
  ) {
    self.reason = reason
    self.problems = problems
    self.retryAfter = retryAfter
  }
}

/// What a server found wrong with a field of what was sent.
public struct FieldProblem: Hashable, Sendable {
  /// The field as the server calls it.
  public var field: String
  /// What is wrong, in the server's words; nil where it only names the field.
  public var text: String?

  /// A problem with `field`.
  public init(field: String, text: String? = nil) {
    self.field = field
    self.text = text
  }

  /// Whether it is about the whole that was sent, as Rails, Django, ASP.NET, JSON:API and FastAPI call that.
  var isGeneral: Bool { Self.general.contains(Self.letters(of: field)) }

  private static let general: Set<String> = [
    "", "base", "nonfielderrors", "all", "data", "body", "general", "global",
  ]

  /// Whether the server means what is called `name` here: letters count in either case, and what joins words
  /// doesn't.
  func isAbout(_ name: String) -> Bool {
    Self.letters(of: field) == Self.letters(of: name)
  }

  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension Refusal {
  /// What an answer with an error status says, which came at `now`.
  init(_ response: HTTPResponse, isGraphQL: Bool, at now: Date) {
    // The errors of GraphQL are about places of the answer, and not of what was sent.
    let answer = isGraphQL ? nil : response.problemAnswer
    let problems = answer?.problems ?? []
    // Beside fields it is a problem like theirs. Alone it may be meant for developers only.
    let general = problems.isEmpty ? [] : answer?.generalTexts ?? []
    self.init(
      reason: isGraphQL
        ? GraphQLErrors.words(in: response)
        : general.isEmpty ? nil : general.joined(separator: "\n"),
      problems: problems,
      retryAfter: RetryAfter(response)?.wait(from: response.date ?? now))
  }
}

extension HTTPResponse {
  /// How many bytes a body has at most that is looked through for problems.
  private static let longest = 1 << 18

  fileprivate var problemAnswer: ProblemAnswer? {
    guard (400..<500).contains(status), body.count <= Self.longest else { return nil }
    return try? JSONDecoder().decode(ProblemAnswer.self, from: body)
  }
}
