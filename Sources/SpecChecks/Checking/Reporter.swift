/// What gives names and values their meaning and reports, by the way, rules that have no hook of their own.
enum Reporter: String, Sendable, CaseIterable {
  /// The types of values and what names in them stand for.
  case types = "Checking/Rule+TypeProblem.swift"
  case adapters = "Walker/SpecWalker+Adapter.swift"
  case boxes = "Walker/SpecWalker+Boxes.swift"
  case braces = "Rules/ForgottenBraces.swift"
  case calls = "Walker/SpecWalker+Calls.swift"
  case choices = "Walker/SpecWalker+Choices.swift"
  case components = "Walker/SpecWalker+Component.swift"
  case conditions = "Walker/SpecWalker+Conditions.swift"
  case controls = "Walker/SpecWalker+Controls.swift"
  case coreData = "Walker/SpecWalker+CoreData.swift"
  case data = "Walker/SpecWalker+Data.swift"
  case dollars = "Rules/ForgottenDollar.swift"
  case effects = "Walker/SpecWalker+Effects.swift"
  case events = "Walker/SpecWalker+Events.swift"
  case firestore = "Walker/SpecWalker+Firestore.swift"
  case inequalities = "Rules/OptionalInequality.swift"
  case groups = "Walker/SpecWalker+Groups.swift"
  case marks = "Rules/MistakenMark.swift"
  case modules = "Walker/SpecWalker+Modules.swift"
  case swiftModules = "Walker/SpecWalker+SwiftModules.swift"
  case names = "Walker/SpecWalker+Names.swift"
  case pages = "Walker/SpecWalker+Page.swift"
  case placeholders = "Rules/ForeignPlaceholder.swift"
  case repetitions = "Rules/RepeatedArgument.swift"
  case samples = "Samples/ItemIdentities.swift"
  case screens = "Walker/SpecWalker+Screen.swift"
  case searches = "Walker/SpecWalker+Search.swift"
  case sentValues = "Rules/StaleValue.swift"
  case siblings = "Rules/RepeatedEffect.swift"
  case strings = "Walker/SpecWalker+Strings.swift"
  case tabs = "Walker/SpecWalker+Tabs.swift"
  case tracking = "Walker/SpecWalker+Tracking.swift"

  /// The file that it stands in.
  var path: String { rawValue }
}
