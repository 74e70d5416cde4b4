/// How the app of a corpus is divided into modules.
public struct CorpusModules: Sendable, Hashable {
  /// The number of screens in each module but the last.
  public let screensPerModule: Int
  /// Whether each is a Swift module, and with them what all share.
  public let areSwiftModules: Bool

  public init(screensPerModule: Int, areSwiftModules: Bool = false) {
    self.screensPerModule = max(2, screensPerModule)
    self.areSwiftModules = areSwiftModules
  }

  /// Modules of fifty screens in one Swift module.
  public static let large = CorpusModules(screensPerModule: 50)

  /// The module of a screen, and its place in it.
  func place(of screen: Int) -> (module: Int, position: Int) {
    let (module, position) = screen.quotientAndRemainder(dividingBy: screensPerModule)
    return (module, position)
  }

  /// Where a file stands that all screens share. What Swift modules share is in one of them.
  func path(ofShared path: String) -> String {
    areSwiftModules && ["Theme.yaml", "Analytics.yaml"].contains(path) ? "Shared/\(path)" : path
  }
}
