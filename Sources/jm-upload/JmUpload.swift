@main
struct JmUpload {
  static func main() {}
}
