@main
struct JmPoll {
  static func main() {}
}
