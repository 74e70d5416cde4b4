import SpecModel

/// What a screen can be made of that not every system has.
public enum ScreenConstruct: String, Sendable, CaseIterable {
  case sections, content, form, search, grid, liquid, carousel, shelf, pages
  /// Room around the rows of a section.
  case insets
  /// Screens that the app may have subclasses of.
  case open
  /// A row that hosts a screen.
  case embed
  /// Objects and lists that the screen loads whole for its sections.
  case data
  /// Sources that keep what they have loaded.
  case cache
  /// Fields of forms whose choices come from a source.
  case choices
  /// Rows with controls that edit the state.
  case toggle, picker, field, stepper
  /// State that outlives the screen.
  case stored
  /// Rows that are selected together.
  case selection
  /// Several screens in one.
  case tabs
  /// Sources in files and databases of the app.
  case disk, sqlite, coreData

  package init(_ layout: Layout) {
    switch layout {
    case .list: self = .sections
    case .grid: self = .grid
    case .liquid: self = .liquid
    case .carousel: self = .carousel
    case .shelf: self = .shelf
    case .pages: self = .pages
    }
  }
}

extension ScreenConstruct {
  package init(_ control: ControlDeclaration.Kind) {
    switch control {
    case .toggle: self = .toggle
    case .picker: self = .picker
    case .field: self = .field
    case .stepper: self = .stepper
    }
  }

  /// Where the language documents it: the name of a construct of the grammar, and its key.
  public var place: (construct: String, key: String) {
    switch self {
    case .sections, .content, .form, .search, .data, .selection, .tabs, .open:
      ("screen", rawValue)
    case .insets: ("section", rawValue)
    case .grid, .liquid, .carousel, .shelf, .pages: ("layout", rawValue)
    case .embed: ("adapter", rawValue)
    case .choices: ("form field", rawValue)
    case .toggle, .picker, .field, .stepper: ("row", rawValue)
    case .stored: ("state value", rawValue)
    case .cache, .disk, .sqlite, .coreData: ("source", rawValue)
    }
  }
}

extension ScreenConstruct {
  /// Rows that edit the state.
  static let controls: Set<Self> = [.toggle, .picker, .field, .stepper]

  /// Layouts whose rows stand beside one another.
  static let layoutsBeside: Set<Self> = [.grid, .liquid, .carousel, .shelf, .pages]
}

extension ScreenDeclaration {
  /// Whether all rows always stand one below the other and go from side to side, as in a table.
  public var isTable: Bool {
    guard case .sections(let sections) = body else { return false }
    return (layouts + sections.flatMap(\.layouts)).allSatisfy { $0.layout == .list }
      && sections.allSatisfy { $0.look?.insets == nil }
  }

  /// Whether the rows of one of its sections may once stand one below the other.
  package func mayBeColumn(_ section: SectionDeclaration) -> Bool {
    section.layouts.allowList(orElse: layouts.allowList(orElse: true))
  }
}

extension [LayoutAlternative] {
  /// Whether rows may stand one below the other by one of these; by what is around, where none need hold.
  fileprivate func allowList(orElse outer: Bool) -> Bool {
    contains { $0.layout == .list } || (outer && allSatisfy { $0.condition != nil })
  }
}
