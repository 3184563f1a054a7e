import AnimCore

extension ExportFormat {
  /// The table as CSV.
  public static let csv = ExportFormat(
    "csv", ending: "csv",
    readers: "pandas, polars, DuckDB, R, gnuplot, LibreOffice, Excel, Numbers",
    keeps: [.retargets, .colors, .states], typicalError: nil
  ) { scene, options throws(ExportError) in
    if scene.isGroup {
      var chunks = GroupCSVChunks(
        scene.group, format: options.csv, velocities: options.velocities)
      return ExportedFile(share: { chunks.share }) { () throws(ExportError) in
        try table { () throws(CSVError) in try chunks.next() }
      }
    }
    var chunks = CSVChunks(
      scene.parts[0].scene.timeline, format: options.csv, velocities: options.velocities)
    return ExportedFile(share: { chunks.share }) { () throws(ExportError) in
      try table { () throws(CSVError) in try chunks.next() }
    }
  }

  private static func table(
    _ next: () throws(CSVError) -> [UInt8]?
  ) throws(ExportError) -> [UInt8]? {
    do {
      return try next()
    } catch {
      throw .table(error)
    }
  }
}
