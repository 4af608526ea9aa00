# fish completion for orbit-auth. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __orbit_auth_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" login send-code verify-code status refresh token logout
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c orbit-auth -f
complete -c orbit-auth -n 'test (count (commandline -opc)) -eq 1' -a login -d 'Have a code sent, and sign in with it: send-code and verify-code in one'
complete -c orbit-auth -n 'test (count (commandline -opc)) -eq 1' -a send-code -d 'Have a code sent to your e-mail address'
complete -c orbit-auth -n 'test (count (commandline -opc)) -eq 1' -a verify-code -d 'Sign in with the code from the e-mail'
complete -c orbit-auth -n 'test (count (commandline -opc)) -eq 1' -a status -d 'Show the signed-in user, as the server confirms it'
complete -c orbit-auth -n 'test (count (commandline -opc)) -eq 1' -a refresh -d 'Renew the session now'
complete -c orbit-auth -n 'test (count (commandline -opc)) -eq 1' -a token -d 'Print an access token that is valid for at least a minute'
complete -c orbit-auth -n 'test (count (commandline -opc)) -eq 1' -a logout -d 'End the session and delete it on this machine'
complete -c orbit-auth -n '__orbit_auth_uses \'\' login send-code verify-code status refresh token logout' -l version -d 'Show the version'
complete -c orbit-auth -n '__orbit_auth_uses \'\' login send-code verify-code status refresh token logout' -s h -l help -d 'Show help information'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code' -l email -x -d 'Your e-mail address at a university, ending with .edu'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code' -l no-validate -d 'Send values that break the rules of the service\'s description'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh logout' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh logout' -l json -d 'Write JSON lines even to a terminal'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh logout' -l table -d 'Write a table even to a pipe or file'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh logout' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh logout' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh logout' -s q -l quiet -d 'Print only errors'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh token logout' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c orbit-auth -n '__orbit_auth_uses login' -l profile -x -a '(orbit-auth ---completion login -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh token logout' -l base-url -x -d 'Address of the service'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh token logout' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh token logout' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh token logout' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh token logout' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh token logout' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh token logout' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh token logout' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh token logout' -l proxy -x -d 'Send requests through this proxy'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh token logout' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c orbit-auth -n '__orbit_auth_uses login send-code verify-code status refresh token logout' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c orbit-auth -n '__orbit_auth_uses send-code logout' -l dry-run -d 'Print the requests that would change something, and neither send them nor write files'
complete -c orbit-auth -n '__orbit_auth_uses send-code' -l profile -x -a '(orbit-auth ---completion send-code -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c orbit-auth -n '__orbit_auth_uses verify-code' -l profile -x -a '(orbit-auth ---completion verify-code -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c orbit-auth -n '__orbit_auth_uses status' -l offline -d 'Show the stored session; make no request'
complete -c orbit-auth -n '__orbit_auth_uses status' -l profile -x -a '(orbit-auth ---completion status -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c orbit-auth -n '__orbit_auth_uses refresh' -l profile -x -a '(orbit-auth ---completion refresh -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c orbit-auth -n '__orbit_auth_uses token' -l profile -x -a '(orbit-auth ---completion token -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c orbit-auth -n '__orbit_auth_uses logout' -l profile -x -a '(orbit-auth ---completion logout -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
