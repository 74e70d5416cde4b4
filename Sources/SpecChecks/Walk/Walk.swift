import Diagnostics
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

/// Goes through declarations once, gives names and values their meaning, and calls the rules.
///
/// What it meets on its way: names are looked up and noted as used, values are typed, and
/// arguments, effects and screens are handed to the rules about them.
struct Walk {
  let index: AppIndex
  let types: TypeChecker
  let rules: RuleGroups
  let beforeGate: BeforeGate
  /// What keys of texts are looked up in.
  let appStrings: AppStrings?
  /// Whether a rule asks which of these keys are used.
  let notesStringKeys: Bool
  /// Whether a rule asks what is read.
  let notesReads: Bool
  var findings: Findings
  var uses = UseGraph()
  /// The file and declaration that the walk is in.
  private(set) var file = FileID(rawValue: 0)
  private(set) var current = DeclarationID(0)
  /// Whether all of the file could be read.
  private(set) var isFileSound = true
  /// What stands on which background, where a rule asks and there is a theme.
  private var contrast: ContrastPass?
  /// What the declaration reads of its own values.
  var reads = FieldReads()
  /// The module that the file belongs to.
  private(set) var module = ModuleID.app

  init(index: AppIndex, rules: RuleGroups, beforeGate: BeforeGate) {
    self.index = index
    self.rules = rules
    self.beforeGate = beforeGate
    types = TypeChecker(index: index)
    appStrings = index.strings
    notesStringKeys = rules.names.contains(Rule.unusedStringKey.name)
    notesReads = [Rule.unusedState, .unusedParameter, .unusedFlag].contains {
      rules.names.contains($0.name)
    }
    if rules.names.contains(Rule.lowContrast.name), let theme = index.theme {
      contrast = ContrastPass(ThemeColors(theme))
    }
    findings = Findings(of: rules.names)
  }

  /// What was found, and what was noted for the rules about the whole app.
  var results: (findings: Findings, uses: UseGraph) {
    var uses = uses
    if let contrast { uses.contrast.append(contrast) }
    return (findings, uses)
  }

  mutating func visit(file position: Int) {
    let spec = index.files[position]
    file = spec.id
    module = index.modules.id(ofFile: position)
    isFileSound = !spec.diagnostics.contains { $0.severity == .error }
    let first = index.firstDeclaration(ofFile: position)
    for declaration in spec.declarations.indices {
      current = DeclarationID(first + declaration)
      let declaration = spec.declarations[declaration]
      notingUnread(in: declaration) { $0.visit(declaration) }
      noteListings(by: declaration)
      contrast?.visit(declaration, in: file)
    }
  }

  private mutating func visit(_ declaration: Declaration) {
    let place = DeclarationPlace(index: index, file: file)
    switch declaration {
    case .app(let app):
      visit(app)
      for rule in rules.declarations.apps { rule.check(app, at: place, into: &findings) }
    case .api(let api):
      visit(api)
      for rule in rules.declarations.apis { rule.check(api, at: place, into: &findings) }
    case .theme(let theme): visit(theme)
    case .enumeration(let enumeration):
      visit(enumeration)
      for rule in rules.declarations.enums { rule.check(enumeration, at: place, into: &findings) }
    case .model(let model):
      visit(model)
      for rule in rules.declarations.models { rule.check(model, at: place, into: &findings) }
    case .union(let union):
      visit(union)
      for rule in rules.declarations.unions { rule.check(union, at: place, into: &findings) }
    case .source(let source):
      declare(source.name, .type(.source))
      generate(source.name)
      visit(source, scope: ValueScope(parameters: source.parameters))
    case .request(let request):
      visit(request)
      for rule in rules.declarations.requests { rule.check(request, at: place, into: &findings) }
    case .events(let events): visit(events)
    case .component(let component):
      visit(component)
      for rule in rules.declarations.components {
        rule.check(component, at: place, into: &findings)
      }
    case .adapter(let adapter):
      visit(adapter)
      for rule in rules.declarations.adapters { rule.check(adapter, at: place, into: &findings) }
    case .screen(let screen):
      visit(screen)
      for rule in rules.declarations.screens { rule.check(screen, at: place, into: &findings) }
    case .module(let module):
      visit(module)
      for rule in rules.declarations.modules { rule.check(module, at: place, into: &findings) }
    }
  }

  /// Hands a name that the spec gives to the rules about names.
  mutating func declare(_ name: Name, _ role: NameRole) {
    for rule in rules.nameRules { rule.check(name, role, at: location(name), into: &findings) }
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
extension Walk {
  /// Types a value and reports what is wrong with it.
  @discardableResult
  mutating func value(
    _ expression: Expression, expecting expected: SpecType?, in scope: ValueScope
  ) -> TypedExpression? {
    note(reading: expression)
    return reportingProblems { walk throws(TypeProblem) in
      let typed = try walk.types.type(expression, expecting: expected, in: scope)
      walk.checkForDollar(expression, expecting: expected, in: scope)
      if walk.appStrings != nil { walk.strings(in: typed, scope) }
      return typed
    }
  }

  /// Does something with types and reports what is wrong with it.
  mutating func reportingProblems<Value>(
    _ body: (inout Walk) throws(TypeProblem) -> Value
  ) -> Value? {
    do throws(TypeProblem) {
      return try body(&self)
    } catch {
      findings.report(error, in: file)
      return nil
    }
  }

  /// Types a condition and reports what is wrong with it.
  ///
  /// - Returns: The values that are there where it holds.
  @discardableResult
  mutating func condition(_ expression: Expression?, in scope: ValueScope) -> [KnownValue] {
    guard let expression else { return [] }
    note(reading: expression)
    do throws(TypeProblem) {
      return try types.condition(expression, in: scope).knownValues(where: true)
    } catch {
      findings.report(error, in: file)
      return []
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
      switch (text, typed) {
      case (.key(let key, let arguments), .key(_, let values)):
        for argument in arguments { checkForDollar(argument, expecting: nil, in: scope) }
        string(key, given: zip(values, arguments).map { ($0.type, $1.span) }, in: scope)
      case (.verbatim(let literal), _), (.value(let literal, _), _):
        checkForDollar(literal, expecting: .builtin(.string), in: scope)
      default: return
      }
    } catch {
      findings.report(error, in: file)
    }
  }

  mutating func arguments(
    _ arguments: [Argument], of callee: Callee, named name: Name, in scope: ValueScope
  ) {
    give(.values(arguments), to: callee, named: name, in: scope)
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

  mutating func give(
    _ given: ArgumentList.Given, to callee: Callee, named name: Name, in scope: ValueScope
  ) {
    let list = ArgumentList(callee: callee, name: name, given: given, scope: scope, file: file)
    for rule in rules.arguments { rule.check(list, types: types, into: &findings) }
    if case .values(let arguments) = given {
      for argument in arguments { note(reading: argument.value) }
    }
    checkForDollars(in: list)
    if appStrings != nil { texts(of: list) }
  }
}
