import Diagnostics
import SourceText
import SpecModel

/// The environments that the app can be started in.
extension AppIndex {
  /// The APIs whose address depends on the environment, in the order of the files.
  package var apisWithEnvironments: [(file: FileID, api: APIDeclaration)] {
    files.flatMap { file in
      file.declarations.compactMap { declaration in
        guard case .api(let api) = declaration, !api.base.environments.isEmpty else { return nil }
        return (file.id, api)
      }
    }
  }

  /// The names of the environments; none where no API depends on them.
  public var environments: [Name] {
    apisWithEnvironments.first?.api.base.environments.map(\.name) ?? []
  }
}
