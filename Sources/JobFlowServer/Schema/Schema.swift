internal import Records

/// The tables of JobFlow.
enum Schema {
  static func table(_ name: String) -> Table? { tables.first { $0.name == name } }

  static let tables = [
    jobs, jobActionInstances, profiles, processTemplates, templateActions, actions, actionMedia,
    userRoles,
  ]

  private static let id = Column(name: "id", type: .uuid, isNullable: false, initial: .uuid)
  private static let createdAt = Column(
    name: "created_at", type: .timestamp, isNullable: false, initial: .now)

  private static func reference(_ name: String, _ target: String, isNullable: Bool = false)
    -> Column
  {
    Column(name: name, type: .uuid, isNullable: isNullable, target: target)
  }

  private static let jobs = Table(
    name: "jobs",
    columns: [
      id,
      Column(name: "name", type: .text, isNullable: false),
      Column(
        name: "status", type: .text, initial: .value("ready"),
        allowed: ["ready", "in_progress", "completed", "cancelled"]),
      Column(name: "assigned_to", type: .uuid, namesUser: true, target: "profiles"),
      reference("template_id", "process_templates", isNullable: true),
      Column(name: "scheduled_date", type: .timestamp),
      Column(name: "completed_at", type: .timestamp),
      createdAt,
      Column(name: "strict_sequence", type: .boolean, initial: .value(false)),
    ],
    rules: RowRules(all: .own(["assigned_to", "owner"])), hasOwner: true)

  private static let jobActionInstances = Table(
    name: "job_action_instances",
    columns: [
      id,
      reference("job_id", "jobs"),
      Column(name: "name", type: .text, isNullable: false),
      Column(name: "description", type: .text),
      Column(name: "sequence_order", type: .integer, isNullable: false, initial: .value(1)),
      // Any text but `completed` is an open action.
      Column(name: "status", type: .text, initial: .value("pending")),
      Column(name: "notes", type: .text),
      Column(name: "completed_at", type: .timestamp),
      createdAt,
    ],
    rules: RowRules(all: .through("job_id", of: "jobs")))

  private static let profiles = Table(
    name: "profiles",
    columns: [
      Column(name: "id", type: .uuid, isNullable: false, initial: .user, namesUser: true),
      Column(name: "email", type: .text),
      Column(name: "full_name", type: .text),
      createdAt,
      Column(name: "updated_at", type: .timestamp, isNullable: false, initial: .now),
    ],
    rules: RowRules(reads: .own(["id"]), changes: .own(["id"]), deletes: .administrators),
    changeDate: "updated_at")

  private static let processTemplates = Table(
    name: "process_templates",
    columns: [
      id,
      Column(name: "name", type: .text, isNullable: false),
      Column(name: "description", type: .text),
      Column(
        name: "created_by", type: .uuid, initial: .user, namesUser: true, target: "profiles"),
      createdAt,
    ],
    rules: RowRules(reads: .users, changes: .own(["created_by"])))

  private static let templateActions = Table(
    name: "template_actions",
    columns: [
      id,
      reference("template_id", "process_templates"),
      reference("action_id", "actions"),
      Column(name: "sequence_order", type: .integer, isNullable: false, initial: .value(1)),
    ],
    rules: RowRules(reads: .users, changes: .through("template_id", of: "process_templates")))

  private static let actions = Table(
    name: "actions",
    columns: [
      id,
      Column(name: "name", type: .text, isNullable: false),
      Column(name: "description", type: .text),
      Column(name: "image_url", type: .text),
      Column(name: "media_type", type: .text),
      Column(name: "auto_inject", type: .boolean, initial: .value(false)),
    ],
    rules: RowRules(reads: .users, changes: .own(["owner"])), hasOwner: true)

  private static let actionMedia = Table(
    name: "action_media",
    columns: [
      id,
      reference("action_id", "actions"),
      Column(name: "media_url", type: .text, isNullable: false),
      Column(name: "media_type", type: .text),
    ],
    rules: RowRules(reads: .users, changes: .own(["owner"])), hasOwner: true)

  private static let userRoles = Table(
    name: "user_roles",
    columns: [
      id,
      Column(name: "user_id", type: .uuid, isNullable: false, target: "profiles"),
      Column(
        name: "role", type: .text, isNullable: false, initial: .value("user"),
        allowed: ["admin", "user"]),
    ], keys: [["id"], ["user_id", "role"]],
    rules: RowRules(reads: .own(["user_id"]), changes: .administrators))
}
