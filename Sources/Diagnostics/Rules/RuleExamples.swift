/// What breaks a rule beside what obeys it, as one text.
///
/// `‹…›` marks where the rule is reported. Where the two differ, an arrow stands between what breaks the rule and
/// what stands there instead: in a mark, `adapters: ‹[PostRow]→[PostRow, AdBanner]›`, or, where nothing is
/// reported, in `«…»`: `color: "«#999999→#666666»"`. Either side may be empty, and each may have marks in it. Paths
/// may differ as well; a file whose path is empty on one side is not there. What is repeated says how often:
/// `«[×200»`.
///
/// For a rule about changes the text has a state of the specs and a later one: `path: «/orders→‹/purchases›»`.
///
/// What both name and neither declares is that of a small app, `ExampleApp`.
public struct RuleExamples: Sendable, Hashable {
  private let files: [RuleExample.File]
  /// Whether they are an earlier and a later state, and what is reported is the change.
  public let areStates: Bool

  /// Creates examples in several files.
  ///
  /// - Parameter areStates: Whether they are an earlier and a later state.
  public init(_ files: [(path: String, text: String)], areStates: Bool = false) {
    self.files = files.map { RuleExample.File(path: $0.path, $0.text) }
    self.areStates = areStates
  }

  /// Creates an earlier and a later state of one file.
  public static func change(_ text: String) -> RuleExamples {
    RuleExamples([(RuleExample.defaultPath, text)], areStates: true)
  }

  /// What breaks the rule, with the places where it is reported marked; the later state.
  public var failing: RuleExample { RuleExample(files: written.failing.files + rest) }

  /// What obeys the rule; the earlier state, with the places where the rule is reported of what is gone.
  public var passing: RuleExample { RuleExample(files: written.passing.files + rest) }

  /// The two without the rest of their app, as people read them.
  var written: (failing: RuleExample, passing: RuleExample) {
    areStates ? (side(\.later), side(\.earlier)) : (side(\.failing), side(\.passing))
  }

  /// What both leave to the app that examples stand in: a file, or nothing.
  var rest: [RuleExample.File] {
    let specs = (written.failing.files + written.passing.files)
      .filter { $0.path.hasSuffix(".yaml") }.map { $0.markedText.filter { $0 != "‹" && $0 != "›" } }
    return ExampleApp.rest(of: specs, isChange: areStates).map { [$0] } ?? []
  }

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
