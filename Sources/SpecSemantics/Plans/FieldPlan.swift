import SpecModel

/// A field or parameter with what it is where nothing is given.
public struct FieldPlan: Sendable {
  public let declaration: Field
  /// The default that the spec gives it, if that is the same at any time.
  public let defaultValue: TypedExpression?
}

/// A model with its fields.
public struct ModelPlan: Sendable {
  public let declaration: ModelDeclaration
  public let fields: [FieldPlan]
}

/// A catalogue of events with their parameters.
public struct EventsPlan: Sendable {
  public let declaration: EventsDeclaration
  public let cases: [(event: EventDeclaration, parameters: [FieldPlan])]
}

/// A screen with what it is shown with.
public struct ScreenSignaturePlan: Sendable {
  public let screen: ScreenDeclaration
  public let parameters: [FieldPlan]
}

extension Lowering {
  public func plan(of model: ModelDeclaration) throws(PlanError) -> ModelPlan {
    ModelPlan(declaration: model, fields: try fields(model.fields))
  }

  public func plan(of events: EventsDeclaration) throws(PlanError) -> EventsPlan {
    EventsPlan(
      declaration: events,
      cases: try events.cases.planned { event throws(PlanError) in
        (event, try fields(event.parameters))
      })
  }

  public func signature(
    of screen: ScreenDeclaration
  ) throws(PlanError) -> ScreenSignaturePlan {
    ScreenSignaturePlan(screen: screen, parameters: try fields(screen.parameters))
  }

  /// Fields whose defaults are constants, or moments that whoever gives the others hands over.
  package func fields(_ fields: [Field]) throws(PlanError) -> [FieldPlan] {
    try fields.planned { field throws(PlanError) in
      if field.momentOfDefault != nil { return FieldPlan(declaration: field, defaultValue: nil) }
      return FieldPlan(
        declaration: field,
        defaultValue: try field.defaultValue.planned { value throws(PlanError) in
          try self.value(value, as: field.type, in: .constants)
        })
    }
  }
}
