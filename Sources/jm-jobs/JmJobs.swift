@main
struct JmJobs {
  static func main() {}
}
