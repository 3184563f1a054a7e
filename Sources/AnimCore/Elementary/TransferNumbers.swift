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

    /// 1/1.055 as the nearest double.
    static let inverseScaleHead = 0x1.e54edcd0aeb6p-1

    /// 1/1.055, what that double leaves.
    static let inverseScaleTail = -0x1.3698df3de0748p-56

    /// 1.055 as the nearest double.
    static let scaleHead = 0x1.0e147ae147ae1p0

    /// 1.055, what that double leaves.
    static let scaleTail = 0x1.1eb851eb851ecp-54
  }
}
