import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Cells that are tapped, or hold what is, have room for a finger.
  static let smallTouchTarget: SpecRule = .init(
    name: "small-touch-target", severity: .warning,
    summary: "What is to be tapped is smaller than a fingertip.",
    rationale:
      "Buttons, inputs, texts with links and rows of less than 44 points either way are missed by many, and "
      + "by some always. The library gives all of them 44 points where nothing limits them.",
    examples: """
      adapter: PostRow
      for: Post
      events: [like]
      cell:
        row:
          - text: { value: $item.title }
          - button: { icon: heart, label: post.like, event: like }
      size: ‹{ height: 32 }→{ height: self }›
      """,
    .adapters(check),
    .components { component, place, findings in
      checkBoxes(in: component.cell, place, into: &findings)
    },
    .screenDeclarations { screen, place, findings in
      for section in screen.sections {
        for row in section.content.rows {
          if let tree = row.tree { checkBoxes(in: tree, place, into: &findings) }
        }
      }
    },
    .screens(check))

  /// What Apple's guidelines ask for, both ways.
  private static let least = 44.0

  private static func check(
    _ adapter: AdapterDeclaration, at place: DeclarationPlace, into findings: inout Findings
  ) {
    if case .cell(let node) = adapter.body { checkBoxes(in: node, place, into: &findings) }
    guard let side = Self.smallSide(of: adapter), let noun = Self.touched(in: adapter) else {
      return
    }
    findings.report(
      .smallTouchTarget, "this cell is \(side), and its \(noun) need 44 points both ways",
      at: place.location(adapter.sizeSpan), help: [Self.help])
  }

  /// Boxes that leave too little room for what is tapped in them.
  private static func checkBoxes(
    in tree: CellNode, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    tree.forEachNode { node in
      guard let limits = node.box?.limits, let side = smallSide(of: limits),
        let noun = touched(in: node)
      else { return }
      findings.report(
        .smallTouchTarget,
        "this box is at most \(side), and its \(noun) need 44 points both ways",
        at: place.location(node.span), help: ["leave the limit out, or give it at least 44 points"])
    }
  }

  private static func smallSide(of limits: CellLimits) -> String? {
    if let height = limits.maxHeight?.least, height < least {
      return "\(height.specText) points high"
    }
    if let width = limits.maxWidth?.least, width < least { return "\(width.specText) points wide" }
    return nil
  }

  /// What is tapped in a tree, for a message; nil if nothing is.
  private static func touched(in node: CellNode) -> String? {
    if node.contains(where: { $0.button != nil }) { return "buttons" }
    if node.contains(where: { $0.input != nil || $0.control != nil }) { return "inputs" }
    return node.contains(where: \.takesTouches) ? "links" : nil
  }

  private static func touched(in adapter: AdapterDeclaration) -> String? {
    guard case .cell(let node) = adapter.body else { return nil }
    return touched(in: node)
  }

  private static func check(_ site: ScreenSite, into findings: inout Findings) {
    for action in site.screen.actions {
      guard case .select(let model) = action.trigger else { continue }
      for name in site.adapters {
        guard let adapter = site.index.adapter(name.text), adapter.model.text == model.text,
          let side = Self.smallSide(of: adapter), Self.touched(in: adapter) == nil,
          let id = site.index.id(of: .adapter, name.text)
        else { continue }
        let size = Location(file: site.index.file(of: id), span: adapter.sizeSpan)
        findings.report(
          .smallTouchTarget,
          "`\(name.text)` is \(side), and what is selected needs 44 points both ways",
          at: site.location(model.span), related: [.init(size, "its size stands here")],
          help: [Self.help])
      }
    }
  }

  private static let help = "leave the size to the content, or give it at least 44 points"

  /// The side that has too few points, for a message.
  private static func smallSide(of adapter: AdapterDeclaration) -> String? {
    if case .points(let points) = adapter.size.height, points < least {
      return "\(points.specText) points high"
    }
    if case .points(let points) = adapter.size.width, points < least {
      return "\(points.specText) points wide"
    }
    return nil
  }
}

extension Double {
  /// The number as specs write it: without a point where it is whole.
  var specText: String {
    self == rounded() && magnitude < 1e9 ? String(Int(self)) : String(self)
  }
}

extension ChosenSize {
  /// The least that it can be; nil where it never is anything.
  fileprivate var least: Double? { all.compactMap(\.self).min() }
}
