extension SkillTable {
  /// Data, machine learning, databases and cloud platforms.
  static let dataAndCloud = """
    SQL|t sql|pl sql|plsql|tsql|sql queries
    PostgreSQL|postgres|psql|postgis>SQL
    MySQL|mariadb>SQL
    SQL Server|mssql|ms sql|microsoft sql server|ssis|ssrs>SQL
    Oracle Database|oracle db|oracle sql>SQL
    SQLite>SQL
    NoSQL
    MongoDB|~mongo>NoSQL
    Redis
    Memcached
    Elasticsearch|elastic search|opensearch|elk stack
    Cassandra|scylladb>NoSQL
    DynamoDB>NoSQL
    Neo4j|graph database
    AWS|amazon web services|ec2
    Azure|microsoft azure
    Azure DevOps>CI/CD
    Google Cloud|!gcp|google cloud platform
    Docker|!containers|containerization|containerisation|podman
    Kubernetes|k8s|~helm|eks|gke|aks|openshift
    Infrastructure as code|iac
    Terraform|opentofu>Infrastructure as code
    Pulumi>Infrastructure as code
    CloudFormation>Infrastructure as code
    Ansible|configuration management
    ~Puppet
    Serverless|aws lambda|cloud functions
    DevOps|devsecops|platform engineering
    Site reliability|sre|site reliability engineering|on call rotation
    Kafka|apache kafka|kafka streams|event streaming
    Apache Spark|pyspark|~spark|spark sql
    Hadoop|hdfs|~hive|mapreduce
    Apache Airflow|airflow
    Dagster
    dbt|data build tool
    Data warehousing|data warehouse
    Snowflake>Data warehousing
    BigQuery>Data warehousing
    Amazon Redshift|redshift>Data warehousing
    Databricks|delta lake
    ETL|elt|data pipelines|data pipeline|data integration
    Data modelling|data modeling|dimensional modelling|dimensional modeling|star schema
    Data governance|data quality|master data
    Data analysis|data analytics|analytics|data analyst
    Data visualisation|data visualization|dashboards|d3.js|d3
    Tableau
    Power BI|powerbi|dax|power query
    Looker|lookml
    Qlik|qlikview
    Metabase
    Excel|microsoft excel|ms excel|advanced excel|pivot tables|vlookup|spreadsheets|google sheets
    Statistics|statistical analysis|statistical modelling|statistical modeling|hypothesis testing|regression analysis
    A/B testing|a/b tests|ab testing|experimentation
    SPSS|~stata|sas programming
    pandas|numpy|~scipy>Python
    Machine learning|ml|ml models|supervised learning
    Deep learning|neural networks|neural network>Machine learning
    PyTorch>Deep learning
    TensorFlow|keras>Deep learning
    scikit-learn|sklearn|scikit learn|xgboost>Machine learning
    Natural language processing|nlp|text mining>Machine learning
    Computer vision|opencv|image recognition>Machine learning
    Large language models|llm|llms|generative ai|genai|openai api|rag pipelines|prompt engineering|langchain|ai agents|agentic
    MLOps|model deployment|mlflow|kubeflow>Machine learning
    Time series|forecasting models|time series forecasting
    Bioinformatics|genomics|ngs
    GIS|arcgis|qgis|geospatial|geographic information systems
    Business intelligence|bi reporting
    Database administration|dba|database tuning|query optimisation|query optimization|performance tuning
    Backup and recovery|disaster recovery
    Load balancing|nginx|haproxy
    """
}
