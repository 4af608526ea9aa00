# fish completion for jobflow-media. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __jobflow_media_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" list upload download
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c jobflow-media -f
complete -c jobflow-media -n 'test (count (commandline -opc)) -eq 1' -a list -d 'List the media of actions, one line each'
complete -c jobflow-media -n 'test (count (commandline -opc)) -eq 1' -a upload -d 'Upload files for an action'
complete -c jobflow-media -n 'test (count (commandline -opc)) -eq 1' -a download -d 'Download media'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list' -l action -x -d 'Only media of this action'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload' -l no-validate -d 'Send values that break the rules of the service\'s description'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l json -d 'Write JSON lines even to a terminal'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l table -d 'Write a table even to a pipe or file'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -s q -l quiet -d 'Print only errors'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list' -l profile -x -a '(jobflow-media ---completion list -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l base-url -x -d 'Address of the service'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l auth-url -x -d 'Address of the Supabase project, without /auth/v1'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l proxy -x -d 'Send requests through this proxy'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -l version -d 'Show the version'
complete -c jobflow-media -n '__jobflow_media_uses \'\' list upload download' -s h -l help -d 'Show help information'
complete -c jobflow-media -n '__jobflow_media_uses upload' -l action -x -d 'The action that the files belong to'
complete -c jobflow-media -n '__jobflow_media_uses upload' -l bucket -x -d 'Store the files in another bucket'
complete -c jobflow-media -n '__jobflow_media_uses upload' -l replace -d 'Replace files with the same names; the media of the action stay as they are'
complete -c jobflow-media -n '__jobflow_media_uses upload' -l dry-run -d 'Print the requests that would change something, and neither send them nor write files'
complete -c jobflow-media -n '__jobflow_media_uses upload download' -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c jobflow-media -n '__jobflow_media_uses upload download' -l force -d 'Replace an output file even if something else wrote it'
complete -c jobflow-media -n '__jobflow_media_uses upload download' -l fail-fast -d 'Stop at the first failure'
complete -c jobflow-media -n '__jobflow_media_uses upload download' -l max-failures -x -d 'Stop after this many failures'
complete -c jobflow-media -n '__jobflow_media_uses upload download' -l ok-partial -d 'Exit 0 although records failed, if others succeeded or if the input alone is at fault (65, 66)'
complete -c jobflow-media -n '__jobflow_media_uses upload download' -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c jobflow-media -n '__jobflow_media_uses upload download' -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c jobflow-media -n '__jobflow_media_uses upload download' -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c jobflow-media -n '__jobflow_media_uses upload download' -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c jobflow-media -n '__jobflow_media_uses upload' -l profile -x -a '(jobflow-media ---completion upload -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jobflow-media -n '__jobflow_media_uses upload' -F
complete -c jobflow-media -n '__jobflow_media_uses download' -l directory -x -a '(__fish_complete_directories (string replace -r \'^--[^=]*=\' \'\' -- (commandline -ct)))' -d 'Write the files to this folder'
complete -c jobflow-media -n '__jobflow_media_uses download' -l profile -x -a '(jobflow-media ---completion download -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
