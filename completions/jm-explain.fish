# fish completion for jm-explain. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __jm_explain_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" jobs role
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c jm-explain -f
complete -c jm-explain -n 'test (count (commandline -opc)) -eq 1' -a jobs -d 'Explain why jobs match a resume: summary, bullets and evidence'
complete -c jm-explain -n 'test (count (commandline -opc)) -eq 1' -a role -d 'Explain what roles are about, for the resume of a search'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs' -s l -l last -d 'Look for the job ids in the search that was listed last'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs' -s n -l limit -x -d 'Explain at most this many jobs of each search, and drop the others'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l force -d 'Replace an output file even if something else wrote it'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l fail-fast -d 'Stop at the first failure'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l max-failures -x -d 'Stop after this many failures'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l ok-partial -d 'Exit 0 although records failed, if others succeeded or if the input alone is at fault (65, 66)'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l journal -r -F -d 'Store finished records in this file; a later run with it requests only the rest'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l no-cache -d 'Neither read nor write cached explanations'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l refresh -d 'Request all explanations again, and replace the cached ones'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l json -d 'Write JSON lines even to a terminal'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l table -d 'Write a table even to a pipe or file'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -s q -l quiet -d 'Print only errors'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs' -l profile -x -a '(jm-explain ---completion jobs -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l base-url -x -d 'Address of the service'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l auth-url -x -d 'Address of the Supabase project, without /auth/v1'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l proxy -x -d 'Send requests through this proxy'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -l version -d 'Show the version'
complete -c jm-explain -n '__jm_explain_uses \'\' jobs role' -s h -l help -d 'Show help information'
complete -c jm-explain -n '__jm_explain_uses role' -s l -l last -d 'Explain the roles for the search that was listed last'
complete -c jm-explain -n '__jm_explain_uses role' -l search-token -d 'Explain the roles for the search whose token is in JM_SEARCH_TOKEN or on stdin'
complete -c jm-explain -n '__jm_explain_uses role' -l profile -x -a '(jm-explain ---completion role -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
