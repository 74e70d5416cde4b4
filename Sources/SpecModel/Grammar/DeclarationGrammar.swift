/// The table of all that a document can declare.
public enum Grammar {
  /// Each kind of declaration with its keys, in the order of the reference.
  public static let declarations: [(kind: DeclarationKind, construct: Construct)] =
    DeclarationKind.allCases.map { ($0, construct(of: $0)) }

  /// What `screenc.yaml` is made of.
  public static let configuration = ConfigurationGrammar.construct

  /// The construct of a kind of declaration.
  public static func construct(of kind: DeclarationKind) -> Construct {
    switch kind {
    case .app: AppGrammar.construct
    case .api: APIGrammar.construct
    case .theme: ThemeGrammar.construct
    case .enumeration: EnumGrammar.construct
    case .model: ModelGrammar.construct
    case .union: UnionGrammar.construct
    case .source: SourceGrammar.construct
    case .request: RequestGrammar.construct
    case .component: ComponentGrammar.construct
    case .adapter: AdapterGrammar.construct
    case .screen: ScreenGrammar.construct
    case .events: EventsGrammar.construct
    case .module: ModuleGrammar.construct
    }
  }

  static func read(_ kind: DeclarationKind, _ mapping: inout MappingReader) -> Declaration? {
    switch kind {
    case .app: AppGrammar.read(&mapping).map { .app($0) }
    case .api: APIGrammar.read(&mapping).map { .api($0) }
    case .theme: ThemeGrammar.read(&mapping).map { .theme($0) }
    case .enumeration: EnumGrammar.read(&mapping).map { .enumeration($0) }
    case .model: ModelGrammar.read(&mapping).map { .model($0) }
    case .union: UnionGrammar.read(&mapping).map { .union($0) }
    case .source: SourceGrammar.read(&mapping).map { .source($0) }
    case .request: RequestGrammar.read(&mapping).map { .request($0) }
    case .component: ComponentGrammar.read(&mapping).map { .component($0) }
    case .adapter: AdapterGrammar.read(&mapping).map { .adapter($0) }
    case .screen: ScreenGrammar.read(&mapping).map { .screen($0) }
    case .events: EventsGrammar.read(&mapping).map { .events($0) }
    case .module: ModuleGrammar.read(&mapping).map { .module($0) }
    }
  }
}
