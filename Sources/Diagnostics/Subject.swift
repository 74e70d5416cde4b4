/// What a finding says, for those who put findings of one cause together: they match this, and not its words, which are
/// for people and may change.
///
/// Only findings that others follow from, or that follow from others, have one.
package indirect enum Subject: Sendable, Hashable {
  /// A key has as its value what belongs to another one.
  case keyOfOther(String)
  /// An event is named without the adapter that tells it.
  case loneEvent(String)

  /// A value is of another type than is due in its place.
  case mismatch(TypeMismatch)
  /// A parameter is declared as a type, and all who give it a value give it another one.
  case givenOthers(declared: String)
  /// Something has no field of a name.
  case missingField(MissingField)
  /// A field is declared as something else than responses have for it.
  case fieldInResponses(FieldInResponses)
  /// A form has no control for a type.
  case noControl(type: String)
  /// A source yields a list, and is to say what one item is.
  case listOfItems(source: String)

  /// A model is named where another one may be meant.
  case mistakenModel(String, meant: String)
  /// A source yields what a screen has no adapter for.
  case unshown(source: String)
  /// All adapters for a model have a condition.
  case conditional(model: String)
  /// Nothing uses a declaration.
  case unused(String)
  /// Two declarations of one name become one type in Swift.
  case namesakes(String, swiftType: String)

  /// A module does not export what another one names.
  case hidden(String, module: String)
  /// A module exports what it does not declare.
  case unknownExport(String, module: String)
  /// Something is named of a module that is not used.
  case unusedModule(String, of: String)
  /// What Swift modules use is part of the app's own code.
  case codeOfApp(module: String)
  /// A declaration of a kind stands in the folder of a module.
  case misplaced(kind: String)

  /// A secret of the session is sent by nothing.
  case unsentSecret(String)
  /// An effect is given values, and takes none.
  case valuesInVain
  /// A key of an effect stands among its values.
  case keyAmongValues(String)
  /// Nothing happens where something is given for it.
  case nothingHappens(given: [String])
}

/// The type that is due in a place, and what stands there.
package struct TypeMismatch: Sendable, Hashable {
  /// The type that is due.
  package let due: String
  /// The type that is there, or what is written, where that has none by itself; nil where neither is told.
  package let found: String?
  /// The parameter that it is given for.
  package var parameter: String?
  /// Whether it is what a screen gives back.
  package var isResult = false

  package init(due: String, found: String?) {
    self.due = due
    self.found = found
  }
}

/// A name that is read of something that has no such field.
package struct MissingField: Sendable, Hashable {
  /// The name.
  package let name: String
  /// What has no such field: `Post`, `$state`.
  package let owner: String
  /// The type that is due where it is read, if it may be declared yet.
  package var due: String?
  /// Whether no field is like it, so that all that there are stand in the help.
  package var isLikeNone = false

  package init(_ name: String, of owner: String) {
    self.name = name
    self.owner = owner
  }
}

/// A field as it is declared, of which responses have something else.
package struct FieldInResponses: Sendable, Hashable {
  /// Its name.
  package let name: String
  /// The model that declares it.
  package let model: String
  /// The type that it is declared as.
  package let type: String
  /// The kind of JSON value that responses have for it, as it is called in messages; nil where that is not what is wrong.
  package let found: String?

  package init(_ name: String, of model: String, type: String, found: String?) {
    self.name = name
    self.model = model
    self.type = type
    self.found = found
  }
}

extension Subject {
  /// The types that do not fit, where it is about such.
  package var mismatch: TypeMismatch? {
    if case .mismatch(let types) = self { types } else { nil }
  }

  /// The field that is missing, where it is about one.
  package var missingField: MissingField? {
    if case .missingField(let field) = self { field } else { nil }
  }

  /// The model that may be meant in the place of another one.
  package var modelMeant: String? {
    if case .mistakenModel(_, let meant) = self { meant } else { nil }
  }

  /// The field and what responses have for it, where it is about such.
  package var fieldInResponses: FieldInResponses? {
    if case .fieldInResponses(let field) = self { field } else { nil }
  }
}
