import SpecModel
import SpecSemantics
import SwiftCode

/// Where in generated code values and effects of a spec are written.
///
/// It knows what `$item`, `$parameters` and the other roots are called there, and notes which of them
/// have been used, so that closures capture what they use and nothing else.
final class EmissionContext {
  /// What the code around is a member of.
  enum Surroundings {
    /// A class: closures list what they capture.
    case controller
    /// A value or nothing at all: closures take what they need.
    case value
  }

  /// How a parameter is spelled.
  enum ParameterForm: Equatable {
    /// A stored property of a controller.
    case stored
    /// A parameter or property of the same name.
    case local
    /// A parameter that is a closure, so that its value is read when it is needed.
    case closure
    /// A member of one value that holds all of them, called so.
    case member(of: String)
  }

  /// How effects name the screens that they show.
  enum ScreenForm {
    /// They make the controller.
    case controller
    /// They name a destination, and leave making the screen to the app.
    case destination
    /// They hand a destination to the app's router, which knows how to show it.
    case route
  }

  /// Who sends requests.
  enum Sender {
    case app
    /// Closures that the code around was handed, one for each request.
    case closures
  }

  /// Where the screen's state is.
  enum StateForm {
    /// In a box of its own.
    case box
    /// Among the parameters: what the code stands in is handed it.
    case parameters
  }

  /// Who knows what time it is.
  enum Clock {
    case app
    /// What the scene shares with the rest of the app.
    case scene
  }

  let file: FileScope
  let surroundings: Surroundings
  let parameters: ParameterForm
  let state: StateForm
  let shownScreens: ScreenForm
  /// What the app's object is called.
  let app: String
  /// The screen that effects belong to; empty outside screens.
  let screenName: String
  let sender: Sender
  let clock: Clock
  /// Whether the scene's clock has been asked.
  private(set) var asksScene = false
  var scope: ValueScope
  /// What `$item` is called.
  var item = "item"
  /// Whose the values of the screen are, where they aren't those of the code around.
  var owner: String?
  /// Whether the next effect ends a selection when it has succeeded.
  var endsSelection = false
  /// What has been used since the closure began.
  // Uses are noted one after the other, on one thread.
  @exclusivity(unchecked) var used = Uses()
  /// The fields of the form whose values are constants here, found before anything is done with
  /// them.
  var entered: Set<String> = []
  /// What has to hold for fields of the form to be there, by their names.
  var fieldConditions: [String: ConditionPlan] = [:]
  /// The parameters of a component that are pieces of state.
  var edited: Set<String> = []
  /// Whether how wide the window is is a parameter.
  var takesWindow = false
  /// What the constants for values that are known to be there are called.
  var knownNames: [(value: NarrowedValue, name: String)] = []
  /// How many closures are open.
  var depth = 0

  init(
    in file: FileScope, scope: ValueScope, surroundings: Surroundings = .value,
    parameters: ParameterForm = .local, shownScreens: ScreenForm = .controller,
    state: StateForm = .box, sender: Sender = .app, clock: Clock = .app, app: String = "app",
    screenName: String = ""
  ) {
    self.file = file
    self.scope = scope
    self.surroundings = surroundings
    self.parameters = parameters
    self.state = state
    self.shownScreens = shownScreens
    self.sender = sender
    self.clock = clock
    self.app = app
    self.screenName = screenName
  }

  var index: AppIndex { file.app.index }

  /// The app's object.
  var appExpression: SwiftExpression {
    used.app = true
    return .identifier(app)
  }

  /// What knows the time that it is.
  var clockExpression: SwiftExpression {
    switch clock {
    case .app: return appExpression.member("runtime").member("clock")
    case .scene:
      used.sceneContext = true
      asksScene = true
      return own("context").member("clock")
    }
  }

  /// Writes something that was typed in a scope.
  func within<Result>(_ scope: ValueScope, _ body: () -> Result) -> Result {
    let outer = self.scope
    self.scope = scope
    defer { self.scope = outer }
    return body()
  }
}

/// What a piece of generated code uses of its surroundings.
struct Uses {
  var app = false
  /// What a scene shares with the rest of the app.
  var sceneContext = false
  var state = false
  var form = false
  var onReturn = false
  /// The controller itself.
  var controller = false
  /// The screen that an action is handed.
  var screen = false
  var item = false
  var result = false
  var value = false
  var group = false
  var selected = false
  var moved = false
  /// How wide the window is.
  var window = false
  /// Stored parameters, in the order of their first use.
  var parameters: [String] = []
  /// Constants that hold loaded data, in the order of their first use.
  var data: [String] = []
  /// Fields of the form whose values are constants, in the order of their first use.
  var entered: [String] = []
  /// Values that a condition has found to be there, in the order of their first use.
  var known: [NarrowedValue] = []

  mutating func use(parameter: String) {
    if !parameters.contains(parameter) { parameters.append(parameter) }
  }

  mutating func use(data: String) {
    if !self.data.contains(data) { self.data.append(data) }
  }

  mutating func use(entered field: String) {
    if !entered.contains(field) { entered.append(field) }
  }

  mutating func use(known value: NarrowedValue) {
    if !known.contains(value) { known.append(value) }
  }

  mutating func merge(_ other: Uses) {
    app = app || other.app
    sceneContext = sceneContext || other.sceneContext
    state = state || other.state
    form = form || other.form
    onReturn = onReturn || other.onReturn
    controller = controller || other.controller
    screen = screen || other.screen
    item = item || other.item
    result = result || other.result
    value = value || other.value
    group = group || other.group
    selected = selected || other.selected
    moved = moved || other.moved
    window = window || other.window
    for parameter in other.parameters { use(parameter: parameter) }
    for data in other.data { use(data: data) }
    for field in other.entered { use(entered: field) }
    for value in other.known { use(known: value) }
  }

  /// What a closure in a controller captures.
  ///
  /// - Parameter isCaptured: Whether the controller is one of it, where it is used.
  func captures(app name: String, controller isCaptured: Bool) -> [String] {
    var captures: [String] = []
    if isCaptured, controller { captures.append("weak self") }
    if app { captures.append(name) }
    if sceneContext { captures.append("context") }
    for parameter in parameters {
      captures.append(Keywords.escaped(parameter, in: .capture))
    }
    captures += data
    if state { captures.append("state") }
    if window { captures.append("windowWidth") }
    if form { captures.append("form") }
    if onReturn { captures.append("onReturn") }
    return captures
  }
}
