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
      "Buttons and rows of less than 44 points either way are missed by many, and by some always.",
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
    .screens(check))

  /// What Apple's guidelines ask for, both ways.
  private static let least = 44.0

  private static func check(
    _ adapter: AdapterDeclaration, at place: DeclarationPlace, into findings: inout Findings
  ) {
    guard let side = Self.smallSide(of: adapter), Self.holdsControls(adapter) else { return }
    findings.report(
      .smallTouchTarget, "this cell is \(side), and its buttons need 44 points both ways",
      at: place.location(adapter.sizeSpan), help: [Self.help])
  }

  private static func check(_ site: ScreenSite, into findings: inout Findings) {
    for action in site.screen.actions {
      guard case .select(let model) = action.trigger else { continue }
      for name in site.adapters {
        guard let adapter = site.index.adapter(name.text), adapter.model.text == model.text,
          let side = Self.smallSide(of: adapter), !Self.holdsControls(adapter),
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

  private static func holdsControls(_ adapter: AdapterDeclaration) -> Bool {
    guard case .cell(let node) = adapter.body else { return false }
    return node.contains(where: \.takesTouches)
  }
}

extension Double {
  /// The number as specs write it: without a point where it is whole.
  var specText: String {
    self == rounded() && magnitude < 1e9 ? String(Int(self)) : String(self)
  }
}
