import Diagnostics
import SourceText
import SpecModel

/// Goes through declarations once, gives names and values their meaning, and calls the rules.
///
/// What it meets on its way: names are looked up and noted as used, values are typed, and
/// arguments, effects and screens are handed to the rules about them.
struct Walk {
  let index: AppIndex
  let types: TypeChecker
  let rules: RuleGroups
  /// The events that some request tells of.
  let emitted: Set<String>
  var findings: Findings
  var uses = UseGraph()
  /// The file and declaration that the walk is in.
  private(set) var file = FileID(rawValue: 0)
  private(set) var current = DeclarationID(file: 0, position: 0)

  init(index: AppIndex, rules: RuleGroups, emitted: Set<String>) {
    self.index = index
    self.rules = rules
    self.emitted = emitted
    types = TypeChecker(index: index)
    findings = Findings(of: rules.names)
  }

  mutating func visit(file position: Int) {
    let spec = index.files[position]
    file = spec.id
    for declaration in spec.declarations.indices {
      current = DeclarationID(file: position, position: declaration)
      visit(spec.declarations[declaration])
    }
  }

  private mutating func visit(_ declaration: Declaration) {
    switch declaration {
    case .app(let app): visit(app)
    case .api(let api): visit(api)
    case .theme: break
    case .enumeration(let enumeration): visit(enumeration)
    case .model(let model): visit(model)
    case .union(let union): visit(union)
    case .source(let source):
      visit(source, scope: ValueScope(parameters: source.parameters))
    case .request(let request): visit(request)
    case .adapter(let adapter): visit(adapter)
    case .screen(let screen): visit(screen)
    }
    guard !rules.declarations.isEmpty else { return }
    let site = DeclarationSite(index: index, id: current, file: file, declaration: declaration)
    for rule in rules.declarations { rule.check(site, into: &findings) }
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
    do throws(TypeProblem) {
      return try types.type(expression, expecting: expected, in: scope)
    } catch {
      findings.report(error, in: file)
      return nil
    }
  }

  mutating func condition(_ expression: Expression?, in scope: ValueScope) {
    guard let expression else { return }
    do throws(TypeProblem) {
      _ = try types.condition(expression, in: scope)
    } catch {
      findings.report(error, in: file)
    }
  }

  mutating func text(_ text: TextValue?, in scope: ValueScope) {
    guard let text else { return }
    // Most texts are keys without arguments, and these have nothing that could be wrong here.
    if case .key(_, let arguments) = text, arguments.isEmpty { return }
    do throws(TypeProblem) {
      _ = try types.text(text, in: scope)
    } catch {
      findings.report(error, in: file)
    }
  }

  mutating func arguments(
    _ arguments: [Argument], of callee: Callee, named name: Name, in scope: ValueScope
  ) {
    give(.values(arguments), to: callee, named: name, in: scope)
  }

  mutating func give(
    _ given: ArgumentList.Given, to callee: Callee, named name: Name, in scope: ValueScope
  ) {
    let list = ArgumentList(callee: callee, name: name, given: given, scope: scope, file: file)
    for rule in rules.arguments { rule.check(list, types: types, into: &findings) }
  }
}
