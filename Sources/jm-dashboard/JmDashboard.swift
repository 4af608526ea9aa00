@main
struct JmDashboard {
  static func main() {}
}
