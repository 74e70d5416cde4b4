/// What gives names and values their meaning and reports, by the way, rules that have no hook of their own.
enum Reporter: String, Sendable, CaseIterable {
  /// The types of values and what names in them stand for.
  case types = "Checking/Rule+TypeProblem.swift"
  case adapters = "SpecWalker/SpecWalker+Adapter.swift"
  case calls = "SpecWalker/SpecWalker+Calls.swift"
  case components = "SpecWalker/SpecWalker+Component.swift"
  case controls = "SpecWalker/SpecWalker+Controls.swift"
  case coreData = "SpecWalker/SpecWalker+CoreData.swift"
  case data = "SpecWalker/SpecWalker+Data.swift"
  case dollars = "Rules/ForgottenDollar.swift"
  case effects = "SpecWalker/SpecWalker+Effects.swift"
  case firestore = "SpecWalker/SpecWalker+Firestore.swift"
  case groups = "SpecWalker/SpecWalker+Groups.swift"
  case modules = "SpecWalker/SpecWalker+Modules.swift"
  case names = "SpecWalker/SpecWalker+Names.swift"
  case pages = "SpecWalker/SpecWalker+Page.swift"
  case samples = "Samples/ItemIdentities.swift"
  case screens = "SpecWalker/SpecWalker+Screen.swift"
  case strings = "SpecWalker/SpecWalker+Strings.swift"
  case tabs = "SpecWalker/SpecWalker+Tabs.swift"
  case tracking = "SpecWalker/SpecWalker+Tracking.swift"

  /// The file that it stands in.
  var path: String { rawValue }
}
