# fish completion for birjob-saved. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __birjob_saved_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" list save unsave
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c birjob-saved -f
complete -c birjob-saved -n 'test (count (commandline -opc)) -eq 1' -a list -d 'List the saved jobs, one line each'
complete -c birjob-saved -n 'test (count (commandline -opc)) -eq 1' -a save -d 'Save jobs for the device'
complete -c birjob-saved -n 'test (count (commandline -opc)) -eq 1' -a unsave -d 'Remove jobs from the saved ones of the device'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l dialect -x -a 'auto seed real' -d 'The form of the API: as described (seed), as the server has it (real), or whichever answers (auto)'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l no-validate -d 'Send values that break the rules of the service\'s description'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l json -d 'Write JSON lines even to a terminal'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l table -d 'Write a table even to a pipe or file'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -s q -l quiet -d 'Print only errors'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list' -l profile -x -a '(birjob-saved ---completion list -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l base-url -x -d 'Address of the service'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l proxy -x -d 'Send requests through this proxy'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -l version -d 'Show the version'
complete -c birjob-saved -n '__birjob_saved_uses \'\' list save unsave' -s h -l help -d 'Show help information'
complete -c birjob-saved -n '__birjob_saved_uses save unsave' -l dry-run -d 'Print the requests that would change something, and neither send them nor write files'
complete -c birjob-saved -n '__birjob_saved_uses save unsave' -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c birjob-saved -n '__birjob_saved_uses save unsave' -l force -d 'Replace an output file even if something else wrote it'
complete -c birjob-saved -n '__birjob_saved_uses save unsave' -l fail-fast -d 'Stop at the first failure'
complete -c birjob-saved -n '__birjob_saved_uses save unsave' -l max-failures -x -d 'Stop after this many failures'
complete -c birjob-saved -n '__birjob_saved_uses save unsave' -l ok-partial -d 'Exit 0 although records failed, if others succeeded or if the input alone is at fault (65, 66)'
complete -c birjob-saved -n '__birjob_saved_uses save unsave' -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c birjob-saved -n '__birjob_saved_uses save unsave' -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c birjob-saved -n '__birjob_saved_uses save unsave' -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c birjob-saved -n '__birjob_saved_uses save unsave' -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c birjob-saved -n '__birjob_saved_uses save unsave' -l journal -r -F -d 'Store finished records in this file; a later run with it requests only the rest'
complete -c birjob-saved -n '__birjob_saved_uses save' -l profile -x -a '(birjob-saved ---completion save -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-saved -n '__birjob_saved_uses unsave' -l profile -x -a '(birjob-saved ---completion unsave -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
