import SpecModel
import SpecSemantics
import SwiftCode

/// The links that lead into the app.
extension FileScope {
  /// The list of links, where each leads, and what goes there. Without any the run-time says that none leads anywhere.
  func links(_ links: [LinkDeclaration]) -> [SwiftDeclaration] {
    guard !links.isEmpty else { return [] }
    let destination = SwiftType.named(app.names(.destinations))
    let url = Parameter("for", "url", "URL")
    return [
      .getter(
        "links", .array(.generic("LinkRoute", destination)), .lines(links.map(route)),
        documentation: "The links that lead into the app.", access: .private),
      .function(
        FunctionDeclaration(
          "destination", [url],
          documentation: "Where a link leads; nil for an address that is none of the app's links.",
          access: app.access, returning: .optional(destination),
          body: [
            .expression(
              SwiftExpression.identifier("links").call("destination", [.arg("for", "url")]))
          ])),
      .function(
        FunctionDeclaration(
          "open", [Parameter("_", "url", "URL")],
          documentation: "Shows the screen where a link leads, if it leads to one.",
          attributes: [.discardableResult], access: app.access, returning: "Bool",
          body: [.expression(opening)])),
    ]
  }

  private var opening: SwiftExpression {
    let make = SwiftExpression.identifier("self").optionalChained.call(
      "makeController", [.arg("for", "$0")])
    return SwiftExpression.identifier("runtime").call(
      "open", [.arg(.call("destination", [.arg("for", "url")]))],
      trailing: Closure([], captures: ["weak self"], make))
  }

  private func route(_ link: LinkDeclaration) -> SwiftExpression {
    .call(
      "LinkRoute", [.arg(.string(link.url.text))],
      trailing: Closure(
        [link.captures.isEmpty ? "_" : "values"], captures: moments(of: link),
        body: destination(of: link)))
  }

  /// The time that it is, under the names of parameters that begin with it: who finds where a link leads has no clock.
  private func moments(of link: LinkDeclaration) -> [String] {
    let parameters = app.index.screen(link.screen.text)?.parameters ?? []
    return parameters.compactMap { parameter in
      guard let moment = parameter.momentOfDefault,
        !link.captures.contains(where: { $0.text == parameter.name.text })
      else { return nil }
      return "\(Naming.member(parameter.name.text)) = runtime.clock.\(moment.rawValue)"
    }
  }

  /// The screen that a link leads to, unless a capture is no value of its parameter's type.
  private func destination(of link: LinkDeclaration) -> [Statement] {
    guard let screen = app.index.screen(link.screen.text) else { return [.expression(.nil)] }
    let fields = screen.parameters.filter { field in
      link.captures.contains { $0.text == field.name.text }
    }
    let conditions = link.captures.compactMap { capture in
      fields.first { $0.name.text == capture.text }.map { field in
        Condition.let(Naming.member(capture.text), captured(capture, as: field.type))
      }
    }
    let context = EmissionContext(in: self, scope: .app, app: "self")
    let given = screen.parameters.filter { field in
      field.momentOfDefault != nil || link.captures.contains { $0.text == field.name.text }
    }
    let destination = context.destination(screen, with: given.handedOn())
    if conditions.isEmpty { return [.expression(destination)] }
    return [.guard(conditions, else: [.return(.nil)]), .return(destination)]
  }

  private func captured(_ capture: Name, as type: TypeReference) -> SwiftExpression {
    let method =
      switch type.shape.innermost {
      case .builtin(.integer): "integer"
      case .builtin(.string): "string"
      default: "identifier"
      }
    return SwiftExpression.identifier("values").call(method, [.arg(.string(capture.text))])
  }
}
