import SpecSyntax

/// The table of all that a document can declare.
public enum Grammar {
  /// Each kind of declaration with its keys, in the order of the reference.
  public static let declarations: [(kind: DeclarationKind, construct: Construct)] =
    DeclarationKind.allCases.map { ($0, construct(of: $0)) }

  /// What `screenc.yaml` is made of.
  public static let configuration = ConfigurationGrammar.record.construct

  /// Whether a row that is written in place has a key of this name.
  public static func isKeyOfRow(_ name: String) -> Bool { RowGrammar.isKeyBesideItem(name) }

  /// The construct of a kind of declaration.
  public static func construct(of kind: DeclarationKind) -> Construct {
    switch kind {
    case .app: AppGrammar.record.construct
    case .api: APIGrammar.record.construct
    case .theme: ThemeGrammar.record.construct
    case .enumeration: EnumGrammar.record.construct
    case .model: ModelGrammar.record.construct
    case .union: UnionGrammar.record.construct
    case .source: SourceGrammar.record.construct
    case .request: RequestGrammar.record.construct
    case .component: ComponentGrammar.record.construct
    case .adapter: AdapterGrammar.record.construct
    case .screen: ScreenGrammar.record.construct
    case .events: EventsGrammar.record.construct
    case .module: ModuleGrammar.record.construct
    }
  }

  static func read(
    _ kind: DeclarationKind, _ document: NodeID, _ reader: DocumentReader
  ) -> Declaration? {
    switch kind {
    case .app: AppGrammar.record.read(document, reader).map { .app($0) }
    case .api: APIGrammar.record.read(document, reader).map { .api($0) }
    case .theme: ThemeGrammar.record.read(document, reader).map { .theme($0) }
    case .enumeration: EnumGrammar.record.read(document, reader).map { .enumeration($0) }
    case .model: ModelGrammar.record.read(document, reader).map { .model($0) }
    case .union: UnionGrammar.record.read(document, reader).map { .union($0) }
    case .source: SourceGrammar.record.read(document, reader).map { .source($0) }
    case .request: RequestGrammar.record.read(document, reader).map { .request($0) }
    case .component: ComponentGrammar.record.read(document, reader).map { .component($0) }
    case .adapter: AdapterGrammar.record.read(document, reader).map { .adapter($0) }
    case .screen: ScreenGrammar.record.read(document, reader).map { .screen($0) }
    case .events: EventsGrammar.record.read(document, reader).map { .events($0) }
    case .module: ModuleGrammar.record.read(document, reader).map { .module($0) }
    }
  }
}
