import Testing

extension Trait where Self == ConditionTrait {
  /// Only where nothing of Apple's is in the way of the declarations that stand for it.
  static var withOwnDeclarations: Self {
    .enabled(
      if: OwnDeclarations.canStandForApples,
      """
      Apple's own modules are here, so declarations of ours can't stand for them: the run-time is compiled against \
      them on Linux, and on a Mac by building it
      """)
  }
}

private enum OwnDeclarations {
  static var canStandForApples: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
