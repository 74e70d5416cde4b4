import SpecModel
import SpecSemantics
import SwiftCode

/// Parts of a composed page, as rows without models.
struct PartEmission {
  private let place: CodePlace
  private let form: ListForm

  init(at place: CodePlace, as form: ListForm) {
    self.place = place
    self.form = form
  }

  /// A part that shows a tree. One of several nodes is a constant of a type that is said: Swift takes
  /// very long to find the types in a tree, its closures and what is made of it all at once.
  func part(_ part: RowDeclaration, _ node: CellNode, _ number: Int) -> RowEmission.Part {
    let name = "tree\(number)"
    let isNamed = node.isContainer
    return row(if: part.condition) {
      let tree = CellEmission(at: place).tree(of: node)
      var arguments = [id(number), .arg(isNamed ? .identifier(name) : tree)]
      arguments.add("accessibility", part.accessibility.map { CellEmission(at: place).spoken($0) })
      arguments.add("onSelect", part.effect.map { .closure(place.action([$0])) })
      return (arguments, after: isNamed ? [.let(name, "CellNode", tree)] : [])
    }
  }

  /// A part in which a screen stands. Where what it is shown with may change, it stands for that.
  func part(_ part: RowDeclaration, _ embed: EmbedDeclaration, _ number: Int) -> RowEmission.Part {
    row(if: part.condition) {
      let screen = place.screen(embed.screen, with: embed.arguments)
      let values = place.changingValues(of: embed)
      var arguments = [id(number)]
      if !values.isEmpty { arguments.add("showing", .array(values)) }
      arguments.add("height", embed.height.map { .implicit("points", [.arg(place.number($0))]) })
      let maker = place.closure(.provider) { [.expression(screen)] }
      return (arguments + [.arg("screen", .closure(maker))], after: [])
    }
  }

  private func id(_ number: Int) -> SwiftArgument { .arg("id", .string("part\(number)")) }

  private func row(
    if condition: SpecExpression?, _ row: () -> ([SwiftArgument], after: [Statement])
  ) -> RowEmission.Part {
    let row = place.conditional(on: condition, row)
    let (arguments, statements) = row.body
    return RowEmission.Part(
      conditions: row.conditions, statements: statements,
      row: .call(.identifier(form.row), arguments))
  }
}

extension CodePlace {
  /// What a screen in a page is shown with, as far as that can change.
  func changingValues(of embed: EmbedDeclaration) -> [SwiftExpression] {
    embed.arguments.filter { $0.value.canChange }.map { argument in
      let type = index.screen(embed.screen.text)?.parameters.first {
        $0.name.text == argument.name.text
      }?.type
      return value(argument.value, as: type.flatMap(index.type))
    }
  }
}

extension CellNode {
  /// Whether other nodes stand in it.
  fileprivate var isContainer: Bool {
    if case .container = content { true } else { false }
  }
}

extension SpecExpression {
  /// Whether it can have another value while the screen is shown.
  fileprivate var canChange: Bool {
    var canChange = false
    visitPaths { path in
      switch path.scope {
      case .state, .data, .item, .session: canChange = true
      case .parameters, .form, .flags, .selected, .result, .group, .window: break
      }
    }
    return canChange
  }
}
