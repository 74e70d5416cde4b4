import SpecModel

// What is loaded and sent, from nothing but its own declaration.

extension SourceDeclaration {
  /// What a source is, by what it loads and from where.
  var summaries: [String] {
    let what = "Loads `\(yields.shape)`"
    return origin.map { ["\(what) \($0)", what] } ?? [what]
  }

  private var origin: String? {
    switch content {
    case .request(let call, _, let paging):
      call.summary.map { paging == nil ? "from \($0)" : "from \($0), page by page" }
    case .disk(let file, _): file.path.writtenText.map { "from the file `\($0)`" }
    case .sqlite: "from the app's database"
    case .coreData(let question, _): "from the entity `\(question.entity.text)` of Core Data"
    case .items: "as the spec has it"
    case .swift(let own): "by the app's own `\(own.type.text)`"
    }
  }
}

extension RequestDeclaration {
  /// What a request is, by what it sends and what follows.
  var summaries: [String] {
    guard let call = call.summary else { return ["Sends something to a server"] }
    let what = "Sends \(call)"
    let answer = yields.map { "gets `\($0.shape)`" }
    let answered = answer.map { "\(what) and \($0)" } ?? what
    guard !emits.isEmpty else { return [answered, what] }
    let asked = answer.map { "\(what), \($0)" } ?? what
    return ["\(asked) and tells of \(emits.map(\.text).listing)", answered, what]
  }
}

extension Call {
  /// What a server is asked; nil where that can't be said in a few words.
  fileprivate var summary: String? {
    switch payload {
    case .operation: "a query in GraphQL"
    case .documents: path.writtenText.map { "the collection `\($0)` of Firestore" }
    case .fields, .parts, nil: path.writtenText.map { "`\(method.rawValue) \($0)`" }
    }
  }
}

extension Expression {
  /// A text as a spec writes it, within code; nil for one that isn't code there.
  fileprivate var writtenText: String? {
    let text: String? =
      switch kind {
      case .text(let text), .string(let text): text
      case .path(let path): path.writtenText
      case .template(let segments): segments.map(\.writtenText).joined()
      default: nil
      }
    return text?.contains { $0 == "`" || $0.isNewline } == true ? nil : text
  }
}

extension TemplateSegment {
  fileprivate var writtenText: String {
    switch self {
    case .literal(let text): text
    case .value(let value):
      if case .path(let path) = value.kind { "{\(path.writtenText)}" } else { "{…}" }
    }
  }
}

extension ValuePath {
  /// The path; what is a parameter here has only its name.
  fileprivate var writtenText: String {
    scope == .parameters ? components.map(\.text).joined(separator: ".") : text
  }
}
