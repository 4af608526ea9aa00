# fish completion for birjob-jobs. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __birjob_jobs_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" search get view
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c birjob-jobs -f
complete -c birjob-jobs -n 'test (count (commandline -opc)) -eq 1' -a search -d 'Print the jobs that match, one line each'
complete -c birjob-jobs -n 'test (count (commandline -opc)) -eq 1' -a get -d 'Get jobs by their ids'
complete -c birjob-jobs -n 'test (count (commandline -opc)) -eq 1' -a view -d 'Record that jobs were viewed'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l search -x -d 'Jobs with this text in their title or description'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l company -x -d 'Jobs of this company'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l location -x -d 'Jobs at this place'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l source -x -d 'Jobs of this source, such as linkedin'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l employment-type -x -a 'full_time part_time contract' -d 'full_time, part_time or contract'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l experience-level -x -a 'entry mid senior lead' -d 'entry, mid, senior or lead'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l remote -d 'Only jobs that can be done remotely'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l on-site -d 'Only jobs that cannot be done remotely'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l sort-by -x -d 'Let the service sort the jobs by this field'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l sort-order -x -a 'asc desc' -d 'asc or desc'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l limit -x -d 'Print at most this many jobs'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l page-size -x -d 'Request this many jobs at a time'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l offset -x -d 'Skip this many jobs at the beginning'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l fail-empty -d 'Exit with 1 if no job matches'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l dialect -x -a 'auto seed real' -d 'The form of the API: as described (seed), as the server has it (real), or whichever answers (auto)'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l no-validate -d 'Send values that break the rules of the service\'s description'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l json -d 'Write JSON lines even to a terminal'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l table -d 'Write a table even to a pipe or file'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -s q -l quiet -d 'Print only errors'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search' -l profile -x -a '(birjob-jobs ---completion search -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l base-url -x -d 'Address of the service'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l proxy -x -d 'Send requests through this proxy'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -l version -d 'Show the version'
complete -c birjob-jobs -n '__birjob_jobs_uses \'\' search get view' -s h -l help -d 'Show help information'
complete -c birjob-jobs -n '__birjob_jobs_uses get view' -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c birjob-jobs -n '__birjob_jobs_uses get view' -l force -d 'Replace an output file even if something else wrote it'
complete -c birjob-jobs -n '__birjob_jobs_uses get view' -l fail-fast -d 'Stop at the first failure'
complete -c birjob-jobs -n '__birjob_jobs_uses get view' -l max-failures -x -d 'Stop after this many failures'
complete -c birjob-jobs -n '__birjob_jobs_uses get view' -l ok-partial -d 'Exit 0 even if some records failed'
complete -c birjob-jobs -n '__birjob_jobs_uses get view' -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c birjob-jobs -n '__birjob_jobs_uses get view' -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c birjob-jobs -n '__birjob_jobs_uses get view' -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c birjob-jobs -n '__birjob_jobs_uses get view' -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c birjob-jobs -n '__birjob_jobs_uses get view' -l journal -r -F -d 'Store finished records in this file; a later run with it requests only the rest'
complete -c birjob-jobs -n '__birjob_jobs_uses get' -l profile -x -a '(birjob-jobs ---completion get -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-jobs -n '__birjob_jobs_uses view' -l seconds -x -d 'How long each job was viewed'
complete -c birjob-jobs -n '__birjob_jobs_uses view' -l profile -x -a '(birjob-jobs ---completion view -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
