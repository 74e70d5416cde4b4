/// What breaks a rule beside what obeys it, as one text.
///
/// `‹…›` marks where the rule is reported. Where the two differ, an arrow stands between what breaks the rule and
/// what stands there instead: in a mark, `adapters: ‹[PostRow]→[PostRow, AdBanner]›`, or, where nothing is
/// reported, in `«…»`: `color: "«#999999→#666666»"`. Either side may be empty, and each may have marks in it. Paths
/// may differ as well; a file whose path is empty on one side is not there.
public struct RuleExamples: Sendable, Hashable {
  private let files: [RuleExample.File]

  /// Creates examples in several files.
  public init(_ files: [(path: String, text: String)]) {
    self.files = files.map { RuleExample.File(path: $0.path, $0.text) }
  }

  /// What breaks the rule, with the places where it is reported marked.
  public var failing: RuleExample { side(\.failing) }

  /// What obeys the rule.
  public var passing: RuleExample { side(\.passing) }

  private func side(_ side: (MarkedText) -> String) -> RuleExample {
    RuleExample(
      files.compactMap { file in
        let path = side(MarkedText(file.path))
        return path.isEmpty ? nil : (path, side(MarkedText(file.markedText)))
      })
  }
}

extension RuleExamples: ExpressibleByStringInterpolation {
  /// Creates examples in one file.
  public init(stringLiteral text: String) {
    self.init([(RuleExample.defaultPath, text)])
  }
}

extension RuleExamples: ExpressibleByDictionaryLiteral {
  /// Creates examples in several files: their texts by their paths, in this order.
  public init(dictionaryLiteral files: (String, String)...) {
    self.init(files.map { (path: $0.0, text: $0.1) })
  }
}
