import SpecModel
import SpecSemantics

/// The shapes of the systems that there are.
struct SystemShapes: Sendable {
  /// All of them; the first is that of apps that don't say any system.
  let all: [any SystemShape]
  /// What else is to know of the systems.
  let systems: ScreenSystems
  /// What specs call each of them: asking each for its system would copy that, for every screen.
  private let names: [Architecture]

  init(usual: any SystemShape, others: [any SystemShape]) {
    all = [usual] + others
    names = all.map(\.system.name)
    systems = ScreenSystems(usual: usual.system, others: others.map(\.system))
  }

  /// Those of the systems that come with the compiler.
  static let standard = SystemShapes(
    usual: CollectionSystem(),
    others: [CompositionSystem(), MVPSystem(), TableSystem(), ViperSystem()])

  /// The shape of the system of a name; the usual one of a name that there isn't.
  subscript(name: Architecture) -> any SystemShape {
    all[names.firstIndex(of: name) ?? 0]
  }
}
