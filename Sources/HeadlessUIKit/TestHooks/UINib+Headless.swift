extension UINib {
  /// What nibs consist of, by their names: there are no files of Interface Builder here.
  public static var headlessContents: [String: @MainActor () -> [Any]] = [:]
}
