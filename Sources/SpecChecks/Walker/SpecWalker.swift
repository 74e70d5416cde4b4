import Diagnostics
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

/// Goes through declarations once, gives names and values their meaning, and calls the rules.
///
/// What it meets on its way: names are looked up and noted as used, values are typed, and
/// arguments, effects and screens are handed to the rules about them.
struct SpecWalker {
  let index: AppIndex
  private(set) var types: TypeChecker
  let hooks: Hooks
  let beforeGate: BeforeGate
  /// What keys of texts are looked up in.
  let appStrings: AppStrings?
  /// Whether all uses of strings are asked for, and not only those that are missing.
  let notesStringUses: Bool
  var findings: Findings
  var uses = UseGraph()
  /// The file and declaration that the walk is in.
  private(set) var file = FileID(rawValue: 0)
  private(set) var current = DeclarationID(0)
  /// Whether all of the file could be read.
  private(set) var isFileSound = true
  /// What the declaration reads of its own values.
  var reads = FieldReads()
  /// Whether the screen that the walk is in can ask how wide the window is.
  var seesWindow = false
  /// The entries of the menus that the walk is in.
  var entriesAround: [MenuItemDeclaration] = []
  /// The module that the file belongs to.
  private(set) var module = ModuleID.app
  /// Whether the code of the module is a Swift module of its own.
  private(set) var isInSwiftModule = false

  /// - Parameter symbols: Where it is noted what names stand for, if somebody wants to know.
  init(
    index: AppIndex, rules: [SpecRule], beforeGate: BeforeGate, notesStringUses: Bool = false,
    noting symbols: SymbolLog? = nil
  ) {
    self.index = index
    self.notesStringUses = notesStringUses
    self.beforeGate = beforeGate
    hooks = Hooks(of: rules, in: index)
    types = TypeChecker(index: index, noting: symbols)
    appStrings = index.strings
    findings = Findings(of: hooks.ruleNames)
  }

  /// The declaration that the walk is in, for the rules.
  var place: DeclarationPlace { DeclarationPlace(index: index, id: current, file: file) }

  /// What was found, and what was noted for the rules about the whole app.
  var results: (findings: Findings, uses: UseGraph, noted: [any Sendable]) {
    (findings, uses, hooks.notes.values)
  }

  mutating func visit(file position: Int) {
    let spec = index.files[position]
    file = spec.id
    module = index.modules.id(ofFile: position)
    isInSwiftModule = index.hasModules && index.isSwiftModule(module)
    isFileSound = !spec.diagnostics.contains { $0.severity == .error }
    let first = index.firstDeclaration(ofFile: position)
    for declaration in spec.declarations.indices {
      current = DeclarationID(first + declaration)
      let declaration = spec.declarations[declaration]
      types.isInBrokenDeclaration =
        !isFileSound && index.isBroken(declaration.kind, declaration.name.text)
      if let symbols = types.symbols { note(declaration, in: symbols) }
      notingReads(in: declaration) { $0.visit(declaration) }
      hooks.notes.declarations(declaration, place)
    }
  }

  private mutating func visit(_ declaration: Declaration) {
    let place = place
    switch declaration {
    case .app(let app):
      visit(app)
      hooks.apps(app, place, &findings)
    case .api(let api):
      visit(api)
      hooks.apis(api, place, &findings)
    case .theme(let theme): visit(theme)
    case .enumeration(let enumeration):
      visit(enumeration)
      hooks.enums(enumeration, place, &findings)
    case .model(let model):
      visit(model)
      hooks.models(model, place, &findings)
    case .union(let union):
      visit(union)
      hooks.unions(union, place, &findings)
    case .source(let source):
      declare(source.name, .type(.source))
      generate(source.name)
      if case .swift = source.content { generate(source.name, .sourceDependencies) }
      visit(source, scope: ValueScope(ofQuestionWith: source.parameters))
    case .request(let request):
      visit(request)
      hooks.requests(request, place, &findings)
    case .events(let events): visit(events)
    case .component(let component):
      visit(component)
      hooks.components(component, place, &findings)
    case .adapter(let adapter):
      visit(adapter)
      hooks.adapters(adapter, place, &findings)
    case .screen(let screen):
      visit(screen)
      hooks.screenDeclarations(screen, place, &findings)
    case .module(let module):
      visit(module)
      hooks.modules(module, place, &findings)
    }
  }

  /// Hands a name that the spec gives to the rules about names.
  mutating func declare(_ name: Name, _ role: NameRole) {
    hooks.names(name, role, location(name), &findings)
  }

  mutating func declare(_ fields: [Field], _ role: NameRole) {
    for index in fields.indices { declare(fields[index].name, role) }
  }

  func location(_ span: ByteSpan) -> Location {
    Location(file: file, span: span)
  }

  func location(_ name: Name) -> Location {
    Location(file: file, span: name.span)
  }
}

/// Values at their places.
extension SpecWalker {
  /// Types a value and reports what is wrong with it.
  @discardableResult
  mutating func value(
    _ expression: Expression, expecting expected: SpecType?, in scope: ValueScope
  ) -> TypedExpression? {
    reportingProblems { walk throws(TypeProblem) in
      try walk.typed(expression, expecting: expected, in: scope)
    }
  }

  /// The value with its type.
  ///
  /// - Throws: What is wrong with it.
  mutating func typed(
    _ expression: Expression, expecting expected: SpecType?, in scope: ValueScope
  ) throws(TypeProblem) -> TypedExpression {
    note(reading: expression)
    let typed = try types.type(expression, expecting: expected, in: scope)
    checkForDollar(expression, expecting: expected, in: scope)
    if appStrings != nil { strings(in: typed, scope) }
    checkSymbols(in: expression, typed)
    checkConditions(in: expression, typed)
    return typed
  }

  /// Does something with types and reports what is wrong with it.
  mutating func reportingProblems<Value>(
    _ body: (inout SpecWalker) throws(TypeProblem) -> Value
  ) -> Value? {
    do throws(TypeProblem) {
      return try body(&self)
    } catch {
      findings.report(error, in: file)
      return nil
    }
  }

  mutating func text(_ text: TextValue?, in scope: ValueScope) {
    // Most texts are keys without arguments, and these have no types that could be wrong.
    if case .key(let key, let arguments)? = text, arguments.isEmpty {
      return string(key, in: scope)
    }
    guard let text else { return }
    note(reading: text)
    do throws(TypeProblem) {
      let typed = try types.text(text, in: scope)
      // One after the other, since both together would be copies.
      switch typed {
      case .key(_, let values):
        guard case .key(let key, let arguments) = text else { return }
        check(arguments, values, ofTextFor: key, in: scope)
      case .verbatim(let value):
        guard case .verbatim(let literal) = text else { return }
        check(shown: literal, value, isVerbatim: true, in: scope)
      case .value(let value, let format):
        guard case .value(let literal, _) = text else { return }
        if format == .percent { checkShare(value, at: literal.span) }
        check(shown: literal, value, isVerbatim: false, in: scope)
      case .money: return
      }
    } catch {
      findings.report(withoutWhatIsShown(error), in: file)
    }
  }

  /// Looks at the text of a key, and at what is given to it.
  private mutating func check(
    _ arguments: [Expression], _ values: [TypedExpression], ofTextFor key: Name,
    in scope: ValueScope
  ) {
    for (argument, value) in zip(arguments, values) {
      if reportField(calledAs: argument, in: scope) { continue }
      checkForDollar(argument, expecting: nil, in: scope)
      checkConditions(in: argument, value)
    }
    checkForRepetition(inTextOf: key, given: arguments)
    string(key, given: zip(values, arguments).map { ($0.type, $1.span) }, in: scope)
  }

  /// Looks at a value that is shown as a text.
  private mutating func check(
    shown written: Expression, _ typed: TypedExpression, isVerbatim: Bool, in scope: ValueScope
  ) {
    if case .text(let shown) = written.kind, reportShownKey(shown, at: written.span) { return }
    if !isVerbatim, reportField(calledAs: written, in: scope) { return }
    guard !written.isConditional else { return check(oneOf: written, typed, in: scope) }
    checkForDollar(written, expecting: .builtin(.string), in: scope)
  }

  /// Looks at a text that is one of two.
  private mutating func check(
    oneOf written: Expression, _ typed: TypedExpression, in scope: ValueScope
  ) {
    checkConditions(in: written, typed)
    strings(in: typed, scope)
    checkForDollar(written, expecting: typed.type, in: scope)
  }

  mutating func arguments(
    _ arguments: [Argument], of callee: Callee, named name: Name, in scope: ValueScope
  ) {
    if let symbols = types.symbols {
      note(arguments.map(\.name), of: callee, named: name, in: symbols)
    }
    give(.values(arguments), to: callee, named: name, in: scope)
    checkForRepetition(among: arguments, in: scope)
    checkForIdentities(among: arguments, of: callee, in: scope)
  }

  /// Checks the texts among values that are given to something.
  private mutating func texts(of list: ArgumentList) {
    guard case .values(let arguments) = list.given else { return }
    for argument in arguments {
      guard let field = list.parameter(argument.name.text),
        field.type.shape.innermost == .builtin(.text), let type = index.type(field.type),
        let typed = try? types.type(argument.value, expecting: type, in: list.scope)
      else { continue }
      strings(in: typed, list.scope)
    }
  }

  /// Looks at the conditions that choose between values which are given to something.
  private mutating func conditions(of list: ArgumentList) {
    guard case .values(let arguments) = list.given else { return }
    for argument in arguments where argument.value.isConditional {
      guard let field = list.parameter(argument.name.text), let type = index.type(field.type),
        let typed = try? types.type(argument.value, expecting: type, in: list.scope)
      else { continue }
      checkConditions(in: argument.value, typed)
    }
  }

  mutating func give(
    _ given: ArgumentList.Given, to callee: Callee, named name: Name, in scope: ValueScope,
    isShared: Bool = false
  ) {
    let list = ArgumentList(
      callee: callee, name: name, given: given, scope: scope, file: file, isShared: isShared)
    hooks.arguments(list, types, &findings)
    if case .values(let arguments) = given {
      for argument in arguments { note(reading: argument.value) }
      noteState(calledAs: arguments, in: list)
    }
    noteTypes(givenIn: list)
    checkForDollars(in: list)
    conditions(of: list)
    if appStrings != nil { texts(of: list) }
  }
}
