import SpecModel

/// The systems that there are.
public struct ScreenSystems: Sendable {
  /// The system of apps that don't say any.
  public let usual: ScreenSystem
  /// All of them, in the order of their names.
  public let all: [ScreenSystem]

  /// - Parameter usual: The system of apps that don't say any.
  public init(usual: ScreenSystem, others: [ScreenSystem]) {
    self.usual = usual
    all = ([usual] + others).sorted { $0.name.rawValue < $1.name.rawValue }
  }

  /// The systems that come with the compiler.
  public static let standard = ScreenSystems(
    usual: .collection, others: [.composition, .mvp, .table, .viper])

  /// What specs call them.
  public var names: [Architecture] { all.map(\.name) }

  /// The system of a name. A name that there isn't has been reported, and stands for the usual one.
  public subscript(name: Architecture) -> ScreenSystem {
    all.first { $0.name == name } ?? usual
  }
}

extension [ScreenSystem] {
  /// Their names as sentences have them: `a, b and c`.
  package func names(joinedBy word: String = "and", in quote: String = "") -> String {
    let names = map { quote + $0.name.rawValue + quote }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

extension AppIndex {
  /// The name of the system that a screen is generated for.
  public func architecture(of screen: ScreenDeclaration) -> Architecture {
    screen.architecture?.value ?? defaultArchitecture
  }

  /// The system that a screen is generated for.
  public func system(of screen: ScreenDeclaration) -> ScreenSystem {
    system(named: architecture(of: screen))
  }
}
