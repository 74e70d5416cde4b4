import SpecModel
import SpecSemantics

/// What gets a name together: a symbol, and what is the same thing elsewhere because it has the same name.
struct RenamedSymbols {
  let first: Symbol
  let all: Set<Symbol>
  let newName: String

  /// The name that all of them have.
  var oldName: String { first.name }

  init(_ symbol: Symbol, to newName: String, in index: AppIndex) {
    first = symbol
    self.newName = newName
    all = Set(symbol.kind == .session ? index.partners(ofSessionField: symbol.name) : [])
      .union([symbol])
  }

  /// What another symbol is then: the same, or one that is called otherwise or is a part of what is.
  func renaming(_ other: Symbol) -> Symbol {
    all.reduce(other) { $0.renaming($1, to: newName) }
  }
}

extension AppIndex {
  /// What the fields of a session are known by: fields of the answers that begin or renew it, and parameters of
  /// the request that does the latter, have their names.
  fileprivate func partners(ofSessionField name: String) -> [Symbol] {
    let refresh = session?.refresh?.text
    var requests = Set((session?.beginnings ?? []).map(\.text) + [refresh].compactMap(\.self))
    if case .flows(let flows)? = app?.host?.onboarding?.content {
      requests.formUnion(flows.requests.filter(\.purpose.beginsSession).map(\.name.text))
    }
    var partners: [Symbol] = []
    for request in requests.compactMap(request(_:)) {
      if let answer = request.yields?.declaredName.flatMap({ model($0.text) }),
        answer.fields.contains(where: { $0.name.text == name })
      {
        partners.append(Symbol(.field, name, of: Symbol.Owner(.model, answer.name.text)))
      }
      if request.name.text == refresh, request.parameters.contains(where: { $0.name.text == name })
      {
        partners.append(Symbol(.parameter, name, of: Symbol.Owner(.request, request.name.text)))
      }
    }
    return partners
  }
}
