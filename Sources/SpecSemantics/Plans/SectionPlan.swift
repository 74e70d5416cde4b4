import SpecModel

/// A part of a list screen, resolved and typed.
public struct SectionPlan: Sendable {
  public enum Content: Sendable {
    case source(SourceUsePlan, ItemsPlan)
    case rows([RowPlan])
    case page(PagePlan)

    /// What is written in place, one below the other.
    public var rows: [RowPlan] {
      switch self {
      case .source: []
      case .rows(let rows): rows
      case .page(let page): page.parts
      }
    }
  }

  public let declaration: SectionDeclaration
  public let header: TypedText?
  public let footer: TypedText?
  public let layouts: [LayoutPlan]
  /// The colour behind it, where that is said.
  public let background: TypedExpression?
  /// The room around its rows, where that is said.
  public let insets: ChosenPlan<EdgeMeasures?>?
  /// The lines below its rows, where it or the screen says them.
  public let separators: ChosenPlan<RowLines?>?
  /// What has to hold for its headers to fold the rows; nil where that is always the same.
  public let collapsible: ConditionPlan?
  /// What has to hold for the rows to be folded before anybody taps; nil where that is always the same.
  public let collapsed: ConditionPlan?
  /// At most this many items are shown, where that is limited.
  public let limit: ChosenPlan<Int?>?
  public let condition: ConditionPlan?
  public let content: Content
}

/// A layout with the condition under which it applies.
public struct LayoutPlan: Sendable {
  public let condition: ConditionPlan?
  public let layout: Layout
}

/// Parts that are composed in place.
public struct PagePlan: Sendable {
  /// What the page is about, its parts' `$item`; nil where it is about nothing.
  public let item: TypedExpression?
  public let parts: [RowPlan]
  /// The scope of the parts.
  public let scope: ValueScope
}

/// The items of a section's source, with what shows them.
public struct ItemsPlan: Sendable {
  /// A model that can come.
  public struct Case: Sendable {
    /// The union's case; nil when the source yields the model itself.
    public let caseName: String?
    public let model: String
    /// What shows it, in the order in which it is tried.
    public let adapters: [AdapterChoicePlan]
    public let scope: ValueScope
  }

  /// A model or a union.
  public let yields: SpecType
  public let cases: [Case]
  public let group: GroupPlan?
}

/// An adapter with the condition under which it is chosen.
public struct AdapterChoicePlan: Sendable {
  public let adapter: AdapterDeclaration
  public let condition: ConditionPlan?
}

/// How items are cut into groups.
public struct GroupPlan: Sendable {
  public let declaration: GroupDeclaration
  public let kind: GroupKind
  /// The value of each item; of a union one for each case.
  public let values: [(caseName: String?, value: TypedExpression, scope: ValueScope)]
  public let isOfUnion: Bool
  public let header: TypedText?
  public let headers: [(name: Name, text: TypedText)]?
  public let missing: TypedText?
  /// The scope of what stands above a group.
  public let heading: ValueScope
}

/// A row written in place.
public struct RowPlan: Sendable {
  public indirect enum Content: Sendable {
    case item(AdapterDeclaration, TypedExpression)
    case control(ControlPlan)
    case tree(CellPlan)
    case embed(EmbedPlan)
  }

  public let condition: ConditionPlan?
  public let content: Content
  /// What follows from a tap, or from a change by the control.
  public let effect: EffectPlan?
  /// What is said of a tree as a whole.
  public let accessibility: AccessibilityPlan?
  /// The scope of what is done with it.
  public let scope: ValueScope

  /// The adapter that shows it, if one does.
  public var adapter: AdapterDeclaration? {
    if case .item(let adapter, _) = content { adapter } else { nil }
  }
}

/// Where items come from.
public enum SourceUsePlan: Sendable {
  /// What asks nobody can stand in a scene as a copy, since there is no gateway to it.
  case named(SourceDeclaration, [ArgumentPlan], copy: SourcePlan?)
  /// A list in loaded data.
  case data(TypedExpression)
  case inline(SourcePlan)
}
