/// What gives names and values their meaning and reports, by the way, rules that have no hook of their own.
enum Reporter: String, Sendable, CaseIterable {
  /// The types of values and what names in them stand for.
  case types = "Checking/Rule+TypeProblem.swift"
  case adapters = "Walk/Walk+Adapter.swift"
  case calls = "Walk/Walk+Calls.swift"
  case components = "Walk/Walk+Component.swift"
  case controls = "Walk/Walk+Controls.swift"
  case coreData = "Walk/Walk+CoreData.swift"
  case data = "Walk/Walk+Data.swift"
  case dollars = "Rules/ForgottenDollar.swift"
  case effects = "Walk/Walk+Effects.swift"
  case firestore = "Walk/Walk+Firestore.swift"
  case groups = "Walk/Walk+Groups.swift"
  case modules = "Walk/Walk+Modules.swift"
  case names = "Walk/Walk+Names.swift"
  case pages = "Walk/Walk+Page.swift"
  case samples = "Samples/ItemIdentities.swift"
  case screens = "Walk/Walk+Screen.swift"
  case strings = "Walk/Walk+Strings.swift"
  case tabs = "Walk/Walk+Tabs.swift"
  case tracking = "Walk/Walk+Tracking.swift"

  /// The file that it stands in.
  var path: String { rawValue }
}
