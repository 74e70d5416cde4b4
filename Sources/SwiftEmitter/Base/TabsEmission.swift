import SpecModel
import SpecSemantics
import SwiftCode

/// Several screens in one: the overrides that say which they are.
struct TabsEmission {
  private let tabs: TabsPlan
  private let parts: ScreenParts

  init(_ tabs: TabsPlan, of parts: ScreenParts) {
    self.tabs = tabs
    self.parts = parts
  }

  private var context: EmissionContext { parts.context }

  var members: [SwiftDeclaration] {
    let pages = SwiftExpression.array(tabs.pages.map(page))
    let segments = SwiftExpression.call("Segments", [.arg(pages)] + shown)
    var members = [
      parts.override("makeSegments", returning: "Segments", body: [.expression(segments)])
    ]
    if let header = tabs.header { members.append(self.header(header)) }
    return members
  }

  /// What says which one is shown.
  private var shown: [SwiftArgument] {
    guard let name = tabs.declaration.shown?.value.components.first?.text else { return [] }
    context.used.state = true
    let binding = SwiftExpression.identifier("state").call(
      "binding", [.arg(.keyPath(Naming.member(name)))])
    return [.arg("shown", binding)]
  }

  private func page(_ page: TabsPlan.Page) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    arguments.add("id", page.id.flatMap(id))
    arguments.add("title", context.text(page.title))
    return .call("Segment", arguments, trailing: maker(of: page.use))
  }

  private func id(_ name: Name) -> SwiftExpression? {
    let field = parts.screen.state.first { field in
      field.name.text == tabs.declaration.shown?.value.components.first?.text
    }
    guard let field, case .enumeration(let type)? = context.index.type(field.type) else {
      return nil
    }
    return .member(
      .type(context.file.named(type, exposed: false)), Naming.member(name.text))
  }

  private func maker(of screen: ScreenUsePlan) -> Closure {
    context.closure(.provider) { [.expression(context.screen(screen))] }
  }

  private func header(_ embed: EmbedPlan) -> SwiftDeclaration {
    var arguments: [SwiftArgument] = []
    arguments.add("height", embed.height.map(context.number))
    return parts.override(
      "makeHeader", returning: .optional("SegmentsHeader"),
      body: [
        .expression(
          .call(
            "SegmentsHeader", [.arg(context.screen(embed.use))] + arguments)
        )
      ])
  }
}
