import SpecSemantics

extension DynamicValue {
  /// The value with another one at the end of a path.
  func setting(_ steps: ArraySlice<PathStep>, to value: DynamicValue) -> DynamicValue {
    guard let step = steps.first else { return value }
    guard case .model(var model) = self else { return self }
    let old = model.fields[step.name] ?? .missing
    model.fields[step.name] = old.setting(steps.dropFirst(), to: value)
    return .model(model)
  }
}
