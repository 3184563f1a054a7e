// Written by Tests/Benchmarks/elementary_tables.py: every number is computed there, by
// definition, at 200 digits. Change that script, not this file.

extension Elementary {
  /// What the sRGB transfer pair is made of.
  enum TransferNumbers {
    /// 2.4 as the nearest double.
    static let gammaHead = 0x1.3333333333333p1

    /// 2.4, what that double leaves.
    static let gammaTail = 0x1.999999999999ap-54

    /// 1/2.4 as the nearest double.
    static let inverseGammaHead = 0x1.aaaaaaaaaaaabp-2

    /// 1/2.4, what that double leaves.
    static let inverseGammaTail = -0x1.5555555555555p-56

    /// 0.055 as the nearest double.
    static let offsetHead = 0x1.c28f5c28f5c29p-5

    /// 0.055, what that double leaves.
    static let offsetTail = -0x1.47ae147ae147bp-62

    /// ln 1.055 as the nearest double.
    static let logScaleHead = 0x1.b69b205ead3b5p-5

    /// ln 1.055, what that double leaves.
    static let logScaleTail = 0x1.2e3f02eb30e06p-59

    /// 2.4·ln 1.055 as the nearest double.
    static let gammaLogScaleHead = 0x1.0729e038ce56dp-3

    /// 2.4·ln 1.055, what that double leaves.
    static let gammaLogScaleTail = -0x1.c8812fb29225fp-58
  }
}
