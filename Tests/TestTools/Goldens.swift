import Foundation

/// What is kept beside the tests for them to compare with.
public enum Goldens {
  /// Whether what comes out is written there, in the place of being compared.
  public static let areRenewed =
    ProcessInfo.processInfo.environment["SCREENC_UPDATE_GOLDENS"] == "1"
}
