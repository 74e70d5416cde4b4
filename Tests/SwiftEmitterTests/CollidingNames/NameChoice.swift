import SeededRandom

/// Chooses names that are likely to collide: with one another, and with what generated code has already.
struct NameChoice {
  /// Words of generated code, which mean something there.
  let words: (types: [String], members: [String])
  var random: SeededGenerator
  /// What most names of one app are made of.
  private let stems: [String]

  init(words: [String], random: SeededGenerator) {
    self.random = random
    self.words = (
      words.filter { $0.first?.isUppercase == true }, words.filter { $0.first?.isLowercase == true }
    )
    var stems: [String] = []
    for _ in 0..<3 { stems.append(Self.stems[self.random.below(Self.stems.count)]) }
    self.stems = stems
  }

  mutating func name(of slot: String, in app: CollidingApp) -> String {
    if random.chance(40) { return known(isType: CollidingApp.isType(slot), in: app) }
    var stem = pick(stems)
    if random.chance(25) { stem += pick(stems) }
    if CollidingApp.isType(slot) {
      return random.chance(40) ? stem : stem + pick(Self.typeSuffixes)
    }
    if random.chance(20) { return pick(Self.prefixes) + stem }
    let start = random.chance(50) ? stem.prefix(1).lowercased() + stem.dropFirst() : lowered(stem)
    return random.chance(40) ? start : start + pick(Self.memberSuffixes)
  }

  /// A name that something has already.
  private mutating func known(isType: Bool, in app: CollidingApp) -> String {
    let others = app.slots.filter { CollidingApp.isType($0) == isType }
    switch random.below(4) {
    case 0: return pick(others.compactMap { app.names[$0] })
    case 1: return isType ? pick(Self.libraryTypes) : pick(Self.keywords)
    default: return isType ? pick(words.types) : pick(words.members)
    }
  }

  private mutating func pick(_ names: [String]) -> String { names[random.below(names.count)] }

  /// With the run of capitals at its start made small.
  private func lowered(_ name: String) -> String {
    let run = name.prefix { $0.isUppercase }
    let isWord = run.count > 1 && run.count < name.count
    let count = isWord ? run.count - 1 : run.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static let stems = words(
    """
    Url URL Post State App Item Form Result Row Rows Screen Kind Value Values Data Entry Init Class Default
    Switch In Show Open Push Run Session Flags Title Name Id ID Text Event Handle Presenter Router View
    Cell Model Context Error Notice Page Menu Share Submit Path Client Main Send Fetch List Section Maker
    MakerName Register Destination X1 V2 Count Query Segmented Scene
    """)
  private static let typeSuffixes = words(
    """
    Presenter View Cell TableCell CollectionCell ViewController Coordinator ScreenCoordinator Actions
    Factory Viewable Presentable Routable Interactive Router Interactor ViewModel Model SceneRow
    Parameters Gateway NetworkGateway Sink Computed App Dependencies Destination Flags Environment Session
    ScreenDependencies AdapterDependencies SourceDependencies RequestDependencies EventsDependencies
    LoggedInApp Data Adapter Parameter Screen Value
    """)
  private static let memberSuffixes = words(
    """
    Data Adapter Parameter Value Gateway Actions Sink Address Screen Tab Name 2
    """)
  private static let prefixes = words(
    """
    make send known knownState knownItem knownParameters entered given attempt didTap didSelect push present
    show shown tree
    """)
  private static let libraryTypes = words(
    """
    Task Result Array Row ListSection Screen Any Type Protocol Self UI UITable UIView UIViewController Data
    Date Page Optional Never Error Void Int String Set Dictionary Range Sequence Collection Equatable
    Comparable Hashable Codable Sendable Main MainActor Actor Locale Calendar UUID Decimal Bundle Thread
    Process Operation Progress Duration Clock Identifiable Encodable CaseIterable Router Theme Adapter
    SceneFormPresenter NetworkGateway PageGateway RowLook SceneRouter SceneAppRouter SceneListPresenter ScreenApp
    WiredForm WiredList SceneLeaving
    """)
  private static let keywords = words(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator
    precedencegroup private protocol public rethrows static struct subscript typealias var break case catch
    continue default defer do else fallthrough for guard if in repeat return switch throw where while as
    false is nil self super throws true try await async some any get set lazy weak unowned final override
    actor macro borrowing consuming isolated sending package open dynamic indirect left right none optional
    prefix required Type hash hashValue rawValue allCases straße naïve user_name
    navigable presenter configuration context known look interactor
    """)

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
