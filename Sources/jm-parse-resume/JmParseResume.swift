@main
struct JmParseResume {
  static func main() {}
}
