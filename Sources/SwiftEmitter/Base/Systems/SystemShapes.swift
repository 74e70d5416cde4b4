import SpecModel
import SpecSemantics

/// The shapes of the systems that there are.
struct SystemShapes: Sendable {
  /// All of them; the first is that of apps that don't say any system.
  let all: [any SystemShape]
  /// What else is to know of the systems.
  let systems: ScreenSystems
  private let usual: any SystemShape

  init(usual: any SystemShape, others: [any SystemShape]) {
    self.usual = usual
    all = [usual] + others
    systems = ScreenSystems(usual: usual.system, others: others.map(\.system))
  }

  /// Those of the systems that come with the compiler.
  static let standard = SystemShapes(
    usual: CollectionSystem(),
    others: [CompositionSystem(), MVPSystem(), TableSystem(), ViperSystem()])

  /// The shape of the system of a name.
  subscript(name: Architecture) -> any SystemShape {
    all.first { $0.system.name == name } ?? usual
  }
}
