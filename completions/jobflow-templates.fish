# fish completion for jobflow-templates. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __jobflow_templates_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" list show actions
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c jobflow-templates -f
complete -c jobflow-templates -n 'test (count (commandline -opc)) -eq 1' -a list -d 'List the templates by name, each with its actions'
complete -c jobflow-templates -n 'test (count (commandline -opc)) -eq 1' -a show -d 'Show templates with their actions in order'
complete -c jobflow-templates -n 'test (count (commandline -opc)) -eq 1' -a actions -d 'List the actions that templates and jobs consist of'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l json -d 'Write JSON lines even to a terminal'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l table -d 'Write a table even to a pipe or file'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -s q -l quiet -d 'Print only errors'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list' -l profile -x -a '(jobflow-templates ---completion list -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l base-url -x -d 'Address of the service'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l auth-url -x -d 'Address of the Supabase project, without /auth/v1'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l proxy -x -d 'Send requests through this proxy'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -l version -d 'Show the version'
complete -c jobflow-templates -n '__jobflow_templates_uses \'\' list show actions' -s h -l help -d 'Show help information'
complete -c jobflow-templates -n '__jobflow_templates_uses show' -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c jobflow-templates -n '__jobflow_templates_uses show' -l force -d 'Replace an output file even if something else wrote it'
complete -c jobflow-templates -n '__jobflow_templates_uses show' -l fail-fast -d 'Stop at the first failure'
complete -c jobflow-templates -n '__jobflow_templates_uses show' -l max-failures -x -d 'Stop after this many failures'
complete -c jobflow-templates -n '__jobflow_templates_uses show' -l ok-partial -d 'Exit 0 although records failed, if others succeeded or if the input alone is at fault (65, 66)'
complete -c jobflow-templates -n '__jobflow_templates_uses show' -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c jobflow-templates -n '__jobflow_templates_uses show' -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c jobflow-templates -n '__jobflow_templates_uses show' -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c jobflow-templates -n '__jobflow_templates_uses show' -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c jobflow-templates -n '__jobflow_templates_uses show' -l profile -x -a '(jobflow-templates ---completion show -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jobflow-templates -n '__jobflow_templates_uses actions' -l name -x -d 'Only the action with this name'
complete -c jobflow-templates -n '__jobflow_templates_uses actions' -l profile -x -a '(jobflow-templates ---completion actions -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
