extension SchemaBuilder {
  /// The regular expressions of names, in the part of the syntax that all readers of schemas share.
  private static let nameStart = #"[^\u0000-@\[-^`{-\u007F]"#
  private static let nameRest = #"[^\u0000-/:-@\[-^`{-\u007F]"#
  private static let name = "\(nameStart)\(nameRest)*"
  private static let type = #"\[*\#(name)[\]?]*"#

  /// The schema of the texts of a notation.
  func schema(of notation: Notation) -> JSONSchema {
    make {
      $0.description = notation.documentation
      switch notation {
      case .value: break
      case .condition:
        $0.types = [.string, .number, .boolean]
        $0.minLength = 1
      case .path:
        let scopes = Scope.allCases.map(\.rawValue).joined(separator: "|")
        $0.types = [.string]
        $0.pattern = #"^\$(\#(scopes))(\.\#(Self.nameRest)+)*$"#
      case .name:
        $0.types = [.string]
        $0.pattern = "^\(Self.name)$"
      case .type: $0.anyOf = [text("^\(Self.type)$", notation), listType]
      case .slot: $0.anyOf = [text("^\(Self.type)( = .*)?$", notation), listType]
      case .color:
        $0.types = [.string]
        $0.pattern = "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
      case .duration:
        $0.types = [.string]
        $0.pattern = "^0*[1-9][0-9]*(ms|s|m|h|d)$"
      case .shortcut:
        let held = SpecShortcut.Modifier.allCases.map(\.rawValue).joined(separator: "|")
        let named = SpecShortcut.NamedKey.allCases.map(\.rawValue).joined(separator: "|")
        $0.types = [.string]
        $0.pattern = #"^((\#(held))\+)*(\#(named)|[^\s])$"#
      case .aspectRatio: $0.anyOf = [ratio, text(#"^[0-9.]+(/[0-9.]+)?$"#, notation)]
      }
      if $0.pattern != nil { $0.patternMessage = "expected \(notation.phrase)" }
    }
  }

  private func text(_ pattern: String, _ notation: Notation) -> JSONSchema {
    make {
      $0.types = [.string]
      $0.pattern = pattern
      $0.patternMessage = "expected \(notation.phrase)"
    }
  }

  /// YAML's own `[Post]`.
  private var listType: JSONSchema {
    make {
      $0.types = [.array]
      $0.items = text("^\(Self.type)$", .type)
      $0.itemCount = 1
    }
  }

  private var ratio: JSONSchema {
    make {
      $0.types = [.number]
      $0.exclusiveMinimum = 0
    }
  }
}
