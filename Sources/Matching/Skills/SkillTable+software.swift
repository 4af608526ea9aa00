extension SkillTable {
  /// Languages, frameworks and tools of software development.
  static let software = """
    JavaScript|js|ecmascript|es6|java script
    TypeScript|~ts>JavaScript
    Python|python3|python 3
    Java|java 8|java 11|java 17|java 21|jvm
    !Go|golang|go language|go lang
    !R|r language|r programming|r studio|rstudio|tidyverse|ggplot2
    !C|c language|c programming|ansi c|embedded c
    C++|cpp|c plus plus|c++11|c++14|c++17|c++20
    C#|c sharp|csharp
    .NET|dotnet|dot net|.net core|.net framework|asp.net|asp.net core|asp.net mvc
    F#|fsharp
    Visual Basic|vb.net|vba
    ~Swift|swift ui|swiftui
    Objective-C|objective c|objc
    Kotlin
    ~Rust|rust lang|rustlang
    Ruby|ruby language
    Ruby on Rails|rails|ror>Ruby
    PHP
    Laravel>PHP
    Symfony>PHP
    WordPress
    Drupal
    Scala
    Elixir|phoenix framework
    Erlang
    Haskell
    Clojure|clojurescript
    Perl
    Lua
    ~Dart
    Flutter>Dart
    MATLAB|simulink
    Bash|shell scripting|shell script|zsh|unix shell
    PowerShell
    Assembly language|assembler
    COBOL
    Solidity|smart contract
    HTML|html5
    CSS|css3
    Sass|scss>CSS
    Tailwind CSS|tailwind|tailwindcss>CSS
    ~Bootstrap>CSS
    React|react.js|reactjs>JavaScript
    React Native>React
    Next.js|nextjs>React
    Redux>React
    Vue|vue.js|vuejs>JavaScript
    Nuxt|nuxt.js>Vue
    Angular|angular.js|angularjs>TypeScript
    Svelte|sveltekit>JavaScript
    Node.js|nodejs|~node>JavaScript
    NestJS|nest.js>Node.js
    Express.js|expressjs|~express>Node.js
    jQuery>JavaScript
    Django|django rest framework>Python
    ~Flask>Python
    FastAPI>Python
    Spring Boot|~spring|spring framework|spring mvc>Java
    Hibernate|jpa>Java
    GraphQL|apollo graphql
    REST APIs|restful|rest api|restful api|restful service|rest service|!rest|web service
    gRPC|protobuf|protocol buffers
    WebSockets|websocket
    Microservices|micro services|microservice architecture
    Event-driven architecture|event driven|event sourcing|cqrs
    Distributed systems|distributed computing
    Object-oriented programming|object oriented|oop|object oriented design
    Functional programming
    Data structures|algorithms
    System design|software architecture|solution architecture
    Design patterns|domain driven design|ddd
    iOS|ios development|uikit|xcode
    Android|android sdk|jetpack compose|android studio
    ~Unity|unity3d
    Unreal Engine
    OpenGL|vulkan|webgl
    Embedded systems|firmware|rtos|microcontroller|stm32|arm cortex
    Linux|ubuntu|debian|red hat|rhel|unix|centos
    Windows Server|active directory|group policy|entra id
    ~Windows|windows 10|windows 11
    macOS
    Git|github|gitlab|version control|bitbucket
    CI/CD|continuous integration|continuous delivery|continuous deployment|cicd
    GitHub Actions>CI/CD
    GitLab CI>CI/CD
    CircleCI>CI/CD
    Jenkins>CI/CD
    Unit testing|unit tests|test driven development|tdd
    JUnit>Unit testing
    pytest>Unit testing
    ~Jest|~mocha|vitest>Unit testing
    XCTest>Unit testing
    Test automation|automated testing|automated tests
    Selenium>Test automation
    ~Cypress>Test automation
    Playwright>Test automation
    Appium>Test automation
    Manual testing|test cases|test plans|regression testing|exploratory testing|test case design
    Code review|peer review
    Agile|scrum|kanban|agile methodology|sprint planning
    Jira|confluence
    Accessibility|wcag|a11y
    Web performance|core web vitals|page speed
    SEO|search engine optimization|search engine optimisation
    Cybersecurity|information security|infosec|cyber security|application security|security engineering
    Penetration testing|pen testing|ethical hacking|burp suite|oscp
    SIEM|security monitoring
    Splunk>SIEM
    QRadar|microsoft sentinel>SIEM
    Incident response|threat hunting|digital forensics
    Vulnerability management|vulnerability assessment|vulnerability scanning|nessus
    Identity and access management|iam|oauth|oauth2|openid connect|saml|single sign on|sso
    ISO 27001|iso27001|soc 2|soc2
    Cryptography|encryption|pki
    Networking|tcp/ip|~dns|dhcp|vlan|network administration|network engineering
    Cisco|ccna|ccnp|cisco ios
    Firewalls|firewall|palo alto|fortinet|fortigate
    VPN|ipsec
    VMware|vsphere|esxi|hyper v|virtualization|virtualisation
    Help desk|service desk|technical support|it support|desktop support|helpdesk
    ITIL|incident management|change management process
    ServiceNow
    Microsoft 365|office 365|o365|m365
    Intune|jamf|mobile device management|mdm|endpoint management
    Hardware troubleshooting|pc repair|computer hardware
    CompTIA A+|comptia|comptia network+|comptia security+|security+
    SharePoint
    SAP|sap erp|sap s/4hana|s/4hana|abap|sap mm|sap fico
    Salesforce|sfdc|salesforce crm>CRM
    Salesforce development|~apex|lightning web components>Salesforce
    Oracle ERP|oracle ebs|netsuite|oracle fusion
    Dynamics 365|microsoft dynamics|dynamics nav|business central
    Technical writing|technical documentation|api documentation
    Requirements analysis|requirements gathering|business requirements|user stories|requirement elicitation
    UX design|user experience|ux|ux/ui|interaction design|ui/ux
    UI design|user interface|ui
    Figma|sketch app|adobe xd
    Wireframing|wireframes|prototyping|prototypes
    User research|usability testing|user interviews
    Product management|product roadmap|product strategy|roadmapping|backlog management
    Observability|application monitoring
    Prometheus>Observability
    Grafana>Observability
    Datadog|new relic>Observability
    OpenTelemetry>Observability
    Message queues|message queue|message broker
    RabbitMQ>Message queues
    Amazon SQS|sqs>Message queues
    WebAssembly|wasm
    ~Electron>JavaScript
    Open source
    """
}
