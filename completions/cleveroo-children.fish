# fish completion for cleveroo-children. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __cleveroo_children_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" list add
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c cleveroo-children -f
complete -c cleveroo-children -n 'test (count (commandline -opc)) -eq 1' -a list -d 'List the children of the parent who is signed in'
complete -c cleveroo-children -n 'test (count (commandline -opc)) -eq 1' -a add -d 'Add children: one by name, or many from JSON lines'
complete -c cleveroo-children -n '__cleveroo_children_uses \'\' list add' -l version -d 'Show the version'
complete -c cleveroo-children -n '__cleveroo_children_uses \'\' list add' -s h -l help -d 'Show help information'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l json -d 'Write JSON lines even to a terminal'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l table -d 'Write a table even to a pipe or file'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -s q -l quiet -d 'Print only errors'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c cleveroo-children -n '__cleveroo_children_uses list' -l profile -x -a '(cleveroo-children ---completion list -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l base-url -x -d 'Address of the service'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l proxy -x -d 'Send requests through this proxy'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c cleveroo-children -n '__cleveroo_children_uses list add' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l age -x -d 'Age of all these children, in years'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l gender -x -a 'Boy Girl male female' -d 'Gender of all these children: Boy, Girl, male or female'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l dry-run -d 'Print the requests that would change something, and neither send them nor write files'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l no-validate -d 'Send values that break the rules of the service\'s description'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l force -d 'Replace an output file even if something else wrote it'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l fail-fast -d 'Stop at the first failure'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l max-failures -x -d 'Stop after this many failures'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l ok-partial -d 'Exit 0 although records failed, if others succeeded or if the input alone is at fault (65, 66)'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l journal -r -F -d 'Store finished records in this file; a later run with it requests only the rest'
complete -c cleveroo-children -n '__cleveroo_children_uses add' -l profile -x -a '(cleveroo-children ---completion add -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
