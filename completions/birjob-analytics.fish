# fish completion for birjob-analytics. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __birjob_analytics_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" user event stats
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c birjob-analytics -f
complete -c birjob-analytics -n 'test (count (commandline -opc)) -eq 1' -a user -d 'Show what the service knows about the use of the device'
complete -c birjob-analytics -n 'test (count (commandline -opc)) -eq 1' -a event -d 'Record events of the device'
complete -c birjob-analytics -n 'test (count (commandline -opc)) -eq 1' -a stats -d 'Show figures about all devices'
complete -c birjob-analytics -n '__birjob_analytics_uses \'\' user event stats' -l version -d 'Show the version'
complete -c birjob-analytics -n '__birjob_analytics_uses \'\' user event stats' -s h -l help -d 'Show help information'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l dialect -x -a 'auto seed real' -d 'The form of the API: as described (seed), as the server has it (real), or whichever answers (auto)'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l no-validate -d 'Send values that break the rules of the service\'s description'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l json -d 'Write JSON lines even to a terminal'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l table -d 'Write a table even to a pipe or file'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -s q -l quiet -d 'Print only errors'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c birjob-analytics -n '__birjob_analytics_uses user' -l profile -x -a '(birjob-analytics ---completion user -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l base-url -x -d 'Address of the service'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l proxy -x -d 'Send requests through this proxy'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c birjob-analytics -n '__birjob_analytics_uses user event stats' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c birjob-analytics -n '__birjob_analytics_uses event' -l data -x -d 'The data of the events, a JSON object'
complete -c birjob-analytics -n '__birjob_analytics_uses event' -l dry-run -d 'Print the requests that would change something, and neither send them nor write files'
complete -c birjob-analytics -n '__birjob_analytics_uses event' -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c birjob-analytics -n '__birjob_analytics_uses event' -l force -d 'Replace an output file even if something else wrote it'
complete -c birjob-analytics -n '__birjob_analytics_uses event' -l fail-fast -d 'Stop at the first failure'
complete -c birjob-analytics -n '__birjob_analytics_uses event' -l max-failures -x -d 'Stop after this many failures'
complete -c birjob-analytics -n '__birjob_analytics_uses event' -l ok-partial -d 'Exit 0 although records failed, if others succeeded or if the input alone is at fault (65, 66)'
complete -c birjob-analytics -n '__birjob_analytics_uses event' -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c birjob-analytics -n '__birjob_analytics_uses event' -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c birjob-analytics -n '__birjob_analytics_uses event' -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c birjob-analytics -n '__birjob_analytics_uses event' -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c birjob-analytics -n '__birjob_analytics_uses event' -l profile -x -a '(birjob-analytics ---completion event -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-analytics -n '__birjob_analytics_uses stats' -l profile -x -a '(birjob-analytics ---completion stats -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
