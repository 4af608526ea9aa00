# fish completion for jobflow-actions. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __jobflow_actions_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" list complete reopen note complete-from
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c jobflow-actions -f
complete -c jobflow-actions -n 'test (count (commandline -opc)) -eq 1' -a list -d 'List the actions of jobs in their order, one line each'
complete -c jobflow-actions -n 'test (count (commandline -opc)) -eq 1' -a complete -d 'Complete actions'
complete -c jobflow-actions -n 'test (count (commandline -opc)) -eq 1' -a reopen -d 'Reopen completed actions'
complete -c jobflow-actions -n 'test (count (commandline -opc)) -eq 1' -a note -d 'Write the notes of actions'
complete -c jobflow-actions -n 'test (count (commandline -opc)) -eq 1' -a complete-from -d 'Complete an action and all later ones, and with them the job'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list' -l open -d 'Only actions that are not completed'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l no-validate -d 'Send values that break the rules of the service\'s description'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l force -d 'Replace an output file even if something else wrote it'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l fail-fast -d 'Stop at the first failure'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l max-failures -x -d 'Stop after this many failures'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l ok-partial -d 'Exit 0 although records failed, if others succeeded or if the input alone is at fault (65, 66)'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l json -d 'Write JSON lines even to a terminal'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l table -d 'Write a table even to a pipe or file'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -s q -l quiet -d 'Print only errors'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list' -l profile -x -a '(jobflow-actions ---completion list -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l base-url -x -d 'Address of the service'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l auth-url -x -d 'Address of the Supabase project, without /auth/v1'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l proxy -x -d 'Send requests through this proxy'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -l version -d 'Show the version'
complete -c jobflow-actions -n '__jobflow_actions_uses \'\' list complete reopen note complete-from' -s h -l help -d 'Show help information'
complete -c jobflow-actions -n '__jobflow_actions_uses complete' -l note -x -d 'Replace the notes of the actions with this text'
complete -c jobflow-actions -n '__jobflow_actions_uses complete reopen note complete-from' -l dry-run -d 'Print the requests that would change something, and neither send them nor write files'
complete -c jobflow-actions -n '__jobflow_actions_uses complete' -l profile -x -a '(jobflow-actions ---completion complete -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jobflow-actions -n '__jobflow_actions_uses reopen' -l profile -x -a '(jobflow-actions ---completion reopen -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jobflow-actions -n '__jobflow_actions_uses note' -l text -x -d 'The new notes'
complete -c jobflow-actions -n '__jobflow_actions_uses note' -l clear -d 'Remove the notes'
complete -c jobflow-actions -n '__jobflow_actions_uses note' -l profile -x -a '(jobflow-actions ---completion note -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jobflow-actions -n '__jobflow_actions_uses complete-from' -l profile -x -a '(jobflow-actions ---completion complete-from -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
