/// What the screens of one folder have in common: that they are a module of the app.
struct ModuleSpec {
  private let name: String
  private let exports: [String]

  /// The module whose first screen is `first`; others may name that one, and those of `links`.
  init(first: Int, of count: Int, links: [ScreenPlan]) {
    let hub = ScreenPlan(index: first, of: count)
    name = hub.module
    exports = [hub.screen] + links.filter { $0.module == hub.module }.map(\.screen)
  }

  /// The file's path below the spec root.
  var file: String { "\(name)/Module.yaml" }

  var text: String {
    """
    module: \(name)
    uses: [Shared]
    exports:
    \(exports.map { "  - \($0)" }.joined(separator: "\n"))

    """
  }
}
