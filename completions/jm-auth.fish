# fish completion for jm-auth. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __jm_auth_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" signup login status refresh token logout config doctor
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c jm-auth -f
complete -c jm-auth -n 'test (count (commandline -opc)) -eq 1' -a signup -d 'Create an account and sign in to it'
complete -c jm-auth -n 'test (count (commandline -opc)) -eq 1' -a login -d 'Sign in with a password, through LinkedIn, or with a code sent by e-mail'
complete -c jm-auth -n 'test (count (commandline -opc)) -eq 1' -a status -d 'Show the signed-in account, as the server confirms it'
complete -c jm-auth -n 'test (count (commandline -opc)) -eq 1' -a refresh -d 'Renew the session now'
complete -c jm-auth -n 'test (count (commandline -opc)) -eq 1' -a token -d 'Print an access token that is valid for at least a minute'
complete -c jm-auth -n 'test (count (commandline -opc)) -eq 1' -a logout -d 'End the session and delete its data on this machine'
complete -c jm-auth -n 'test (count (commandline -opc)) -eq 1' -a config -d 'Print the settings in force and where each one comes from'
complete -c jm-auth -n 'test (count (commandline -opc)) -eq 1' -a doctor -d 'Check everything that signing in needs'
complete -c jm-auth -n '__jm_auth_uses \'\' signup login status refresh token logout config doctor' -l version -d 'Show the version'
complete -c jm-auth -n '__jm_auth_uses \'\' signup login status refresh token logout config doctor' -s h -l help -d 'Show help information'
complete -c jm-auth -n '__jm_auth_uses signup logout' -l dry-run -d 'Print the requests that would change something, and neither send them nor write files'
complete -c jm-auth -n '__jm_auth_uses signup login' -l email -x -d 'E-mail address of the account'
complete -c jm-auth -n '__jm_auth_uses signup login' -l password-stdin -d 'Read the password from the first line of stdin'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh logout config doctor' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh logout config doctor' -l json -d 'Write JSON lines even to a terminal'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh logout config doctor' -l table -d 'Write a table even to a pipe or file'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh logout config doctor' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh logout config doctor' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh logout config doctor' -s q -l quiet -d 'Print only errors'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh token logout config doctor' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c jm-auth -n '__jm_auth_uses signup' -l profile -x -a '(jm-auth ---completion signup -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh token logout config doctor' -l base-url -x -d 'Address of the service'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh token logout config doctor' -l auth-url -x -d 'Address of the Supabase project, without /auth/v1'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh token logout config doctor' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh token logout config doctor' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh token logout config doctor' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh token logout config doctor' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh token logout config doctor' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh token logout config doctor' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh token logout config doctor' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh token logout config doctor' -l proxy -x -d 'Send requests through this proxy'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh token logout config doctor' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c jm-auth -n '__jm_auth_uses signup login status refresh token logout config doctor' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c jm-auth -n '__jm_auth_uses login' -l linkedin -d 'Sign in through LinkedIn in a browser'
complete -c jm-auth -n '__jm_auth_uses login' -l no-browser -d 'Print the address instead of opening a browser'
complete -c jm-auth -n '__jm_auth_uses login' -l paste -d 'Paste the address of the browser\'s last page, or pass it on stdin; for a browser on another machine'
complete -c jm-auth -n '__jm_auth_uses login' -l wait -x -d 'Time limit for the browser to return: 90s, 5m'
complete -c jm-auth -n '__jm_auth_uses login' -l otp -d 'Sign in with a code that is sent by e-mail'
complete -c jm-auth -n '__jm_auth_uses login' -l code-stdin -d 'Read the code from the first line of stdin, once the e-mail has been sent'
complete -c jm-auth -n '__jm_auth_uses login' -l profile -x -a '(jm-auth ---completion login -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jm-auth -n '__jm_auth_uses status' -l offline -d 'Read the claims of the access token; make no request'
complete -c jm-auth -n '__jm_auth_uses status' -l profile -x -a '(jm-auth ---completion status -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jm-auth -n '__jm_auth_uses refresh' -l profile -x -a '(jm-auth ---completion refresh -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jm-auth -n '__jm_auth_uses token' -l profile -x -a '(jm-auth ---completion token -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jm-auth -n '__jm_auth_uses logout' -l scope -x -a 'local global others' -d 'Sessions to end: this one (local), all of the account (global), or all but this one (others)'
complete -c jm-auth -n '__jm_auth_uses logout' -l profile -x -a '(jm-auth ---completion logout -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jm-auth -n '__jm_auth_uses config' -l init -d 'Write the first config.toml'
complete -c jm-auth -n '__jm_auth_uses config' -l profile -x -a '(jm-auth ---completion config -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jm-auth -n '__jm_auth_uses doctor' -l profile -x -a '(jm-auth ---completion doctor -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
