# fish completion for jm-new. Written by make generate from the program's help.

# Completes the command line after '--'.
function __jm_new_command
    set -l words (commandline -opc)
    set -l index (contains -i -- -- $words); or return
    set -e words[1..$index]
    complete -C (string join ' ' -- (string escape -- $words) (commandline -ct))
end

complete -c jm-new -f
complete -c jm-new -l seen -r -F -d 'The jobs that were seen (required); a missing file is created'
complete -c jm-new -l by -x -d 'Fields that make two jobs the same, separated by commas, or \'birjob\' for BirJob\'s rule'
complete -c jm-new -l mark-only -d 'Mark all jobs as seen and write none'
complete -c jm-new -l forget-older -x -d 'Forget jobs that have not come for this long, such as 90d'
complete -c jm-new -l commit-on-exit -d 'Mark the new jobs only if COMMAND, which reads them, exits with 0'
complete -c jm-new -l dry-run -d 'Write the new jobs, and change nothing in the file of seen jobs'
complete -c jm-new -l fail-empty -d 'Exit with 1 if no job is new'
complete -c jm-new -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c jm-new -l force -d 'Replace an output file even if something else wrote it'
complete -c jm-new -l fail-fast -d 'Stop at the first failure'
complete -c jm-new -l max-failures -x -d 'Stop after this many failures'
complete -c jm-new -l ok-partial -d 'Exit 0 although records failed, if others succeeded or if the input alone is at fault (65, 66)'
complete -c jm-new -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c jm-new -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c jm-new -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c jm-new -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c jm-new -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c jm-new -l json -d 'Write JSON lines even to a terminal'
complete -c jm-new -l table -d 'Write a table even to a pipe or file'
complete -c jm-new -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c jm-new -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c jm-new -s q -l quiet -d 'Print only errors'
complete -c jm-new -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c jm-new -l version -d 'Show the version'
complete -c jm-new -s h -l help -d 'Show help information'
complete -c jm-new -x -a '(__jm_new_command)'
