import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Makes models of answers that a server has given.
package struct AnswerImport {
  private let answers: [(root: DocumentNode, file: FileID)]
  private let name: String
  private let keys: KeyStyle
  private var names: ImportNames
  private var findings: ImportFindings
  private var declarations: [ImportedDeclaration] = []

  /// - Parameters:
  ///   - answers: Answers of one kind, which together show what may be missing.
  ///   - name: What the model is called that each is, or has a list of.
  ///   - keys: How the app's API writes keys.
  package init(
    _ answers: [(root: DocumentNode, file: FileID)], name: String, keys: KeyStyle,
    surroundings: ImportSurroundings
  ) {
    self.answers = answers
    self.name = name
    self.keys = keys
    names = ImportNames(taken: surroundings.names)
    findings = ImportFindings(of: answers.first?.file ?? FileID(rawValue: 0))
  }

  package mutating func outcome() -> ImportOutcome {
    guard let first = answers.first else { return ImportOutcome(title: name) }
    var whole = AnswerGuess(at: Location(file: first.file, span: first.root.span))
    for answer in answers { whole.add(answer.root, in: answer.file) }
    read(item(of: whole))
    var pruning = ImportPruning(declarations, findings: findings)
    pruning.prune()
    let text = SpecText(keys: keys, api: nil, writesKeysAlways: false)
    var outcome = ImportOutcome(title: name, diagnostics: pruning.findings.diagnostics)
    outcome.files = text.files(pruning.declarations)
    outcome.counts = ImportOutcome.Counts(pruning.declarations)
    return outcome
  }

  /// What the app shows one of: the elements of a list, wherever in the answers that stands.
  private mutating func item(of whole: AnswerGuess) -> AnswerGuess {
    if whole.kinds == [.list], let element = whole.element.first { return element }
    var lists = whole.fields.filter {
      $0.guess.kinds == [.list] && $0.guess.element.first?.kinds == [.object]
    }
    // What servers say beside the items, such as what to filter by, has no identity.
    if lists.count > 1 {
      lists = lists.filter { $0.guess.element.first?.fields.contains { $0.key == "id" } == true }
    }
    guard whole.kinds == [.object], lists.count == 1, let list = lists.first,
      let element = list.guess.element.first, !whole.fields.contains(where: { $0.key == "id" })
    else { return whole }
    findings.leaveOut(
      "the list stands in `\(list.key)`", at: list.guess.place,
      help: "say `items: \(list.key)` in the source that loads it", isNote: true)
    return element
  }

  private mutating func read(_ item: AnswerGuess) {
    guard item.kinds == [.object] else {
      return findings.refuse(
        "there are no objects in this answer, of which a model could be made", at: item.place.span,
        help: "take an answer that is an object, or a list of objects")
    }
    declare(item, as: names.type(name, else: "Info"))
  }

  private mutating func declare(_ guess: AnswerGuess, as name: String) {
    var members = MemberNames(.modelField, else: "Field")
    let position = declarations.count
    declarations.append(
      ImportedDeclaration(
        name: name, content: .model([]), place: guess.place.span, file: "Models/\(self.name)"))
    var fields: [ImportedField] = []
    for field in guess.fields {
      guard let shape = shape(of: field, within: name) else { continue }
      let isMissing = field.count < guess.objects || field.guess.isNullable
      fields.append(
        ImportedField(
          name: members.name(field.key), key: field.key, type: shape.madeOptional(isMissing),
          place: field.guess.place.span))
    }
    declarations[position].content = .model(fields)
  }

  private mutating func shape(
    of field: AnswerGuess.Field, within owner: String
  ) -> TypeReference.Shape? {
    let guess = field.guess
    if field.key == "id", Set(guess.kinds).isSubset(of: [.text, .number]), !guess.kinds.isEmpty {
      return .builtin(.identifier)
    }
    guard guess.kinds == [.list] else {
      return single(guess, called: field.key, within: owner)
    }
    guard let element = guess.element.first else {
      findings.leaveOut(
        "the list `\(field.key)` is empty, so nobody knows what stands in it", at: guess.place,
        help: "take an answer in which it has elements, or declare the field by hand")
      return nil
    }
    guard let inner = single(element, called: field.key.singular, within: owner) else { return nil }
    return .list(inner)
  }

  private mutating func single(
    _ guess: AnswerGuess, called key: String, within owner: String
  ) -> TypeReference.Shape? {
    switch guess.kinds {
    case [.boolean]: return .builtin(.boolean)
    case [.number]: return .builtin(guess.areWhole ? .integer : .number)
    case [.text]: return .builtin(guess.areDates ? .date : guess.areAddresses ? .url : .string)
    case [.object] where !guess.fields.isEmpty:
      let name = names.type(key, within: owner)
      declare(guess, as: name)
      return .named(name)
    default: break
    }
    findings.leaveOut(
      guess.kinds.isEmpty
        ? "`\(key)` is never there, so nobody knows what it is"
        : guess.kinds == [.object]
          ? "the object `\(key)` has nothing in it"
          : guess.kinds == [.list]
            ? "`\(key)` is a list of lists, which no field can be"
            : "`\(key)` is of several kinds: \(guess.kinds.map(\.rawValue).joined(separator: ", "))",
      at: guess.place, help: "declare a field for it by hand, if the app needs it")
    return nil
  }
}
