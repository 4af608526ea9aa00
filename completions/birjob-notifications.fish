# fish completion for birjob-notifications. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __birjob_notifications_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" inbox history read delete token test
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c birjob-notifications -f
complete -c birjob-notifications -n 'test (count (commandline -opc)) -eq 1' -a inbox -d 'List the notifications of the device, one line for each group of jobs'
complete -c birjob-notifications -n 'test (count (commandline -opc)) -eq 1' -a history -d 'List the notifications that were sent to the device'
complete -c birjob-notifications -n 'test (count (commandline -opc)) -eq 1' -a read -d 'Mark notifications as read'
complete -c birjob-notifications -n 'test (count (commandline -opc)) -eq 1' -a delete -d 'Delete notifications'
complete -c birjob-notifications -n 'test (count (commandline -opc)) -eq 1' -a token -d 'Tell the service the push token of the device'
complete -c birjob-notifications -n 'test (count (commandline -opc)) -eq 1' -a test -d 'Send a test notification to the device'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox' -l job-lines -d 'Print one line for each job of the notifications instead'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox' -l unread -d 'Only notifications that are not read'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l dialect -x -a 'auto seed real' -d 'The form of the API: as described (seed), as the server has it (real), or whichever answers (auto)'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l no-validate -d 'Send values that break the rules of the service\'s description'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l json -d 'Write JSON lines even to a terminal'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l table -d 'Write a table even to a pipe or file'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -s q -l quiet -d 'Print only errors'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox' -l profile -x -a '(birjob-notifications ---completion inbox -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l base-url -x -d 'Address of the service'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l proxy -x -d 'Send requests through this proxy'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -l version -d 'Show the version'
complete -c birjob-notifications -n '__birjob_notifications_uses \'\' inbox history read delete token test' -s h -l help -d 'Show help information'
complete -c birjob-notifications -n '__birjob_notifications_uses history' -s n -l limit -x -d 'Print at most this many'
complete -c birjob-notifications -n '__birjob_notifications_uses history' -l page-size -x -d 'Request this many at a time'
complete -c birjob-notifications -n '__birjob_notifications_uses history' -l profile -x -a '(birjob-notifications ---completion history -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-notifications -n '__birjob_notifications_uses read delete' -l all -d 'All notifications of the device'
complete -c birjob-notifications -n '__birjob_notifications_uses read delete' -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c birjob-notifications -n '__birjob_notifications_uses read delete' -l force -d 'Replace an output file even if something else wrote it'
complete -c birjob-notifications -n '__birjob_notifications_uses read delete' -l fail-fast -d 'Stop at the first failure'
complete -c birjob-notifications -n '__birjob_notifications_uses read delete' -l max-failures -x -d 'Stop after this many failures'
complete -c birjob-notifications -n '__birjob_notifications_uses read delete' -l ok-partial -d 'Exit 0 although records failed, if others succeeded or if the input alone is at fault (65, 66)'
complete -c birjob-notifications -n '__birjob_notifications_uses read delete' -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c birjob-notifications -n '__birjob_notifications_uses read delete' -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c birjob-notifications -n '__birjob_notifications_uses read delete' -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c birjob-notifications -n '__birjob_notifications_uses read delete' -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c birjob-notifications -n '__birjob_notifications_uses read delete' -l journal -r -F -d 'Store finished records in this file; a later run with it requests only the rest'
complete -c birjob-notifications -n '__birjob_notifications_uses read' -l profile -x -a '(birjob-notifications ---completion read -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-notifications -n '__birjob_notifications_uses delete' -l profile -x -a '(birjob-notifications ---completion delete -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-notifications -n '__birjob_notifications_uses token' -l email -x -d 'E-mail address of the user'
complete -c birjob-notifications -n '__birjob_notifications_uses token' -l device-model -x -d 'Model of the device'
complete -c birjob-notifications -n '__birjob_notifications_uses token' -l os-version -x -d 'Version of its operating system'
complete -c birjob-notifications -n '__birjob_notifications_uses token' -l profile -x -a '(birjob-notifications ---completion token -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-notifications -n '__birjob_notifications_uses test' -l profile -x -a '(birjob-notifications ---completion test -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
