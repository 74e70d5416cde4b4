import SourceText
import SpecModel

/// A node of a cell with all that stands in it.
public struct CellPlan: Sendable {
  public indirect enum Content: Sendable {
    case container(ContainerPlan)
    case text(TextPlan)
    case image(CellImage, ImagePlan)
    case button(ButtonPlan)
    case component(ComponentUsePlan)
    case control(ControlPlan, EffectPlan?)
    case embed(EmbedPlan)
    case progress(CellProgress, MeterPlan)
    case rating(CellRating, MeterPlan)
    case badge(BadgePlan)
    case view(OwnViewPlan)
    case input(InputPlan)
    case spacer
    case divider
  }

  public let condition: ConditionPlan?
  public let content: Content
  public let box: CellBoxPlan?
  /// What the node is called where its component is used.
  public let part: Name?

  /// Calls a function with whatever follows from a tap on the cell or a change by its controls.
  public func forEachEffect(_ body: (EffectPlan) -> Void) {
    switch content {
    case .container(let container): for item in container.items { item.forEachEffect(body) }
    case .button(let button): body(button.effect)
    case .component(let use): for event in use.events { body(event.effect) }
    case .control(_, let effect?): body(effect)
    case .input(let input): body(input.effect)
    case .view(let view): for telling in view.tellings { body(telling.effect) }
    case .control, .text, .image, .embed, .progress, .rating, .badge, .spacer, .divider:
      break
    }
    for overlay in box?.overlays ?? [] { overlay.cell.forEachEffect(body) }
  }
}

/// What stands around a node.
public struct CellBoxPlan: Sendable {
  public let declaration: CellBox
  public let look: BoxLookPlan
  public let limits: BoxLimitsPlan
  public let picture: ImagePlan?
  public let overlays: [(declaration: CellOverlay, cell: CellPlan)]
}

/// What conditions may choose of the look of a box.
public struct BoxLookPlan: Sendable {
  public let corners: ChosenPlan<CellCorners?>?
  public let border: BoxStylePlan<BoxBorder>?
  public let shadow: BoxStylePlan<BoxShadow>?
  public let padding: ChosenPlan<EdgeMeasures?>?
  public let background: TypedExpression?
  public let gradient: ChosenPlan<TokenOr<CellGradient>?>?
}

/// The least and greatest width and height of a box.
public struct BoxLimitsPlan: Sendable {
  public let minWidth: ChosenPlan<Double?>?
  public let maxWidth: ChosenPlan<Double?>?
  public let minHeight: ChosenPlan<Double?>?
  public let maxHeight: ChosenPlan<Double?>?
}

/// The border or the shadow of a box, or one of several by conditions, each in a color that conditions may choose.
public indirect enum BoxStylePlan<Own: Sendable>: Sendable {
  case none
  case token(Name)
  case own(Own, color: TypedExpression?)
  case chosen(by: TypedExpression, BoxStylePlan, otherwise: BoxStylePlan)
}

/// Nodes below or beside one another.
public struct ContainerPlan: Sendable {
  public let declaration: CellContainer
  public let items: [CellPlan]
  public let spacing: ChosenPlan<Measure>?
  public let padding: ChosenPlan<Measure>?
  public let alignment: ChosenPlan<CellAlignment>?
  public let background: TypedExpression?
}

/// What a place shows: one thing, or one of several, among which typed conditions choose.
public indirect enum ChosenPlan<Value: Sendable>: Sendable {
  case one(Value)
  case chosen(by: TypedExpression, ChosenPlan, otherwise: ChosenPlan)
}

/// A text of a cell.
public struct TextPlan: Sendable {
  public let declaration: CellText
  public let text: TypedText
  public let font: ChosenPlan<Name>?
  public let color: TypedExpression?
  /// At most this many lines, where that is limited.
  public let lines: ChosenPlan<Int?>?
  public let alignment: ChosenPlan<CellAlignment>?
}

/// A short text in a capsule.
public struct BadgePlan: Sendable {
  public let declaration: CellBadge
  public let text: TypedText
  public let font: ChosenPlan<Name>?
  public let color: TypedExpression?
  public let background: TypedExpression?
}

/// What a bar or stars show, and how they are read out.
public struct MeterPlan: Sendable {
  public let value: TypedExpression
  public let total: TypedExpression?
  public let color: TypedExpression?
  public let label: TypedText?
}

/// A view of the app's own, and what it shows.
public struct OwnViewPlan: Sendable {
  public let declaration: CellOwnView
  public let arguments: [(name: Name, value: TypedExpression)]
  /// What a view of SwiftUI tells its screen.
  public let tellings: [(event: Name, effect: EffectPlan)]
  public let label: TypedText?
}

/// Something that shows a value and can be set to another one.
public struct InputPlan: Sendable {
  public let declaration: CellInput
  public let value: TypedExpression
  public let label: TypedText
  public let effect: EffectPlan
}

/// What a picture shows, and how it is read out.
public struct ImagePlan: Sendable {
  /// A picture or the address of one.
  public let source: TypedExpression
  public let size: ChosenPlan<Double?>?
  public let width: ChosenPlan<Double?>?
  public let height: ChosenPlan<Double?>?
  /// The colour of a symbol.
  public let color: TypedExpression?
  public let label: TypedText?
}

/// A button in a cell.
public struct ButtonPlan: Sendable {
  public let title: TypedText?
  public let icon: TypedExpression?
  public let label: TypedText?
  public let font: ChosenPlan<Name>?
  public let color: TypedExpression?
  public let effect: EffectPlan
}

/// A component in a cell.
public struct ComponentUsePlan: Sendable {
  public enum Value: Sendable {
    case value(TypedExpression)
    /// A piece of state, or a parameter that is one, which the component edits.
    case binding(ValuePath)
  }

  public let component: ComponentDeclaration
  public let needs: ComponentNeeds
  /// In the order of the component's parameters.
  public let arguments: [(name: String, value: Value)]
  /// What of its parts looks otherwise.
  public let refinements: [RefinementPlan]
  /// What follows from its events, in the order in which it declares them.
  public let events: [(name: Name, effect: EffectPlan)]
}

/// What of a component's part looks otherwise where the component is used.
public struct RefinementPlan: Sendable {
  public let declaration: PartRefinement
  public let font: ChosenPlan<Name>?
  public let color: TypedExpression?
  public let lines: ChosenPlan<Int?>?
  public let spacing: ChosenPlan<Measure>?
  public let alignment: ChosenPlan<CellAlignment>?
  /// That of its box.
  public let look: BoxLookPlan
}

/// A control of a piece of state.
public struct ControlPlan: Sendable {
  public let declaration: ControlDeclaration
  /// The type of what it edits.
  public let type: SpecType
  public let title: TypedText
  public let prompt: TypedText?
  public let from: TypedExpression?
  public let to: TypedExpression?
  public let step: TypedExpression?
}

/// A screen that stands in another or in a cell.
public struct EmbedPlan: Sendable {
  public let use: ScreenUsePlan
  public let height: Double?
  /// What of the values that it is shown with can change while it is there.
  public let changing: [TypedExpression]
  /// Where the spec says it.
  public let span: ByteSpan
}

/// An adapter with all that its cells show.
public struct AdapterPlan: Sendable {
  public enum Body: Sendable {
    case cell(CellPlan)
    case embed(EmbedPlan)
    case swift(SwiftTypeReference)
  }

  public let declaration: AdapterDeclaration
  public let scope: ValueScope
  public let body: Body
  public let accessibility: AccessibilityPlan?
}

/// How a cell is read out.
public struct AccessibilityPlan: Sendable {
  public let label: TypedText?
  public let traits: [Located<AccessibilityTrait>]
}

/// A component with its tree.
public struct ComponentPlan: Sendable {
  public let declaration: ComponentDeclaration
  public let parameters: [FieldPlan]
  public let scope: ValueScope
  public let needs: ComponentNeeds
  public let cell: CellPlan
}
