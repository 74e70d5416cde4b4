/// A part of the compiler that is fed with bytes of any kind: whatever they are, it must neither trap
/// nor hang, and what it makes of them has to hold together.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// The located tree, its comments, and the agreement of the two ways of reading it.
  case tree
  /// The declarations of a spec file, and findings as they are shown.
  case decoder
  /// The canonical form of a spec file.
  case formatter
  /// An app of one spec file: checks, and the Swift that it yields.
  case pipeline
  /// The located tree of recorded responses and string catalogues.
  case json
  /// The app's strings in files of all kinds: what stands in them, and what rules say of them.
  case strings

  /// What is wrong with what the target makes of some bytes; nil if nothing is.
  public func violation(of bytes: [UInt8]) -> String? {
    switch self {
    case .tree: TreeInvariants(bytes).violation
    case .decoder: FindingInvariants(bytes).violation
    case .formatter: FormatInvariants(bytes).violation
    case .pipeline: PipelineInvariants(bytes).violation
    case .json: JSONInvariants(bytes).violation
    case .strings: StringsInvariants(bytes).violation
    }
  }
}
