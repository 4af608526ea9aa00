# fish completion for birjob-chat. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __birjob_chat_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" ask analyze recommendations
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c birjob-chat -f
complete -c birjob-chat -n 'test (count (commandline -opc)) -eq 1' -a ask -d 'Ask a question'
complete -c birjob-chat -n 'test (count (commandline -opc)) -eq 1' -a analyze -d 'Ask how jobs fit the keywords of the device'
complete -c birjob-chat -n 'test (count (commandline -opc)) -eq 1' -a recommendations -d 'List the jobs that the assistant recommends to the device'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask' -l experience-level -x -a 'entry mid senior lead' -d 'Your experience: entry, mid, senior or lead'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l dialect -x -a 'auto seed real' -d 'The form of the API: as described (seed), as the server has it (real), or whichever answers (auto)'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l no-validate -d 'Send values that break the rules of the service\'s description'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze' -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze' -l force -d 'Replace an output file even if something else wrote it'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze' -l fail-fast -d 'Stop at the first failure'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze' -l max-failures -x -d 'Stop after this many failures'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze' -l ok-partial -d 'Exit 0 although records failed, if others succeeded or if the input alone is at fault (65, 66)'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze' -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze' -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze' -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze' -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze' -l journal -r -F -d 'Store finished records in this file; a later run with it requests only the rest'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l json -d 'Write JSON lines even to a terminal'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l table -d 'Write a table even to a pipe or file'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -s q -l quiet -d 'Print only errors'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask' -l profile -x -a '(birjob-chat ---completion ask -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l base-url -x -d 'Address of the service'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l proxy -x -d 'Send requests through this proxy'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -l version -d 'Show the version'
complete -c birjob-chat -n '__birjob_chat_uses \'\' ask analyze recommendations' -s h -l help -d 'Show help information'
complete -c birjob-chat -n '__birjob_chat_uses analyze' -l profile -x -a '(birjob-chat ---completion analyze -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-chat -n '__birjob_chat_uses recommendations' -l profile -x -a '(birjob-chat ---completion recommendations -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
