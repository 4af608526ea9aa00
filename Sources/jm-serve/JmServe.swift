@main
struct JmServe {
  static func main() {}
}
