import Resumes

/// Logistic regression over binary features, trained by gradient descent with weight decay.
struct LogisticRegression {
  private(set) var weights = [Double](repeating: 0, count: HeadingFeature.allCases.count)

  /// The step of the first pass; later passes take smaller ones.
  private static let firstStep = 0.2
  /// The share of a weight that each pass removes.
  private static let decay = 0.002

  init(_ examples: [(features: [HeadingFeature], isHeading: Bool)], passes: Int) {
    // A fixed shuffle, so that the same data gives the same weights.
    var order = Array(examples.indices)
    var state: UInt64 = 88_172_645_463_325_252
    for pass in 0..<passes {
      for index in order.indices.reversed() where index > 0 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        order.swapAt(index, Int(state % UInt64(index + 1)))
      }
      let step = Self.firstStep / (1 + Double(pass) / 4)
      for index in order {
        let (features, isHeading) = examples[index]
        let gap = step * ((isHeading ? 1 : 0) - probability(features))
        for feature in features { weights[feature.rawValue] += gap }
      }
      for index in weights.indices { weights[index] *= 1 - Self.decay }
    }
  }

  func score(_ features: [HeadingFeature]) -> Double {
    features.reduce(0) { $0 + weights[$1.rawValue] }
  }

  func decides(_ features: [HeadingFeature]) -> Bool { score(features) > 0 }

  private func probability(_ features: [HeadingFeature]) -> Double {
    let score = score(features)
    // The exponential function is not in the standard library: the series of e^(x/1024), squared.
    let small = max(-30, min(30, score)) / 1024
    var power = 1 + small * (1 + small / 2 * (1 + small / 3))
    for _ in 0..<10 { power *= power }
    return power / (1 + power)
  }

  /// The weights as the source of `HeadingModel+table.swift`.
  var swift: String {
    var text = """
      extension HeadingModel {
        /// The weight of each feature, in the order of `HeadingFeature`. `make train-resumes` writes
        /// this file.
        static let weights: [Float] = [

      """
    for feature in HeadingFeature.allCases {
      let hundredths = (weights[feature.rawValue] * 100).rounded() / 100
      text += "    \(hundredths),  // \(feature)\n"
    }
    return text + "  ]\n}\n"
  }
}
