import JobFlow
import Records
import ServiceKit
import Smoke
import Transport

extension JobFlowScenario {
  /// A picture in Storage.
  static let mediaChecks: [Check] = [
    Check("upload", "a picture can be uploaded", .preparation, skip: withoutAccount) {
      (scenario) throws(Failure) in
      let picture = try MediaLocation(
        bucket: MediaLocation.actionMedia, path: "jm-smoke-\(scenario.randomText(16)).svg")
      let answer = try await scenario.ask(
        .upload(
          .bytes(pictureBytes), as: .ofFile(named: picture.name), to: picture, replaces: false),
        as: scenario.credential)
      if answer != nil { scenario.picture = picture }
    },
    Check("download", "anyone can download it", skip: withoutPicture) {
      (scenario) throws(Failure) in
      guard let picture = scenario.picture else { return }
      for (isPublic, credential) in [(true, nil), (false, scenario.credential)] {
        let response = try await scenario.client.answer(
          to: .download(picture, isPublic: isPublic), as: credential)
        scenario.expect(
          response.status == 200 && response.body == pictureBytes,
          "\(rule: isPublic ? "downloadPublicObject" : "downloadObject") answered "
            + "\(rule: response.status) with \(response.body.count) bytes, "
            + "not 200 with the picture of \(pictureBytes.count)")
      }
      _ = try await scenario.ask(.media(actionIDs: nil), as: scenario.credential)
    },
  ]

  /// Deletes what the run has created.
  static let cleanUpChecks: [Check] = [
    Check("delete-picture", "the picture can be deleted", .cleanUp, skip: withoutPicture) {
      (scenario) throws(Failure) in
      guard let picture = scenario.picture else { return }
      _ = try await scenario.ask(.deleteFile(at: picture), as: scenario.credential)
    },
    Check("delete-job", "the job can be deleted", .cleanUp, skip: withoutJob) {
      (scenario) throws(Failure) in
      guard let job = scenario.job else { return }
      let rows = try await scenario.ask(.deleteJob(id: job.id), as: scenario.credential)
      scenario.expect(rows?.arrayValue?.count == 1, "the body", rows, "a list of the deleted job")
    },
  ]

  private static let pictureBytes = Array(
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>"#.utf8)

  @Sendable private static func withoutPicture(_ scenario: JobFlowScenario) -> String? {
    withoutAccount(scenario) ?? (scenario.picture == nil ? "no picture was uploaded" : nil)
  }
}
