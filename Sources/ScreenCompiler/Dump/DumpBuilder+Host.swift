import Diagnostics
import SpecModel

/// The app and what it starts with.
extension DumpBuilder {
  func app(_ app: AppDeclaration, _ file: SpecFile) -> JSONValue {
    declaration(
      app.name, file,
      [
        ("language", .number(app.language.value)),
        ("minimumIOS", .text(app.minimumIOS.map(\.description))),
        ("architecture", .string(app.architecture.value.rawValue)),
        ("theme", .text(index.theme?.name.text)), ("strings", .names(app.strings)),
        ("flags", fields(app.flags)), ("emits", .names(app.emits)),
      ])
  }

  func api(_ api: APIDeclaration, _ file: SpecFile) -> JSONValue {
    declaration(
      api.name, file,
      [
        ("base", .names(api.base.addresses)), ("keys", .string(api.keys.rawValue)),
        ("dates", .string(api.dates.rawValue)),
      ] + formats(of: api))
  }

  private func formats(of api: APIDeclaration) -> [(String, JSONValue)] {
    guard !api.formats.isEmpty else { return [] }
    let formats = api.formats.map { ($0.key.text, JSONValue.string($0.format.value.written)) }
    return [("formats", .object(formats))]
  }

  func menuEntry(_ entry: MenuEntryDeclaration, _ file: SpecFile) -> JSONValue {
    placed(entry.span, file, [("screen", .string(entry.screen.text))])
  }

  func link(_ link: LinkDeclaration, _ file: SpecFile) -> JSONValue {
    placed(
      link.span, file,
      [
        ("url", .string(link.url.text)), ("captures", .names(link.captures)),
        ("screen", .string(link.screen.text)),
      ])
  }

  func host(_ host: HostDeclaration, _ file: SpecFile) -> JSONValue {
    let services = DeviceService.allCases.filter(host.services.contains)
    return placed(
      host.span, file,
      [
        ("style", .string(host.style.rawValue)), ("restores", .bool(host.restores)),
        ("services", .array(services.map { .string($0.rawValue) })),
        ("gate", host.onboarding.map { gate($0, file) }),
      ])
  }

  private func gate(_ gate: OnboardingDeclaration, _ file: SpecFile) -> JSONValue {
    switch gate.content {
    case .screen(let name):
      return placed(
        gate.span, file, [("screen", .string(name.text)), ("walkthrough", .array([]))])
    case .flows(let flows):
      let pages = flows.walkthrough.map { page in
        JSONValue.present([
          ("title", .text(page.title.key)), ("text", .text(page.text.key)),
          ("image", .text(page.image?.name.text)),
        ])
      }
      return placed(
        gate.span, file,
        [
          ("walkthrough", .array(pages)), ("logIn", ways(flows.logIn)),
          ("signUp", flows.signUp.map(ways)), ("sendCode", .text(flows.sendCode?.text)),
          ("resetPassword", .text(flows.resetPassword?.text)),
        ])
    }
  }

  private func ways(_ ways: LogInFlowsDeclaration.Ways) -> JSONValue {
    .present([("email", .text(ways.email?.text)), ("phone", .text(ways.phone?.text))])
  }
}

extension TextValue {
  /// The key of the app's strings, if it is one.
  fileprivate var key: String? {
    if case .key(let name, _) = self { name.text } else { nil }
  }
}
