internal import GRDB
internal import HTTPTypes
internal import Hummingbird
internal import Records
internal import ServerKit

extension OrbitService {
  /// Others at most in one list.
  private static let listLimit = 20
  private static let photoLimit = 6
  /// Photos at most where the running server has no limit.
  private static let storedPhotoLimit = 50

  func ownProfile(_ request: Request) async throws -> Response {
    try await answer(of: try await user(request))
  }

  /// Anyone may see a profile by its number, as on the running server, which fails at a number that
  /// is not one.
  func profile(id: String) async throws -> Response {
    guard let number = Int64(id) else {
      if dialect == .real { throw OrbitError(.internalServerError, "Internal server error") }
      throw OrbitError(.notFound, "Profile not found")
    }
    return try await answer(of: number)
  }

  private func answer(of id: Int64) async throws -> Response {
    guard let profile = try await store.read({ try User.find(id, $0)?.profile }) else {
      throw OrbitError(.notFound, "Profile not found")
    }
    return Self.success(Self.answer(profile, id))
  }

  private static func answer(_ profile: Profile, _ id: Int64) -> JSON {
    ["profile": .object(profile.json(id: id)), "profile_complete": .bool(profile.isComplete)]
  }

  func changeProfile(_ request: Request) async throws -> Response {
    let id = try await user(request)
    let changes = try await object(of: request)
    guard !changes.isEmpty else { throw OrbitError(.badRequest, "No data provided") }
    let faults = ProfileRules.faults(of: changes)
    guard faults.isEmpty else { throw OrbitError.invalid(faults) }
    let (before, profile) = try await change(id) { $0.merge(changes) }
    photos.remove(before.photos, except: profile.photos, of: id)
    return Self.success(Self.answer(profile, id))
  }

  func addPhoto(_ request: Request) async throws -> Response {
    let id = try await user(request)
    let share = MemoryBudget.Share(of: uploadMemory)
    let body = try await request.bytes(limit: PhotoFolder.requestLimit, memory: share)
    guard
      let form = try? Multipart(contentType: request.headers[.contentType], body: body),
      let part = form.parts.first(where: { $0.name == "photo" })
    else { throw OrbitError(.badRequest, "No photo file provided") }
    guard let name = part.fileName, !name.isEmpty, !part.content.isEmpty else {
      throw OrbitError(.badRequest, "No file selected")
    }
    let kind = PictureKind(part.content)
    guard kind != nil || dialect == .real else {
      throw OrbitError(.badRequest, "The photo must be a JPEG, PNG, GIF, WebP or HEIC picture")
    }
    let limit = dialect == .real ? Self.storedPhotoLimit : Self.photoLimit
    let photo = try photos.add(Array(part.content), kind, of: id)
    do {
      let (_, profile) = try await change(id) { profile in
        guard profile.photos.count < limit else {
          throw OrbitError(.badRequest, "A profile can have at most \(limit) photos")
        }
        profile.add(photo: photo.url)
      }
      withExtendedLifetime(share) {}
      return Self.success(Self.answer(profile, id))
    } catch {
      photos.remove(photo)
      throw error
    }
  }

  /// Changes a profile in one transaction. Returns what it was before and what it is now.
  private func change(
    _ id: Int64, _ body: @escaping @Sendable (inout Profile) throws -> Void
  ) async throws -> (before: Profile, after: Profile) {
    try await store.write { database in
      guard let user = try User.find(id, database) else {
        throw OrbitError(.unauthorized, "Invalid token")
      }
      let before = user.profile ?? Profile()
      var profile = before
      try body(&profile)
      try User.save(profile, of: id, database)
      return (before, profile)
    }
  }

  /// Others by the share of common interests, the most similar first.
  func discover(_ request: Request) async throws -> Response {
    let id = try await user(request)
    let (own, others) = try await store.read { database in
      (
        try User.find(id, database)?.profile ?? Profile(),
        try User.others(than: id, database)
      )
    }
    let scored = others.compactMap { other -> (score: Double, user: User)? in
      guard let profile = other.profile, !profile.name.isEmpty else { return nil }
      return (own.similarity(to: profile), other)
    }
    // The sort is stable: equal scores stay in the order of the users' numbers.
    let best = scored.sorted { $0.score > $1.score }.prefix(Self.listLimit)
    return Self.success(
      .array(
        best.map { entry in
          var object = (entry.user.profile ?? Profile()).json(id: entry.user.id)
          object["match_score"] = .number((entry.score * 1000).rounded() / 1000)
          return .object(object)
        }))
  }
}
