@main
struct JmAuth {
  static func main() {}
}
