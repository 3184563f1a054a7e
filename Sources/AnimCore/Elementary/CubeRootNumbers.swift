// Written by Tests/Benchmarks/elementary_tables.py: every number is computed there, by
// definition, at 200 digits. Change that script, not this file.

extension Elementary {
  /// What ``Elementary/cubeRoot(_:)`` is made of.
  enum CubeRootNumbers {
    // ∛m on 1…2.
    // Largest error with these doubles: 2^-16.2.
    static let g0 = 0x1.04bc2bde493b9p-1
    static let g1 = 0x1.6c697f83452edp-1
    static let g2 = -0x1.2d024eeecb9cbp-2
    static let g3 = 0x1.544aaec5e4624p-4
    static let g4 = -0x1.4b077fcd0882bp-7

    /// ∛2.
    static let cubeRootOf2 = 0x1.428a2f98d728bp0

    /// ∛4.
    static let cubeRootOf4 = 0x1.965fea53d6e3dp0
  }
}
