/// Types.
extension Naming {
  /// A model, enum, union, request, source, component, adapter or catalogue of events.
  package static var type: Naming { Naming(.type, unless: .keywordsOfTypes, then: "Value") }

  // MARK: - The app

  /// What every screen gets its surroundings from.
  package static var app: Naming { Naming(.type, "App") }
  /// What the screens behind a log-in gate get their surroundings from.
  package static var loggedInApp: Naming { Naming(.type, "LoggedInApp") }
  /// The protocol of what the app supplies by hand.
  package static var dependencies: Naming { Naming(.type, "Dependencies") }
  /// The app's screens with what they are shown with.
  package static var destinations: Naming { Naming(.type, "Destination") }
  /// The screens that come back where they were pushed when the app was last seen.
  package static var restoredScreens: Naming { Naming(.type, "RestoredScreen") }
  /// The screens of others that a Swift module shows.
  package static var ways: Naming { Naming(.type, "Ways") }
  /// What the app is started with.
  package static var flags: Naming { Naming(.type, "Flags") }
  /// The environments that the app can be started in.
  package static var environments: Naming { Naming(.type, "Environment") }
  /// What is known of who is logged in.
  package static var session: Naming { Naming(.type, "Session") }

  // MARK: - What the app writes by hand

  /// The protocol of what the app works out for a model.
  package static var computed: Naming { Naming(.type, "Computed") }
  /// The protocol of what takes the events of a catalogue.
  package static var sink: Naming { Naming(.type, "Sink") }
  /// The protocol of what the app does by hand for a screen.
  package static var actions: Naming { Naming(.type, "Actions") }

  /// The protocol of what a declaration leaves to hand-written code.
  package static var screenDependencies: Naming { Naming(.type, "ScreenDependencies") }
  package static var adapterDependencies: Naming { Naming(.type, "AdapterDependencies") }
  package static var sourceDependencies: Naming { Naming(.type, "SourceDependencies") }
  package static var requestDependencies: Naming { Naming(.type, "RequestDependencies") }
  package static var eventsDependencies: Naming { Naming(.type, "EventsDependencies") }

  // MARK: - What is begun for the app, which may call it otherwise

  /// The class that supplies ``dependencies``.
  package static var ownDependencies: Naming { Naming(.type, "OwnDependencies") }

  /// The class that does what ``actions`` asks for.
  package static var actionsHandler: Naming { Naming(.type, "ActionsHandler") }
  /// The class that takes what ``sink`` is told.
  package static var sinkHandler: Naming { Naming(.type, "SinkHandler") }
  /// The class of a presenter over a generated one.
  package static var ownPresenter: Naming { Naming(.type, "OwnPresenter") }
  /// The subclass of a screen's ``controller``, where that is open.
  package static var ownController: Naming { Naming(.type, "OwnViewController") }
  /// The subclass of a screen's ``coordinator``, where that is open.
  package static var ownCoordinator: Naming { Naming(.type, "OwnCoordinator") }
  /// A gateway in the place of the one to the network.
  package static var ownGateway: Naming { Naming(.type, "OwnGateway") }

  // MARK: - Screens

  /// The class of a screen that is a view controller.
  package static var controller: Naming { Naming(.type, "ViewController") }
  /// The class that runs a screen of containers. It must not be called like what it inherits from.
  package static var coordinator: Naming {
    Naming(.type, "Coordinator", unless: .coordinators, then: "ScreenCoordinator")
  }
  /// The class of a screen's or cell's presenter.
  package static var presenter: Naming { Naming(.type, "Presenter") }
  /// The protocol by which a presenter knows the screen or cell.
  package static var view: Naming { Naming(.type, "View") }
  /// The enum of the cells of a screen, each with its presenter.
  package static var cells: Naming { Naming(.type, "Cell") }
  /// The class of an adapter's cells in tables.
  package static var tableCell: Naming { Naming(.type, "TableCell") }
  /// The class of an adapter's cells in collection views.
  package static var collectionCell: Naming { Naming(.type, "CollectionCell") }

  // MARK: - Scenes

  /// What makes a scene.
  package static var factory: Naming { Naming(.type, "Factory") }
  /// The controller as its presenter sees it.
  package static var viewable: Naming { Naming(.type, "Viewable") }
  /// The presenter as its controller sees it.
  package static var presentable: Naming { Naming(.type, "Presentable") }
  /// The ways out of a scene.
  package static var routable: Naming { Naming(.type, "Routable") }
  /// What a scene asks.
  package static var interactive: Naming { Naming(.type, "Interactive") }
  /// What goes the ways out of a scene.
  package static var router: Naming { Naming(.type, "Router") }
  /// What asks for a scene.
  package static var interactor: Naming { Naming(.type, "Interactor") }
  /// What the scene before hands over.
  package static var viewModel: Naming { Naming(.type, "ViewModel") }
  /// What a scene's list is configured with.
  package static var sceneModel: Naming { Naming(.type, "Model") }
  /// The enum of a scene's rows.
  package static var sceneRow: Naming { Naming(.type, "SceneRow") }

  // MARK: - Gateways

  /// The protocol of a question to whatever keeps the app's data.
  package static var gateway: Naming { Naming(.type, "Gateway") }
  /// What asks the network.
  package static var networkGateway: Naming { Naming(.type, "NetworkGateway") }
  /// What a gateway is asked.
  package static var gatewayParameters: Naming { Naming(.type, "Parameters") }
}
