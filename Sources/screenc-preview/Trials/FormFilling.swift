import Foundation
import ScreenCore
import ScreenInterpreter
import ScreenKit
import SpecModel
import SpecSemantics

/// Fills in a form as its rules want it.
@MainActor
struct FormFilling {
  private let form: FormPlan
  private let scene: TrialScene

  init(_ form: FormPlan, _ scene: TrialScene) {
    self.form = form
    self.scene = scene
  }

  /// Enters a value wherever one can be entered, step by step. Fields that are not there are passed over: what the form
  /// lacks then, it says when it is submitted.
  func fill() async {
    guard !form.steps.isEmpty else { return await fill(form.fields) }
    switch form.declaration.stepStyle {
    case .parts: for _ in form.steps { await tap(StandardText.previousStep) }
    case .screens: await goBackToFirst()
    }
    for (number, step) in form.steps.enumerated() {
      if number > 0 { await tap(StandardText.nextStep) }
      await fill(form.fields.filter { step.fields.contains($0.declaration.field.name.text) })
    }
  }

  /// Goes back to the form's own screen, from those of its later steps.
  private func goBackToFirst() async {
    while scene.driver.topScreen?.isFormStep == true {
      guard (try? await scene.driver.goBack()) != nil else { return }
    }
  }

  /// Goes to another step; where there is none, nothing happens.
  private func tap(_ text: ScreenText) async {
    try? await scene.driver.tap(text: scene.app.runtime.string(text))
  }

  private func fill(_ fields: [FormPlan.FormField]) async {
    for field in fields {
      let declaration = field.declaration
      guard let type = scene.app.index.type(declaration.field.type)?.unwrapped else { continue }
      await enter(declaration, of: type)
    }
  }

  private func enter(_ field: FormFieldDeclaration, of type: SpecType) async {
    let name = field.field.name.text
    let driver = scene.driver
    guard field.choices == nil else {
      let count = type.isList ? max(field.limits?.length?.value.minimum ?? 1, 1) : 1
      for title in offered(in: name).suffix(count) { try? await driver.choose(title, in: name) }
      return
    }
    switch type {
    case .builtin(.boolean):
      if field.required { try? await driver.toggle(id: name) }
    case .enumeration(let choices):
      guard let title = scene.app.choiceTitles(of: choices).last else { return }
      do {
        try await driver.choose(title, in: name)
      } catch {
        try? await driver.chooseSegment(title, in: name)
      }
    case .list(.enumeration(let choices)):
      let least = field.limits?.length?.value.minimum ?? 1
      for title in scene.app.choiceTitles(of: choices).prefix(max(least, 1)) {
        try? await driver.choose(title, in: name)
      }
    case .builtin(.date): try? await driver.choose(PreviewedApp.now, in: name)
    case .list(.builtin(.data)):
      let least = field.limits?.length?.value.minimum ?? 1
      let photos = (0..<max(least, 1)).map { Data("photo \($0)".utf8) }
      try? await driver.addPhotos(photos, to: name)
    default: try? await driver.type(Self.text(for: field, of: type), into: name)
    }
  }

  /// What there is to choose from in a field where that has been loaded.
  private func offered(in field: String) -> [String] {
    var waiting = scene.driver.topScreen?.viewIfLoaded.map { [$0] } ?? []
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == field {
        let several = view.subviews.compactMap { ($0 as? UIButton)?.currentTitle }
        return (view as? UIButton).map { $0.menu?.children.map(\.title) ?? [] } ?? several
      }
      waiting += view.subviews
    }
    return []
  }

  /// What is typed into a field.
  struct Entry: Hashable, Sendable {
    let text: String
    let field: String
  }

  /// What has to be typed, where nothing has to be chosen and all is asked for at once; nil otherwise.
  var entries: [Entry]? {
    guard form.steps.isEmpty else { return nil }
    var entries: [Entry] = []
    for field in form.fields.map(\.declaration) {
      guard field.choices == nil else { return nil }
      switch scene.app.index.type(field.field.type)?.unwrapped {
      case .builtin(.boolean) where !field.required: continue
      case nil, .builtin(.boolean), .builtin(.date), .enumeration, .list: return nil
      case .some(let type):
        entries.append(Entry(text: Self.text(for: field, of: type), field: field.field.name.text))
      }
    }
    return entries
  }

  /// A text that the rules of a field let pass.
  static func text(for field: FormFieldDeclaration, of type: SpecType) -> String {
    let limits = field.limits
    if type == .builtin(.integer) || type == .builtin(.number) {
      let range = limits?.range?.value
      let least = range?.minimum?.kind.literalNumber
      let number = least ?? min(range?.maximum?.kind.literalNumber ?? 1, 1)
      return type == .builtin(.integer) ? "\(Int(number.rounded(.up)))" : "\(number)"
    }
    var text: String
    switch limits?.format?.value {
    case .email: text = "ada@example.com"
    case .phone: text = "+15550100200"
    case .url: text = "https://example.com"
    case nil: text = type == .builtin(.url) ? "https://example.com" : "Ada Lovelace"
    }
    let length = limits?.length?.value
    if let least = length?.minimum, text.count < least {
      text += String(repeating: "a", count: least - text.count)
    }
    if let most = length?.maximum, limits?.format == nil { text = String(text.prefix(most)) }
    return text
  }
}
