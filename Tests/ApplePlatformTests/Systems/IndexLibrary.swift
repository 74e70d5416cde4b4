import CIndexStore
import Foundation
import TestTools

/// The compiler's library of C for what it writes down of files, found where the compiler is.
struct IndexLibrary {
  let createStore: indexstore_create_store
  let createUnit: indexstore_create_reader
  let createRecord: indexstore_create_reader
  let mainFile: indexstore_get_text
  let dependencyName: indexstore_get_text
  let dependencyPath: indexstore_get_text
  let identity: indexstore_get_text
  let symbol: indexstore_get_object
  let place: indexstore_get_place
  private let units: indexstore_units_apply
  private let dependencies: indexstore_objects_apply
  private let occurrences: indexstore_objects_apply

  /// nil where the compiler has none.
  init?() {
    guard let resources = CompilerProcess.resources,
      let library = dlopen(resources + "/../libIndexStore.so", RTLD_NOW)
    else { return nil }
    func find<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
      dlsym(library, "indexstore_" + name).map { unsafeBitCast($0, to: type) }
    }
    guard let createStore: indexstore_create_store = find("store_create"),
      let createUnit: indexstore_create_reader = find("unit_reader_create"),
      let createRecord: indexstore_create_reader = find("record_reader_create"),
      let mainFile: indexstore_get_text = find("unit_reader_get_main_file"),
      let dependencyName: indexstore_get_text = find("unit_dependency_get_name"),
      let dependencyPath: indexstore_get_text = find("unit_dependency_get_filepath"),
      let identity: indexstore_get_text = find("symbol_get_usr"),
      let symbol: indexstore_get_object = find("occurrence_get_symbol"),
      let place: indexstore_get_place = find("occurrence_get_line_col"),
      let units: indexstore_units_apply = find("store_units_apply_f"),
      let dependencies: indexstore_objects_apply = find("unit_reader_dependencies_apply_f"),
      let occurrences: indexstore_objects_apply = find("record_reader_occurrences_apply_f")
    else { return nil }
    (self.createStore, self.createUnit, self.createRecord) = (createStore, createUnit, createRecord)
    (self.mainFile, self.dependencyName, self.dependencyPath) = (
      mainFile, dependencyName, dependencyPath
    )
    (self.identity, self.symbol, self.place) = (identity, symbol, place)
    (self.units, self.dependencies, self.occurrences) = (units, dependencies, occurrences)
  }

  /// What is gathered while C calls back.
  private final class Gathered<Value> {
    var values: [Value] = []
  }

  func units(of store: UnsafeMutableRawPointer) -> [String] {
    let names = Gathered<String>()
    _ = units(store, 0, Unmanaged.passUnretained(names).toOpaque()) { context, name in
      guard let context else { return false }
      Unmanaged<Gathered<String>>.fromOpaque(context).takeUnretainedValue().values.append(name.text)
      return true
    }
    return names.values
  }

  /// What a unit depends on, or what occurs in a record; the pointers hold while `body` runs.
  private func forEach(
    _ apply: indexstore_objects_apply, in reader: UnsafeMutableRawPointer,
    _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      let visitor = Gathered<(UnsafeMutableRawPointer) -> Void>()
      visitor.values = [body]
      _ = apply(reader, Unmanaged.passUnretained(visitor).toOpaque()) { context, object in
        guard let context, let object else { return false }
        Unmanaged<Gathered<(UnsafeMutableRawPointer) -> Void>>.fromOpaque(context)
          .takeUnretainedValue().values[0](object)
        return true
      }
      visitor.values = []
    }
  }

  func forEachDependency(
    of unit: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    forEach(dependencies, in: unit, body)
  }

  func forEachOccurrence(
    in record: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    forEach(occurrences, in: record, body)
  }
}

extension indexstore_text {
  var text: String {
    guard let data else { return "" }
    let bytes = UnsafeRawBufferPointer(start: data, count: length)
    return String(decoding: bytes, as: UTF8.self)
  }
}
