# fish completion for jobflow-profile. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __jobflow_profile_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" get update role
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c jobflow-profile -f
complete -c jobflow-profile -n 'test (count (commandline -opc)) -eq 1' -a get -d 'Show a profile'
complete -c jobflow-profile -n 'test (count (commandline -opc)) -eq 1' -a update -d 'Change a profile'
complete -c jobflow-profile -n 'test (count (commandline -opc)) -eq 1' -a role -d 'Show the role of a user: admin or user'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l no-validate -d 'Send values that break the rules of the service\'s description'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l json -d 'Write JSON lines even to a terminal'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l table -d 'Write a table even to a pipe or file'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -s q -l quiet -d 'Print only errors'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get' -l profile -x -a '(jobflow-profile ---completion get -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l base-url -x -d 'Address of the service'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l auth-url -x -d 'Address of the Supabase project, without /auth/v1'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l proxy -x -d 'Send requests through this proxy'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -l version -d 'Show the version'
complete -c jobflow-profile -n '__jobflow_profile_uses \'\' get update role' -s h -l help -d 'Show help information'
complete -c jobflow-profile -n '__jobflow_profile_uses update' -l email -x -d 'The new e-mail address'
complete -c jobflow-profile -n '__jobflow_profile_uses update' -l full-name -x -d 'The new full name'
complete -c jobflow-profile -n '__jobflow_profile_uses update' -l dry-run -d 'Print the requests that would change something, and neither send them nor write files'
complete -c jobflow-profile -n '__jobflow_profile_uses update' -l profile -x -a '(jobflow-profile ---completion update -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jobflow-profile -n '__jobflow_profile_uses role' -l require -x -a 'admin user' -d 'Exit 1 unless the user has this role'
complete -c jobflow-profile -n '__jobflow_profile_uses role' -l profile -x -a '(jobflow-profile ---completion role -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
