import GRDB
import HTTPTypes
import Logging
import Records
import ServerFixtures
import ServerKit
import Testing

@testable import BirJobServer

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(30)))
struct NotificationTests {
  private static func posting(_ id: String, _ title: String, remote: Bool = false) -> JSON {
    [
      "job_id": .string(id), "title": .string(title), "company_name": "Acme",
      "description": "We use C++, Node.js and full-stack tools.", "is_remote": .bool(remote),
    ]
  }

  private func history(
    _ api: BirJobAPI, _ device: String = "ada-device-1"
  ) async throws -> [JSON] {
    try await api.send(.get, "/api/v1/notifications/history/\(device)")
      .json["data"]?["recent_notifications"]?.arrayValue ?? []
  }

  @Test(arguments: [
    ("swift", "Swift Developer", true), ("Swift developer", "Senior Swift  Developer", true),
    ("Swift developer", "Swift Engineer", false), ("developer swift", "Swift Developer", false),
    ("swift", "Swiftly Inc", false), ("c", "Developer", false), ("c++", "Developer", true),
    ("node.js", "Developer", true), ("node", "Developer", false),
    ("Full Stack", "Developer", true), ("DÉVELOPPEUR", "Developpeur", true),
    ("acme", "Developer", true), ("remote", "Developer", false), ("...", "Developer", false),
  ])
  func keywordsMatchWholeWords(keyword: String, title: String, matches: Bool) async throws {
    try await BirJobAPI.run(postings: []) { api, server in
      try await api.register(keywords: [keyword])
      try await server.add([Self.posting("a", title)])
      #expect(try await history(api).count == (matches ? 1 : 0))
    }
  }

  @Test func importedJobsAreAnnouncedOnce() async throws {
    try await BirJobAPI.run(postings: []) { api, server in
      try await api.register(keywords: ["iOS", "remote"])
      try await api.register("bob-device-1", token: BirJobAPI.otherToken, keywords: ["nurse"])
      try await server.add([
        Self.posting("a", "iOS Developer"), Self.posting("b", "iOS Developer"),
        Self.posting("c", "Android Developer", remote: true),
      ])
      try await server.add([Self.posting("a", "iOS Developer"), Self.posting("d", "iOS Developer")])
      let list = try await history(api)
      #expect(list.map { $0.string("job_title") } == ["Android Developer", "iOS Developer"])
      #expect(list.map { $0["matched_keywords"] } == [["remote"], ["iOS"]])
      #expect(list[1]["job_hash"] == "20d32e791da2cb1c95b9493ee432de19")
      #expect(try await history(api, "bob-device-1").isEmpty)
    }
  }

  @Test func theHashIsTheDigestOfTitleAndCompany() {
    #expect(JobHash.of(title: "", company: "") == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(JobHash.of(title: "a", company: "bc") == "900150983cd24fb0d6963f7d28e17f72")
  }

  @Test func aNewDeviceIsToldAboutTheLastDay() async throws {
    try await BirJobAPI.run { api, server in
      server.clock.advance(.seconds(23 * 3600))
      try await api.register()
      #expect(try await history(api).count == 2)
      server.clock.advance(.seconds(2 * 3600))
      try await api.register("bob-device-1", token: BirJobAPI.otherToken)
      #expect(try await history(api, "bob-device-1").isEmpty)
    }
  }

  @Test func aDeviceThatWantsNoNotificationsGetsNone() async throws {
    try await BirJobAPI.run { api, _ in
      try await api.register { $0["notifications_enabled"] = false }
      #expect(try await history(api).isEmpty)
    }
  }

  @Test func theInboxGroupsWhatOneImportBrought() async throws {
    try await BirJobAPI.run { api, server in
      try await api.register()
      server.clock.advance(.seconds(60))
      try await server.add([Self.posting("x", "Swift Engineer")])
      let inbox = try await api.send(.get, "/api/v1/notifications/inbox/ada-device-1")
      let groups = inbox.json["data"]?["notifications"]?.arrayValue ?? []
      #expect(groups.map { $0["job_count"] } == [1, 2])
      #expect(groups.map { $0.string("title") } == ["1 New Job Found!", "2 New Jobs Found!"])
      #expect(inbox.json["data"]?["unread_count"] == 3)
      let id = groups[1].string("id")
      let read = try await api.send(.post, "/api/v1/notifications/\(id)/read")
      #expect(read.json["data"]?["marked_count"] == 2)
      let one = groups[0]["notification_ids"]?.arrayValue?.first?.stringValue ?? ""
      #expect(try await api.send(.delete, "/api/v1/notifications/\(one)").status == 200)
      #expect(try await api.send(.delete, "/api/v1/notifications/\(one)").status == 404)
      let after = try await api.send(.get, "/api/v1/notifications/inbox/ada-device-1")
      #expect(after.json["data"]?["unread_count"] == 0)
      #expect(after.json["data"]?["total_count"] == 2)
      // What was deleted is not announced again.
      try await server.add([Self.posting("x", "Swift Engineer")])
      #expect(try await history(api).count == 2)
    }
  }

  @Test(arguments: ["1", "group_20261122_abcdef", "%00", "x' OR 1=1"])
  func otherIdsAreRefused(id: String) async throws {
    try await BirJobAPI.run { api, _ in
      let path = id.replacing(" ", with: "%20")
      let answer = try await api.send(.post, "/api/v1/notifications/\(path)/read")
      #expect(answer.status == 400)
    }
  }

  @Test func theRunningServerGroupsByDay() async throws {
    try await BirJobAPI.run(.real) { api, server in
      try await api.registerToken()
      try await api.registerToken(BirJobAPI.otherToken)
      let path = "/api/v1/notifications/inbox/\(BirJobAPI.token)"
      let inbox = try await api.send(.get, path)
      let groups = inbox.json["data"]?["notifications"]?.arrayValue ?? []
      #expect(groups.allSatisfy { $0.string("id").hasPrefix("group_20261118_") })
      let ids = groups.flatMap { $0["notification_ids"]?.arrayValue ?? [] }
      #expect(ids.count == 2)
      // Another device cannot mark them.
      let foreign = try await api.send(
        .post, "/api/v1/notifications/mark-read/\(BirJobAPI.otherToken)",
        ["notification_ids": .array(ids)])
      #expect(foreign.json["data"]?["marked_count"] == 0)
      let marked = try await api.send(
        .post, "/api/v1/notifications/mark-read/\(BirJobAPI.token)",
        ["notification_ids": .array(ids)])
      #expect(marked.json["data"]?["marked_count"] == 2)
      let deleted = try await api.send(
        .delete, "/api/v1/notifications/delete/\(BirJobAPI.token)?delete_all=true")
      #expect(deleted.json["data"]?["deleted_count"] == 2)
      let rest = try await api.send(
        .get, "/api/v1/notifications/history/\(BirJobAPI.token)")
      #expect(rest.json["data"]?["total_notifications"] == 0)
      let other = try await api.send(
        .get, "/api/v1/notifications/history/\(BirJobAPI.otherToken)?limit=1")
      #expect(other.json["data"]?["total_notifications"] == 2)
      #expect(other.json["data"]?["pagination"]?["has_more"] == true)
      let nothing = try await api.send(
        .post, "/api/v1/notifications/mark-read/\(BirJobAPI.token)", [:])
      #expect(nothing.status == 400)
    }
  }

  @Test func pushesAreWrittenToTheFolderOnce() async throws {
    let server = try BirJobAPI.server { $0.birJob.pushFolder = $0.database + ".push" }
    try await server.add(SamplePeople.postings)
    let folder = server.options.birJob.pushFolder ?? ""
    try await server.run { api in
      let api = BirJobAPI(api: api)
      try await api.register()
      func files() throws -> [JSON] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
          try JSON(parsing: String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))
        }
      }
      let first = try files()
      #expect(first.count == 1)
      #expect(first[0]["device_token"] == .string(BirJobAPI.token))
      let payload = first[0]["payload"]
      #expect(payload?["custom_data"]?["type"] == "bulk_job_match")
      #expect(payload?["aps"]?["alert"]?["title"] == "2 New Jobs Found!")
      try await api.register()
      #expect(try files().count == 1)
      server.clock.advance(.seconds(1))
      let test = try await api.send(.post, "/api/v1/notifications/test-push/ada-device-1")
      #expect(test.json["success"] == true)
      #expect(try files().last?["payload"]?["custom_data"]?["type"] == "test")
      let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions]
      #expect(mode as? Int == 0o700)
    }
  }

  @Test func whatCouldNotBeWrittenIsDeliveredLater() async throws {
    try await BirJobAPI.run { api, server in
      try await api.register()
      let store = try server.store()
      func delivery(to folder: String) -> PushDelivery {
        PushDelivery(
          store: store, spool: PushSpool(folder: folder), now: { server.clock.now },
          logger: Logger(label: "test"))
      }
      await #expect(throws: (any Error).self) {
        try await delivery(to: "/proc/nowhere/push").deliver()
      }
      let folder = server.path("push")
      #expect(try await delivery(to: folder).deliver() == 2)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
      #expect(try await delivery(to: folder).deliver() == 0)
    }
  }

  @Test func withoutAFolderATestIsNotDelivered() async throws {
    try await BirJobAPI.run { api, _ in
      try await api.register()
      let test = try await api.send(.post, "/api/v1/notifications/test-push/ada-device-1")
      #expect(test.status == 200)
      #expect(test.json["success"] == false)
    }
  }

  @Test func whatOneDeviceIsToldAtATimeIsBounded() async throws {
    let postings = (1...150).map { Self.posting("p\($0)", "Swift Engineer \($0)") }
    try await BirJobAPI.run(postings: []) { api, server in
      try await api.register(keywords: ["swift"])
      try await server.add(postings)
      let inbox = try await api.send(.get, "/api/v1/notifications/inbox/ada-device-1")
      #expect(inbox.json["data"]?["total_count"]?.intValue == NotificationTable.batchLimit)
    }
  }
}
