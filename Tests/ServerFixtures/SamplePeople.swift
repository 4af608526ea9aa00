package import Records

/// A person and postings that the tests search with.
package enum SamplePeople {
  package static let resume = Array(
    """
    Mira Okafor
    mira.okafor@example.org | +1 415 555 0133 | San Francisco, CA

    iOS Developer

    EXPERIENCE

    iOS Developer, Harbor Apps
    March 2019 - Present
    - Built payment screens in Swift and SwiftUI for 2 million users
    - Wrote unit tests and kept the release train on time

    SKILLS

    Swift, SwiftUI, Core Data, Unit testing, Git

    """.utf8)

  package static let postings: [JSON] = [
    [
      "job_id": "job_ios", "title": "iOS Developer", "company_name": "Northlight",
      "location": "San Francisco, CA, United States", "country": "US", "city": "San Francisco",
      "description": "You build our iOS app in Swift and SwiftUI. Requirements: Swift, SwiftUI.",
      "skills": ["Swift", "SwiftUI"], "is_remote": false, "date_posted": "2026-11-16",
      "job_url": "https://jobs.example.org/ios",
    ],
    [
      "job_id": "job_ios_remote", "title": "iOS Developer", "company_name": "Farfield",
      "location": "Remote, United States", "country": "US",
      "description": "A remote role for an iOS developer with Swift and Core Data.",
      "skills": ["Swift", "Core Data"], "is_remote": true, "posted_at": "2 days ago",
      "salary_range": "$60 - $75 per hour", "employment_type": "CONTRACTOR",
      "experience_level": "Senior",
      "job_url": "https://jobs.example.org/ios-remote",
    ],
    [
      "job_id": "job_nurse", "title": "Registered Nurse", "company_name": "St. Anne",
      "location": "Leeds, United Kingdom", "country": "GB",
      "description": "Care for patients on a surgical ward. NMC registration required.",
      "skills": ["Patient care", "Medication administration"],
    ],
  ]
}
