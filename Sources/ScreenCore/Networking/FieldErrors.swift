/// Where an API, or one call of it, says what is wrong with fields of what was sent, where that is none of the usual ways.
public struct FieldErrors: Hashable, Sendable {
  /// The keys that lead there from the top of an answer.
  let at: [String]
  /// The keys that lead to the field from what is wrong; nil where that is one of the usual ones.
  let field: [String]?
  /// The keys that lead from there to the text; nil where that is one of the usual ones.
  let text: [String]?

  /// Errors that stand where dotted paths lead.
  ///
  /// - Parameters:
  ///   - at: Leads to an object from fields to what is wrong with them, or to a list of objects that name their fields.
  ///   - field: Leads, from an object of such a list, to the field that it is about.
  ///   - text: Leads from what is wrong to the text.
  public init(at: String, field: String? = nil, text: String? = nil) {
    self.at = Self.keys(of: at)
    self.field = field.map(Self.keys)
    self.text = text.map(Self.keys)
  }

  /// The keys of a dotted path; lists on the way are gone through whether or not it says so.
  private static func keys(of path: String) -> [String] {
    path.replacing("[]", with: "").split(separator: ".").map(String.init)
  }
}

extension ProblemAnswer {
  /// What the answer says where an API says what is wrong; nil where nothing stands there.
  func told(by errors: FieldErrors) -> (problems: [FieldProblem], general: [String])? {
    let told = values(at: errors.at).map { $0.told(by: errors, within: "") }
    let problems = told.flatMap(\.problems)
    let general = told.flatMap(\.general)
    return problems.isEmpty && general.isEmpty ? nil : (problems, general)
  }

  /// What keys lead to; a list on the way is gone through.
  private func values(at keys: some Collection<String>) -> [ProblemAnswer] {
    guard let key = keys.first else { return [self] }
    return switch self {
    case .object(let object): object[key]?.values(at: keys.dropFirst()) ?? []
    case .list(let list): list.flatMap { $0.values(at: keys) }
    case .text, .other: []
    }
  }

  /// What is told here of what is within `outer`, the way to it.
  private func told(
    by errors: FieldErrors, within outer: String
  ) -> (problems: [FieldProblem], general: [String]) {
    switch self {
    case .text(let text): return ([], [text])
    case .other: return ([], [])
    case .list(let list):
      let problems = list.compactMap { $0.problem(by: errors) }
      let general = list.filter { $0.problem(by: errors) == nil }
      return (problems, general.compactMap { $0.texts(by: errors).first })
    case .object(let object):
      if errors.field != nil, let problem = problem(by: errors) { return ([problem], []) }
      let problems = object.sorted { $0.key < $1.key }.flatMap { name, value in
        value.problems(by: errors, at: outer.isEmpty ? name : "\(outer).\(name)")
      }
      return (problems, [])
    }
  }

  /// What is wrong with the field that `way` leads to, or with fields within it.
  private func problems(by errors: FieldErrors, at way: String) -> [FieldProblem] {
    // A list under a usual name of texts, such as `title`, is what is wrong with a field of that name.
    if errors.text == nil, isOfFields { return told(by: errors, within: way).problems }
    let texts = texts(by: errors)
    if !texts.isEmpty { return texts.map { FieldProblem(at: way, text: $0) } }
    if case .object = self { return told(by: errors, within: way).problems }
    return [FieldProblem(at: way, text: nil)]
  }

  /// The problem that an object of a list tells; nil for one that names no field.
  private func problem(by errors: FieldErrors) -> FieldProblem? {
    let way = errors.field.map { values(at: $0).lazy.compactMap(\.way).first } ?? fieldWay
    return way.map { FieldProblem(at: $0, text: texts(by: errors).first) }
  }

  private func texts(by errors: FieldErrors) -> [String] {
    guard let text = errors.text else { return firstText.map { [$0] } ?? lines }
    switch self {
    // What stands there is the text already.
    case .text(let text): return [text]
    case .list(let list): return list.flatMap { $0.texts(by: errors) }
    case .object: return values(at: text).flatMap(\.lines)
    case .other: return []
    }
  }
}
