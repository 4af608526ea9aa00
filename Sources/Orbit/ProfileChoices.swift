/// What the service offers to choose from.
package enum ProfileChoices {
  /// The interests that can be chosen. Others can be typed in.
  package static let interests = [
    "Sports & Fitness", "Music", "Art & Design", "Technology", "Food & Cooking", "Travel",
    "Gaming", "Reading", "Movies & TV", "Photography", "Nature", "Fashion", "Dancing",
    "Volunteering", "Entrepreneurship", "Podcasts", "Board Games", "Languages", "Meditation",
    "DIY & Crafts",
  ]

  /// The group sizes that the description names. It has others.
  package static let groupSizes = ["One-on-one", "Small groups (3-5)"]

  package static let meetingFrequencies = ["Weekly", "Bi-weekly", "Monthly", "Flexible"]

  package static let times = ["Mornings", "Afternoons", "Evenings", "Weekends"]
}
