import Diagnostics
import SpecModel

/// Notes what is read.
extension SpecWalker {
  /// Whether what is read stands in a Swift module of its own.
  private var isSwift: Bool { index.hasModules && index.isSwiftModule(module) }

  mutating func note(reading expression: Expression) {
    let isSwift = isSwift
    var paths: [ValuePath] = []
    expression.visitPaths {
      reads.note($0)
      if isSwift { paths.append($0) }
    }
    for path in paths { checkReach(of: path) }
  }

  mutating func note(reading text: TextValue) {
    let isSwift = isSwift
    var paths: [ValuePath] = []
    text.visitPaths {
      reads.note($0)
      if isSwift { paths.append($0) }
    }
    for path in paths { checkReach(of: path) }
  }

  /// Goes through a declaration and tells the rules what it reads.
  ///
  /// Where something is wrong, that may be what would read the rest.
  mutating func notingReads(in declaration: Declaration, _ visit: (inout SpecWalker) -> Void) {
    reads.removeAll()
    let before = findings.diagnostics.count
    visit(&self)
    let isSound = !findings.diagnostics[before...].contains {
      $0.severity == .error || $0.rule == SpecRule.forgottenDollar.rule.name
    }
    reads.areKnown = isSound && isFileSound
    hooks.notes.reads(reads, declaration, place)
  }
}
