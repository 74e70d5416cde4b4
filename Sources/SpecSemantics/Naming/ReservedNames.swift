import SourceText

/// Names that generated Swift cannot use, because they mean something else where it would.
package enum ReservedNames {
  /// Whether a name cannot have a role.
  package static func contains(_ name: String, _ role: NameRole) -> Bool {
    switch role {
    case .appOwned: false
    case .type(.screen): screens.contains(name)
    case .type(.api): apis.contains(name)
    case .type(.app), .type(.theme): false
    case .type: types.contains(name)
    case .modelField, .stateField: fields.contains(name)
    case .enumCase(let hasUnknown, let hasOthers):
      cases.contains(name) || (hasUnknown && name == "unknown")
        || (hasOthers && name == "otherValues")
    case .requestParameter: requestParameters.contains(name)
    case .sourceParameter: sourceParameters.contains(name)
    case .screenParameter: screenParameters.contains(name) || Naming.isOfPart(name)
    case .member: members.contains(name)
    }
  }

  /// Words that no member can be called, even in backticks.
  private static let members: NameSet = [
    "init", "self", "Self", "Type", "Protocol", "subscript",
  ]

  /// Fields of models and states: what being Hashable has taken.
  private static let fields = members.union(["hashValue", "hash"])

  /// Cases of enums: what being an enum with raw values has taken.
  private static let cases = members.union(["allCases", "rawValue", "hashValue", "hash"])

  /// Parameters of requests, which become properties beside these.
  private static let requestParameters = members.union(["endpoint", "hashValue", "hash"])

  /// Parameters of sources and components, which stand beside the app or the window's width.
  private static let sourceParameters = members.union(["app", "hashValue", "windowIsRegular"])

  /// Parameters of screens: what stands beside them in the generated initialiser, and what generated
  /// methods call or have under these names. Properties that controllers have inherited are no
  /// problem: the generated ones are called otherwise.
  private static let screenParameters = members.union([
    "app", "attempt", "closeScreen", "confirm", "copyToPasteboard", "dismissScreen", "error",
    "event", "handle", "hashValue", "item", "logOut", "moved", "notice", "observe", "onCancel",
    "onReturn",
    "onSeen", "onSelect", "open", "popScreen", "popToRootScreen", "present", "push", "reload",
    "reorder",
    "result", "rows", "run", "screen", "selectTab", "setTheme", "share", "show", "showMenu",
    "submit", "swipes", "values",
  ])

  /// Properties of the generated app's class that an API's property would stand beside.
  private static let apis: NameSet = [
    "Dependencies", "Destination", "Flags", "Launch", "LoggedIn", "MakeController", "MakeHost",
    "Links", "MakeRootViewController", "MakeScene", "Navigator", "Open", "PresenterContext",
    "Request", "Router", "Runtime", "SceneContext", "Send", "Session", "Sessions",
    "SessionStorage",
  ]

  /// Types: what generated code means by them is the language's, the system's or the run-time's.
  private static let types: NameSet = languageTypes.union(runtimeTypes).union(hostTypes)
    .union(nestedTypes)

  private static let languageTypes: NameSet = [
    "Any", "AnyHashable", "AnyObject", "Array", "Bool", "CGFloat", "CGSize", "CaseIterable",
    "Character", "Codable", "CodingKey", "CodingKeys", "Data", "Date", "Decodable", "Decoder",
    "Dictionary", "Double", "Encodable", "Encoder", "Error", "Float", "Hashable", "Hasher",
    "Identifiable", "Int", "KeyedDecodingContainer", "MainActor", "NSCoder", "Never", "Optional",
    "Protocol", "RawRepresentable", "Result", "Self", "Sendable", "Set", "String", "Swift", "Task",
    "Type", "UICollectionViewCell", "UIColor", "UIViewController", "URL", "Void",
  ]

  /// Types nested in generated ones, which would be found first.
  private static let nestedTypes: NameSet = [
    "Cell", "Destination", "Event", "Form", "ID", "Item", "RawValue", "Reloading", "Response",
    "Section", "State", "View",
  ]

  /// Whether generated code, or what it is built on, imports a module of a name.
  package static func isModule(_ name: String) -> Bool { modules.contains(name) }

  private static let modules: Set<String> = [
    "CoreData", "CoreLocation", "FirebaseFirestore", "Foundation", "HeadlessUIKit", "ScreenCore",
    "ScreenDriver", "ScreenKit", "ScreenKitFirestore", "ScreenKitSQLite", "Swift", "SwiftUI",
    "UIKit",
  ]

  /// The types of the run-time library that generated code names. The others are free: what an app
  /// declares itself comes before what it imports.
  private static let runtimeTypes: NameSet = [
    "APIClient", "APIConfiguration", "APIRequest", "AWSSignature", "Adapter", "AppLogIn",
    "AppRuntime", "AzureSharedKey", "BarAppearance", "BarItem", "BarItems", "BodyField",
    "CachePolicy",
    "CellAccessibility", "CellAdapter", "CellBorder", "CellContentView", "CellContext",
    "CellCorners", "CellDecoration", "CellGradient", "CellImage", "CellInsets", "CellNode",
    "CellRefinement", "CellShadow", "CellSize", "CellTextStyle", "CellTree", "ChoiceSource",
    "ChoiceValue",
    "CollectionConfiguration", "CollectionController", "CollectionPresentedCell", "ColorForms",
    "ColorToken", "ColumnCount", "ControllerAdapter", "ControllerRow", "ControllerSection",
    "Credentials", "DatabaseQuery", "DatabaseReading", "DurationToken", "EmbedAdapter",
    "EmbedHeight", "EmptyState", "Endpoint", "ErrorState", "FieldErrors",
    "FirestoreFilter", "FirestoreOrder",
    "FirestoreQuery", "FixedAuthorization", "FontToken", "FormConfiguration", "FormController",
    "FormCoordinator", "FormDraft", "FormField", "FormGroup", "FormPresenter", "FormPresenting",
    "FormStep", "FormTexts", "FormView",
    "GatedScreenDestination", "HTTPHeader", "HostController", "Identifier", "ItemPresenter",
    "KeptValue", "KeptValues", "KeyShortcut",
    "LaunchValues", "LinkRoute", "ListConfiguration", "ListCoordinator", "ListLayout",
    "ListPresenter", "ListPresenting", "ListSection", "ListSelection", "LoadedData",
    "LocalDataSource", "LogInAuthorization", "LowerBarAppearance", "ManagedObjectFilter",
    "ManagedObjectOrder", "ManagedObjectQuery", "ManagedObjectSource", "ManagedObjectStore",
    "ManagedProperty",
    "MenuChoice", "MenuEntry", "Model", "MoreTexts", "MovedRow", "MultipartPart", "Navigator",
    "NoContent",
    "PageMarkHeader", "PageSize", "Paging", "PayloadKey", "PresentedCell",
    "PresentedCollectionFace",
    "PresentedTableFace", "PresenterAction", "PresenterBar", "PresenterBarItem",
    "PresenterContext", "PresenterEmptyState", "PresenterFormController",
    "PresenterListCollectionController", "PresenterListConfiguration",
    "PresenterListTableController", "PresenterReorder", "PresenterSelection",
    "PresenterSelectionAction",
    "PresenterStateButton", "PresenterSwipe", "QueryItem", "RemoteDataSource", "ReorderAction",
    "RequestScalar",
    "Router", "Row", "RowStateLook", "ScreenAction", "ScreenApp", "ScreenDestination",
    "ScreenEvent", "ScreenImage", "ScreenKit", "ScreenNavigator", "ScreenResult", "ScreenRoute",
    "ScreenText", "ScreenView", "SearchConfiguration", "SearchScopes", "SearchSuggestions",
    "SectionAppearance", "Segment",
    "SegmentedConfiguration",
    "SegmentedController", "SegmentedCoordinator", "Segments", "SegmentsHeader", "SelectionAction",
    "SessionAuthorization", "SessionRequest", "SessionStorage", "SessionStore", "SpacingToken",
    "StateBinding", "StateBox", "StateButton", "StorableModel", "StoredFile", "StoredPart",
    "SwiftUIScreen",
    "SwipeAction",
    "TableConfiguration", "TableController", "TablePresentedCell", "TableRow", "TableSection",
    "Theme", "TitleSegments", "TrackedEvent", "TrackedValue", "TreeCellPresenter", "TreeCellView",
    "TreePresenterCollectionCell", "TreePresenterTableCell", "UnionModel", "UnknownUnionCase",
  ]

  /// The types of the run-time library that the generated app names for its host and the gate before it.
  private static let hostTypes: NameSet = [
    "AppScene", "BiometricCheck", "DeviceServices", "GateController", "LocationUpdates",
    "LogInFlows", "OnboardingController", "OpenSession", "PushRegistration", "WalkthroughPage",
  ]

  /// The types of the run-time library that generated scenes name: taken where an app has scenes.
  static let sceneTypes: NameSet = [
    "FormPresentable", "ListEngine", "ListPresentable", "NetworkGateway",
    "NoParameters", "Page", "PageGateway", "PageParameters", "PagePosition", "PagePositioned",
    "RowActions", "RowFace", "RowLook", "RowSection", "SceneAppRouter", "SceneContext",
    "SceneFormController", "SceneFormPresenter", "SceneLeaving", "SceneListController",
    "SceneListPresenter", "SceneListRow", "SceneNavigable", "SceneRoutable", "SceneRouter",
    "SceneViewable", "WiredForm", "WiredList",
  ]

  /// The types of the run-time library that only hand-written code names, as it is begun for the app.
  private static let typesOfBeginnings: NameSet = [
    "BasePresenter", "CGRect", "ContainerController", "DataSource", "DataSourceDelegate", "Message",
    "MessageController", "Presentable", "PresenterController", "RowContext", "RowPresenter",
    "ScenePresenting", "ScreenController", "ScreenPresenting", "UILabel", "UITableViewCell",
  ]

  /// Whether a name means a type of the language or the run-time library, in generated code or in what is
  /// begun for the app.
  static func isOfRuntime(_ name: String) -> Bool {
    types.contains(name) || sceneTypes.contains(name) || typesOfBeginnings.contains(name)
  }

  private static let takenTypes = NameHashes(
    of: languageTypes.all + runtimeTypes.all + hostTypes.all)
  private static let typesTakenByScenes = NameHashes(of: sceneTypes.all)

  /// Whether no type at the top of a generated module can have the name of a hash.
  package static func isTaken(_ hash: UInt64, inScenes hasScenes: Bool) -> Bool {
    takenTypes.contains(hash) || (hasScenes && typesTakenByScenes.contains(hash))
  }

  /// Screens whose class would be one of the system's: `UI` makes `UIViewController`.
  private static let screens: NameSet = [
    "UI", "UICollection", "UIInput", "UINavigation", "UIPage", "UIReference", "UISearchContainer",
    "UISplit", "UITabBar", "UITable",
  ]
}
