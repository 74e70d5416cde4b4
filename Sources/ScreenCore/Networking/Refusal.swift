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
  /// The steps that lead to the field in what was sent, with the field at their end; none where the server says only
  /// what it is called.
  public var way: [String]

  /// A problem with `field`.
  public init(field: String, text: String? = nil, way: [String] = []) {
    self.field = field
    self.text = text
    self.way = way
  }

  /// A problem with what a way such as `#/data/attributes/email`, `user.email` or `user[email]` leads to.
  init(at way: String, text: String?) {
    let steps = FieldWay.steps(of: way)
    self.init(
      field: steps.last ?? "", text: text, way: steps.count > 1 ? steps : [])
  }

  /// Whether it is about the whole that was sent, as Rails, Django, ASP.NET, JSON:API and FastAPI call that.
  var isGeneral: Bool { Self.general.contains(FieldWay.letters(of: field)) }

  private static let general: Set<String> = [
    "", "base", "nonfielderrors", "all", "data", "body", "general", "global",
  ]

  /// Whether the server means what is called `name` here: letters count in either case, and what joins words
  /// doesn't.
  func isAbout(_ name: String) -> Bool {
    FieldWay.letters(of: field) == FieldWay.letters(of: name)
  }

  /// Whether the server means what it is said to call so: a name, or the end of a way.
  func isAbout(endOfWay name: String) -> Bool {
    let end = FieldWay.steps(of: name).map(FieldWay.letters)
    let steps = (way.isEmpty ? [field] : way).map(FieldWay.letters)
    return !end.isEmpty && steps.suffix(end.count).elementsEqual(end)
  }
}

/// How servers write the way to a field.
private enum FieldWay {
  /// The steps that have a letter: the others are numbers of elements.
  static func steps(of way: String) -> [String] {
    way.split { "/.[]#".contains($0) }.filter { $0.contains(where: \.isLetter) }.map(String.init)
  }

  static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension Refusal {
  /// What an answer with an error status says, which came at `now`.
  ///
  /// - Parameter errors: How the call and the API say what is wrong with fields, where that is none of the usual ways. The
  ///   first that leads to something counts.
  init(_ response: HTTPResponse, isGraphQL: Bool, errors: [FieldErrors] = [], at now: Date) {
    // The errors of GraphQL are about places of the answer, and not of what was sent.
    let answer = isGraphQL ? nil : response.problemAnswer
    let told = errors.lazy.compactMap { answer?.told(by: $0) }.first
    let problems = told?.problems ?? answer?.problems ?? []
    // Beside fields it is a problem like theirs. Alone it may be meant for developers only, unless it stands where
    // the app is said to look.
    let general = told?.general ?? (problems.isEmpty ? [] : answer?.generalTexts ?? [])
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
