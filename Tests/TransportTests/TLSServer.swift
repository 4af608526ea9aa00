import LoopbackServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// nginx on 127.0.0.1 with a certificate for `localhost` from an authority created for the test. It
/// answers with the protocol and the number of the connection.
final class TLSServer: Sendable {
  let port: Int
  /// The authority's certificate in PEM.
  let authority: String
  private let folder: String
  private let process: pid_t

  private struct SpawnError: Error {
    let errno: Int32
  }

  static var isPossible: Bool {
    system("command -v nginx openssl >/dev/null 2>&1") == 0
  }

  init() throws {
    let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    folder = "\(root)/jm-tls-\(UInt64.random(in: 0...UInt64.max))"
    authority = "\(folder)/ca.pem"
    port = try ClosedPort().number
    mkdir(folder, 0o700)
    let file = fopen("\(folder)/make.sh", "w")
    fputs(Self.script(port), file)
    fclose(file)
    var process: pid_t = 0
    let arguments = ["sh", "\(folder)/make.sh", folder]
    let words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    let status = posix_spawn(&process, "/bin/sh", nil, nil, words + [nil], environ)
    guard status == 0 else { throw SpawnError(errno: status) }
    self.process = process
  }

  deinit {
    kill(process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    _ = system("rm -rf '\(folder)'")
  }

  private static func script(_ port: Int) -> String {
    """
    set -e
    cd "$1"
    exec >log 2>&1
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 \\
      -subj "/CN=test authority" -keyout ca.key -out ca.pem
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=localhost" \\
      -keyout key.pem -out request.pem
    printf 'subjectAltName=DNS:localhost\\n' >names
    openssl x509 -req -in request.pem -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 \\
      -extfile names -out certificate.pem
    cat >nginx.conf <<END
    daemon off;
    master_process off;
    pid $PWD/nginx.pid;
    error_log $PWD/error.log;
    events {}
    http {
      access_log off;
      client_body_temp_path $PWD/body; proxy_temp_path $PWD/proxy;
      fastcgi_temp_path $PWD/fastcgi; uwsgi_temp_path $PWD/uwsgi; scgi_temp_path $PWD/scgi;
      server {
        listen 127.0.0.1:\(port) ssl http2;
        ssl_certificate $PWD/certificate.pem;
        ssl_certificate_key $PWD/key.pem;
        location /down { return 302 http://localhost:\(port)/; }
        location / { return 200 "\\$server_protocol \\$connection"; }
      }
    }
    END
    exec nginx -p "$PWD" -c "$PWD/nginx.conf"
    """
  }
}
