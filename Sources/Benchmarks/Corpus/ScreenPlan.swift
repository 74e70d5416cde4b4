/// What a screen of the corpus is called, what it is like and where it leads.
struct ScreenPlan {
  /// An entry to another screen.
  struct Link {
    let screen: String
    /// The parameter that the screen takes, if it takes one.
    let parameter: String?
  }

  let index: Int
  let archetype: Archetype
  let links: [Link]
  private let names: Names

  init(index: Int, of count: Int, in modules: CorpusModules = .large) {
    self.index = index
    archetype = Self.archetype(at: index, in: modules)
    names = Names(index: index, in: modules)
    links = Self.children(of: index, in: modules).filter { $0 < count }
      .map { Self.link(to: $0, in: modules) }
  }

  /// The screen's name.
  var screen: String { stem + archetype.suffix }
  /// What the names of all that belongs to the screen start with, and the name of its model, which it
  /// shares with nothing else of Swift.
  var stem: String { names.domain + names.area + names.number + names.subject }
  /// The thing that it is about, as a member is called.
  var member: String { names.subject.lowercased() }
  var parameter: String { member + "ID" }
  /// The path of its collection on the server.
  var path: String {
    "/\(names.domain.lowercased())/\(names.area.lowercased())\(names.number)/\(member)s"
  }
  /// The module of the app that it belongs to, which is also the name of its folder.
  var module: String { names.domain + names.area + names.number }
  /// The file's path below the spec root.
  var file: String { "\(module)/\(names.subject).yaml" }

  /// A key of the app's strings.
  func key(_ name: String) -> String {
    "\(names.domain.lowercased()).\(names.area.lowercased())\(names.number).\(member).\(name)"
  }

  private static func link(to index: Int, in modules: CorpusModules) -> Link {
    let names = Names(index: index, in: modules)
    let archetype = archetype(at: index, in: modules)
    return Link(
      screen: names.domain + names.area + names.number + names.subject + archetype.suffix,
      parameter: archetype.takesParameter ? names.subject.lowercased() + "ID" : nil)
  }

  private static func archetype(at index: Int, in modules: CorpusModules) -> Archetype {
    let (module, position) = modules.place(of: index)
    guard position > 0 else { return .hub }
    return Archetype.mix[(position - 1 + module) % Archetype.mix.count]
  }

  /// Modules, and the screens in a module, are trees, so that everything is reachable.
  private static func children(of index: Int, in modules: CorpusModules) -> [Int] {
    let (module, position) = modules.place(of: index)
    let size = modules.screensPerModule
    var children = [2 * position + 1, 2 * position + 2]
      .filter { $0 < size }
      .map { module * size + $0 }
    if position == 0 {
      children += [2 * module + 1, 2 * module + 2].map { $0 * size }
    }
    return children
  }

  /// The words of a screen's names, by its place in the corpus.
  private struct Names {
    let domain: String
    let area: String
    let number: String
    let subject: String

    init(index: Int, in modules: CorpusModules) {
      let domains = Vocabulary.domains
      let areas = Vocabulary.areas
      let subjects = Vocabulary.subjects
      let (module, position) = modules.place(of: index)
      let (round, place) = module.quotientAndRemainder(dividingBy: domains.count * areas.count)
      domain = domains[place % domains.count]
      area = areas[(place / domains.count + place) % areas.count]
      number = round == 0 ? "" : "\(round + 1)"
      // Seven and the number of subjects have no common divisor: no subject comes twice.
      subject = subjects[(position * 7 + module * 3) % subjects.count]
    }
  }
}

/// The kinds of screens that apps consist of.
enum Archetype: CaseIterable {
  case hub, feed, detail, grid, liquid, profile, search, form, settings, carousel, handWritten,
    timeline, tabs

  /// How often which kind comes: most screens are lists and what their rows lead to.
  static let mix: [Archetype] = [
    .feed, .detail, .form, .feed, .profile, .grid, .detail, .search, .feed, .settings, .timeline,
    .detail, .form, .liquid, .feed, .carousel, .profile, .handWritten, .detail, .tabs, .grid, .feed,
    .form, .timeline,
  ]

  var suffix: String {
    switch self {
    case .hub: "Hub"
    case .feed: "Feed"
    case .detail: "Detail"
    case .grid: "Grid"
    case .liquid: "Board"
    case .profile: "Profile"
    case .search: "Search"
    case .form: "Editor"
    case .settings: "Settings"
    case .carousel: "Highlights"
    case .handWritten: "Planner"
    case .timeline: "Timeline"
    case .tabs: "Shelf"
    }
  }

  var takesParameter: Bool {
    switch self {
    case .detail, .grid, .profile, .form, .timeline, .tabs: true
    case .hub, .feed, .liquid, .search, .settings, .carousel, .handWritten: false
    }
  }
}
