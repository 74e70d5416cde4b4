import SpecModel

/// Members of types, and parameters.
extension Naming {
  /// A field, parameter, case or token.
  package static var member: Naming { Naming(.member, unless: .keywordsOfMembers, then: "Value") }

  /// The property of a controller that holds a parameter.
  package static var storedParameter: Naming {
    Naming(.member, unless: .controllers, then: "Parameter")
  }

  /// The property of a controller of the app's own that holds a parameter.
  package static var begunParameter: Naming {
    Naming(.member, unless: .beginnings, then: "Parameter")
  }

  /// The property of a source of the app's own that holds a parameter.
  package static var sourceProperty: Naming {
    Naming(.member, unless: .ownSources, then: "Parameter")
  }

  /// The property of a scene's controller that holds an adapter.
  package static var adapterProperty: Naming {
    Naming(.member, unless: .controllersAndLocals, then: "Adapter")
  }

  /// The member of the app's destinations that stands for a screen.
  package static var destination: Naming {
    Naming(.member, unless: .keywordsOfMembers, then: "Screen")
  }

  /// The case that stands for a screen among those that come back.
  package static var restoredScreen: Naming {
    Naming(.member, unless: .membersOfEnums, then: "Screen")
  }

  /// The property that holds the app's implementation of ``actions``.
  package static var actionsProperty: Naming { Naming(.member, "Actions") }
  /// The property that holds the app's implementation of ``sink``.
  package static var sinkProperty: Naming { Naming(.member, "Sink") }
  /// The parameter that says what of a component's part is otherwise.
  package static var refinement: Naming { Naming(.member, "Look") }
  /// The property that holds the constructor of a type that the app owns.
  package static var maker: Naming { Naming(.type, after: "make") }
  /// The method that says whether a value that was entered is right by a rule of the app.
  package static var rule: Naming { Naming(.type, after: "accepts") }
  /// The property that holds the constructor of the app's own gateway.
  package static var gatewayMaker: Naming { Naming(.type, "Gateway", after: "make") }
  /// The parameter for the address of an API.
  package static var address: Naming { Naming(.member, "Address") }
  /// The parameter by which a view of SwiftUI is handed what it calls for an event.
  package static var telling: Naming { Naming(.type, after: "on") }
  /// The method of a presenter that tries something again.
  package static var attempt: Naming { Naming(.type, after: "attempt") }
  /// What sends a request for an adapter's button.
  package static var sender: Naming { Naming(.type, after: "send") }
}

/// Constants within methods.
extension Naming {
  /// The constant that holds an adapter, and the case of a screen's cells for it.
  package static var adapterConstant: Naming {
    Naming(.member, unless: .locals, then: "Adapter")
  }

  /// The constant that holds loaded data.
  package static var dataConstant: Naming { Naming(.member, "Data") }
  /// The constant that holds what was entered into a field of a form.
  package static var enteredConstant: Naming { Naming(.type, after: "entered") }
  /// The constant that holds a value until it is handed over.
  package static var givenConstant: Naming { Naming(.type, after: "given") }

  /// The item of a row in place, where it is the first of its model, and the tree of a part of a page.
  package static func item(_ model: String) -> String { shown + type(model) }
  package static func tree(_ number: Int) -> String { "tree\(number)" }

  /// Whether a name is one that what rows in place show or parts of pages have, or may have.
  static func isOfPart(_ name: String) -> Bool {
    if name.hasPrefix(shown) { return name.dropFirst(shown.count).first?.isUppercase == true }
    return name.hasPrefix("tree") && name.dropFirst("tree".count).utf8.allSatisfy(\.isDigit)
  }

  private static let shown = "shown"

  /// The constant that holds a value which is known to be there.
  package static func known(_ scope: Scope, _ steps: [String]) -> String {
    steps.reduce("known\(scope.rawValue.raisingFirst)") { $0 + member($1).raisingFirst }
  }

  /// The parameter by which a component is told whether the window is wide.
  package static let windowParameter = "windowIsRegular"
}
