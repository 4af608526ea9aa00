/// Kinds of skills of which one is used in place of another: a posting that joins two of them by a slash or in a
/// list with `or` takes either.
///
/// Skills of different kinds are used together: `HTML/CSS` are two requirements, `Java/Kotlin` is one.
enum SubstituteSkills {
  /// Whether two skills are of one kind, so that one may stand for the other.
  static func areOfOneKind(_ one: Int, _ other: Int) -> Bool {
    !(kinds[one] ?? []).isDisjoint(with: kinds[other] ?? [])
  }

  /// The numbers of the lines in which a skill stands.
  private static let kinds: [Int: Set<Int>] = {
    var kinds: [Int: Set<Int>] = [:]
    for (kind, line) in text.split(whereSeparator: \.isNewline).enumerated() {
      for name in line.split(separator: "|") {
        let words = WordReader.words(String(name))
        guard let mention = SkillLexicon.shared.skill(named: words) else { continue }
        kinds[mention.skill, default: []].insert(kind)
      }
    }
    return kinds
  }()

  private static let text = """
    Python|Java|Go|Rust|Kotlin|Scala|C#|C++|C|Ruby|PHP|Perl|Elixir|Erlang|Haskell|Clojure|F#|.NET|Node.js|Lua|JavaScript|TypeScript
    Swift|Objective-C|Kotlin|Java|Flutter|React Native|Dart
    JavaScript|TypeScript
    React|Vue|Angular|Svelte|Ember|Next.js|Nuxt
    Django|Flask|FastAPI|Ruby on Rails|Laravel|Symfony|Spring|Spring Boot|Express
    Bash|PowerShell|Python|Perl
    AWS|Azure|Google Cloud|GCP
    PostgreSQL|MySQL|MariaDB|SQL Server|Oracle|SQLite|DB2
    MongoDB|Redis|Cassandra|DynamoDB|Couchbase|Elasticsearch
    Snowflake|BigQuery|Redshift|Databricks
    Tableau|Power BI|Looker|Qlik|Metabase
    R|Python|SAS|SPSS|Stata|MATLAB|Julia
    Jenkins|GitHub Actions|GitLab CI|CircleCI|Azure DevOps
    GitHub|GitLab|Bitbucket|Git|Subversion
    Terraform|Pulumi|CloudFormation
    Ansible|Puppet|Chef|Salt
    Kafka|RabbitMQ|Kinesis
    Spark|Flink|Hadoop|Beam
    Airflow|Dagster|Prefect|dbt
    PyTorch|TensorFlow|Keras|JAX
    Jest|Cypress|Playwright|Selenium|Mocha|Vitest|Puppeteer|JUnit|pytest
    REST|GraphQL|gRPC|SOAP
    Prometheus|Grafana|Datadog|New Relic|Splunk
    Jira|Asana|Trello|Monday|Confluence|Linear
    Figma|Sketch|Adobe XD|InVision
    Salesforce|HubSpot|Zoho|Pipedrive|Dynamics|Microsoft Dynamics
    SAP|Oracle|NetSuite|Dynamics|Microsoft Dynamics|Workday|Odoo
    QuickBooks|Xero|Sage|NetSuite|DATEV|Lexware
    AutoCAD|SolidWorks|Revit|CATIA|Inventor|Creo|Civil 3D|MicroStation|Fusion 360
    Epic|Cerner|Meditech
    Excel|Google Sheets
    WordPress|Drupal|Joomla|TYPO3|Shopify|Magento|WooCommerce
    Unity|Unreal Engine|Godot
    Maya|Blender|3ds Max|Houdini|Cinema 4D
    Photoshop|Illustrator|InDesign|Affinity|CorelDRAW
    Linux|Unix
    Red Hat|Debian|Ubuntu|CentOS|SUSE
    Scrum|Kanban|SAFe
    CrowdStrike|SentinelOne|Microsoft Defender
    Mailchimp|Klaviyo|Marketo
    """
}
