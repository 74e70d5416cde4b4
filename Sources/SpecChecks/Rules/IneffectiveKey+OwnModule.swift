import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Swift passes over the import of the module that a file is part of, and warns of each.
  static func checkModules(_ app: AppSite, into findings: inout Findings) {
    guard !app.uses.namedModules.isEmpty else { return }
    let index = app.index
    let own = OwnModules(of: index)
    for (module, id) in app.uses.namedModules where own.has(id, in: module.text) {
      // How it is said there is up to the specs of the module.
      if index.isInterface(index.module(of: id)) { continue }
      findings.report(
        .ineffectiveKey,
        "`module` imports nothing: the generated code is part of `\(module.text)` itself",
        at: Location(file: index.file(of: id), span: module.span), help: ["leave out `module:`"])
    }
  }
}
