extension SkillLexicon {
  /// Languages, frameworks and tools of software development.
  static let software = """
    JavaScript|js|ecmascript|es6
    TypeScript
    Python|python3>scripting language
    Java|java se|java ee
    !Go|golang
    !R|rstudio|r studio
    !C|ansi c|embedded c
    C++|cpp|c plus plus
    C#|c sharp|csharp
    .NET|dotnet|.net core|asp.net|asp.net core|.net framework
    Visual Basic|vb.net|vba
    F#
    !Swift
    SwiftUI>Swift
    UIKit
    Objective-C|objective c
    Kotlin
    Jetpack Compose>Kotlin
    !Rust
    !Ruby
    Ruby on Rails|ruby on rails|ror>Ruby
    PHP
    Laravel>PHP
    Symfony>PHP
    WordPress
    Drupal
    Magento
    Shopify
    Scala
    !Elixir
    Erlang
    Haskell
    Clojure
    Perl>scripting language
    Lua
    !Dart
    Flutter
    MATLAB
    Bash|shell scripting|shell scripts>scripting language
    PowerShell
    COBOL
    Fortran
    ABAP
    Apex
    Solidity
    VHDL
    Verilog
    HTML|html5
    CSS|css3
    Sass|scss
    Tailwind|tailwind css|tailwindcss
    !Bootstrap
    !React|react.js|reactjs
    React Native
    Next.js|nextjs
    Redux
    Vue|vue.js|vuejs
    Nuxt|nuxt.js
    Angular|angularjs|angular.js
    Svelte
    Node.js|nodejs|node.js
    Express.js|expressjs
    NestJS|nest.js
    jQuery
    Django|django rest framework>Python
    !Flask>Python
    FastAPI>Python
    !Spring
    Spring Boot>Spring
    Hibernate
    Qt
    Unity
    Unreal Engine
    GraphQL
    ?REST|rest api|restful api|rest apis|rest endpoint|rest endpoints|restful service|restful services|rest layer|restful
    gRPC
    Kafka|apache kafka
    RabbitMQ
    Docker
    Docker Swarm>container orchestration
    Docker Compose>Docker
    Kubernetes|k8s>container orchestration
    container orchestration|containerorchestrierung
    infrastructure as code|iac
    scripting language|scripting languages|skriptsprache|skriptsprachen
    Helm charts|helm chart
    OpenShift>container orchestration
    Terraform>infrastructure as code
    Ansible
    !Puppet
    Jenkins
    GitLab CI|gitlab ci/cd>CI/CD
    GitHub Actions>CI/CD
    CI/CD|continuous integration|continuous delivery|continuous deployment
    Git>version control
    Subversion|svn>version control
    version control|source control|versionsverwaltung|control de versiones
    GitHub
    GitLab
    Bitbucket
    Jira
    Confluence
    Linux>Unix
    Debian|debian linux>Linux
    Ubuntu|ubuntu linux>Linux
    Red Hat|red hat enterprise linux|rhel>Linux
    CentOS>Linux
    Fedora linux>Linux
    SUSE linux|sles>Linux
    Unix|unix-like|unix-like system|unix-like operating system|unixoid|unix like system
    FreeBSD|openbsd|bsd unix>Unix
    macOS>Unix
    Windows Server
    !Windows|microsoft windows
    Active Directory|?ad
    Azure Active Directory|azure ad|entra id
    Group Policy|group policies
    DNS
    DHCP
    TCP/IP
    VPN
    VMware|vsphere|vmware vsphere
    Hyper-V|hyper v
    Citrix
    Nagios
    Zabbix
    Prometheus monitoring
    Grafana
    Splunk
    AWS|amazon web services
    Azure|microsoft azure
    Azure DevOps
    Google Cloud|google cloud platform|gcp
    Serverless|aws lambda
    Microservices|microservice architecture
    Selenium
    Cypress
    !Jest|jest testing
    !Mocha
    Vitest
    Webpack
    Playwright
    JUnit
    test automation|automated testing|automated tests|testautomatisierung
    unit testing|unit tests
    Scrum
    Kanban
    !Agile|agile methods|agile development|agile methodologies
    Scaled Agile|scaled agile framework
    Figma
    !Sketch
    Adobe XD
    Cisco IOS
    Cisco networking|cisco routers|cisco switches
    Juniper
    time series|time series analysis|time series forecasting
    penetration testing|pen testing|pentesting
    SIEM
    firewall administration|firewalls
    embedded systems
    RTOS
    PLC programming|plc|plcs|sps programmierung
    SCADA
    AutoCAD
    AutoCAD Civil 3D|civil 3d>AutoCAD
    SolidWorks
    Revit
    CATIA
    ArcGIS>GIS
    QGIS>GIS
    ?GIS|geographic information systems|geographic information system
    BIM|building information modeling
    """

  /// Data, analysis and machine learning.
  static let data = """
    SQL
    T-SQL|tsql>SQL
    PL/SQL|plsql>SQL
    PostgreSQL|postgres>relational database
    MySQL>relational database
    MariaDB>relational database
    SQL Server|microsoft sql server|mssql|ms sql server>relational database
    Oracle database|!oracle|oracle db>relational database
    SQLite>relational database
    DB2>relational database
    relational database|relational databases|relational database system|rdbms|relationale datenbank
    NoSQL|nosql database|nosql databases
    MongoDB>NoSQL
    Cassandra
    DynamoDB>NoSQL
    Redis
    Elasticsearch|elastic search
    Snowflake
    BigQuery
    Redshift
    Databricks
    !Spark|apache spark|pyspark
    Hadoop
    Airflow|apache airflow
    =dbt|data build tool
    Dagster
    !Prefect
    Tableau
    Power BI|powerbi
    Looker
    Looker Studio|google data studio
    Qlik|qlikview|qlik sense
    ETL
    data warehouse|data warehousing
    data modeling|data modelling
    data visualization|data visualisation
    data cleaning|data cleansing
    SAS
    SPSS
    Stata
    machine learning|?ml|maschinelles lernen|apprentissage automatique|aprendizaje automatico
    deep learning>machine learning
    natural language processing|?nlp
    computer vision
    TensorFlow>machine learning
    PyTorch>machine learning
    scikit-learn|sklearn>machine learning
    pandas library|pandas
    NumPy
    A/B testing|a/b tests|ab testing|split testing
    statistical modeling|statistical modelling
    """
}
