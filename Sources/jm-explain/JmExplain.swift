@main
struct JmExplain {
  static func main() {}
}
