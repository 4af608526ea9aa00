# fish completion for cleveroo-auth. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __cleveroo_auth_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" register login status token logout reset-password
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c cleveroo-auth -f
complete -c cleveroo-auth -n 'test (count (commandline -opc)) -eq 1' -a register -d 'Create a parent\'s account and sign in to it'
complete -c cleveroo-auth -n 'test (count (commandline -opc)) -eq 1' -a login -d 'Sign in as a parent, or with --child as a child'
complete -c cleveroo-auth -n 'test (count (commandline -opc)) -eq 1' -a status -d 'Show the signed-in account, as the server confirms it'
complete -c cleveroo-auth -n 'test (count (commandline -opc)) -eq 1' -a token -d 'Print the access token'
complete -c cleveroo-auth -n 'test (count (commandline -opc)) -eq 1' -a logout -d 'Delete the session on this machine'
complete -c cleveroo-auth -n 'test (count (commandline -opc)) -eq 1' -a reset-password -d 'Set a new password with a code sent by e-mail'
complete -c cleveroo-auth -n '__cleveroo_auth_uses \'\' register login status token logout reset-password' -l version -d 'Show the version'
complete -c cleveroo-auth -n '__cleveroo_auth_uses \'\' register login status token logout reset-password' -s h -l help -d 'Show help information'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register logout reset-password' -l dry-run -d 'Print the requests that would change something, and neither send them nor write files'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login reset-password' -l email -x -d 'E-mail address of the account'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login reset-password' -l password-stdin -d 'Read the password from the first line of stdin'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register' -l phone -x -d 'Phone number, 8 to 15 digits'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register reset-password' -l no-validate -d 'Send values that break the rules of the service\'s description'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status logout reset-password' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status logout reset-password' -l json -d 'Write JSON lines even to a terminal'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status logout reset-password' -l table -d 'Write a table even to a pipe or file'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status logout reset-password' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status logout reset-password' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status logout reset-password' -s q -l quiet -d 'Print only errors'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status token logout reset-password' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register' -l profile -x -a '(cleveroo-auth ---completion register -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status token logout reset-password' -l base-url -x -d 'Address of the service'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status token logout reset-password' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status token logout reset-password' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status token logout reset-password' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status token logout reset-password' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status token logout reset-password' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status token logout reset-password' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status token logout reset-password' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status token logout reset-password' -l proxy -x -d 'Send requests through this proxy'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status token logout reset-password' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c cleveroo-auth -n '__cleveroo_auth_uses register login status token logout reset-password' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c cleveroo-auth -n '__cleveroo_auth_uses login' -l child -x -d 'User name of a child to sign in as'
complete -c cleveroo-auth -n '__cleveroo_auth_uses login' -l profile -x -a '(cleveroo-auth ---completion login -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c cleveroo-auth -n '__cleveroo_auth_uses status' -l offline -d 'Read the claims of the access token; make no request'
complete -c cleveroo-auth -n '__cleveroo_auth_uses status' -l profile -x -a '(cleveroo-auth ---completion status -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c cleveroo-auth -n '__cleveroo_auth_uses token' -l profile -x -a '(cleveroo-auth ---completion token -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c cleveroo-auth -n '__cleveroo_auth_uses logout' -l profile -x -a '(cleveroo-auth ---completion logout -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c cleveroo-auth -n '__cleveroo_auth_uses reset-password' -l code-stdin -d 'Read the code of the e-mail from the first line of stdin, before the password'
complete -c cleveroo-auth -n '__cleveroo_auth_uses reset-password' -l check-only -d 'Only check the code; do not set a password'
complete -c cleveroo-auth -n '__cleveroo_auth_uses reset-password' -l profile -x -a '(cleveroo-auth ---completion reset-password -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
