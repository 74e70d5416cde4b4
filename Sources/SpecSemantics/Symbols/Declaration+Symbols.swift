import SourceText
import SpecModel

extension SymbolLog {
  /// Notes the names that a declaration gives.
  package func note(declaredIn declaration: Declaration) {
    note(
      Symbol(declaration.kind, declaration.name.text), at: declaration.name.span,
      isDeclaration: true)
    switch declaration {
    case .app(let app):
      for flag in app.flags { declare(Symbol(.flag, flag.name.text), flag.name) }
      for event in app.emits { declare(Symbol(.event, event.text), event) }
    case .api(let api): declare(api)
    case .theme(let theme):
      for color in theme.colors { declare(Symbol(.color, color.name.text), color.name) }
      for font in theme.fonts { declare(Symbol(.font, font.name.text), font.name) }
      for kind in ThemeTokenKind.allCases where kind != .color && kind != .font {
        for name in theme.names(of: kind) { declare(Symbol(Symbol.Kind(kind), name.text), name) }
      }
    case .enumeration(let enumeration):
      for item in enumeration.cases { declare(.enumCase, item.name) }
      if let unknown = enumeration.unknown { note(.enumCase, unknown) }
    case .model(let model):
      for (position, property) in model.properties.enumerated() {
        declare(model.symbol(ofPropertyAt: position), property.name)
      }
    case .union(let union): for item in union.cases { declare(.enumCase, item.name) }
    case .source(let source): declare(.parameter, source.parameters)
    case .request(let request):
      declare(.parameter, request.parameters)
      for event in request.emits { declare(Symbol(.event, event.text), event) }
    case .component(let component):
      declare(.parameter, component.parameters)
      for event in component.events { declare(.event, event) }
      for part in component.cell.parts.compactMap(\.part) { declare(.part, part) }
    case .adapter(let adapter): for event in adapter.events { declare(.event, event) }
    case .screen(let screen): declare(screen)
    case .events(let catalogue): declare(catalogue)
    case .module(let module):
      for event in module.interface?.tells ?? [] { declare(Symbol(.event, event.text), event) }
    }
  }

  private func declare(_ symbol: Symbol, _ name: Name) {
    note(symbol, at: name.span, isDeclaration: true)
  }

  private func declare(_ kind: Symbol.Kind, _ name: Name) {
    note(kind, name, isDeclaration: true)
  }

  private func declare(_ kind: Symbol.Kind, _ fields: [Field]) {
    for field in fields { declare(kind, field.name) }
  }

  private func declare(_ api: APIDeclaration) {
    for environment in api.base.environments {
      declare(Symbol(.environment, environment.name.text), environment.name)
    }
    for field in api.session?.fields ?? [] {
      declare(Symbol(.session, field.field.name.text), field.field.name)
    }
  }

  private func declare(_ screen: ScreenDeclaration) {
    declare(.parameter, screen.parameters)
    declare(.state, screen.state)
    for case .shared(let key)? in screen.state.map(\.storage) {
      note(Symbol(.stored, key.text), at: key.span, as: .text, isDeclaration: true)
    }
    for data in screen.data { declare(.data, data.name) }
    switch screen.body {
    case .sections(let sections):
      // The only section of a screen may have no name of its own.
      for section in sections
      where section.id.span != screen.name.span && !section.isAlternative {
        declare(.section, section.id)
      }
    case .form(let form): declare(.input, form.fields.map(\.field))
    case .tabs, .swift: break
    }
  }

  private func declare(_ catalogue: EventsDeclaration) {
    for event in catalogue.cases {
      let symbol = Symbol(
        .event, event.name.text, of: Symbol.Owner(.events, catalogue.name.text))
      declare(symbol, event.name)
      for parameter in event.parameters {
        declare(
          Symbol(.parameter, parameter.name.text, of: Symbol.Owner(.events, symbol.path)),
          parameter.name)
      }
    }
  }
}

extension ModelDeclaration {
  /// A field or computed value, by its place among ``properties``.
  func symbol(ofPropertyAt position: Int) -> Symbol {
    Symbol(
      position < fields.count ? .field : .computed, properties[position].name.text,
      of: Symbol.Owner(.model, name.text))
  }
}
