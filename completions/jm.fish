# fish completion for jm. Written by make generate from the program's help.

# Completes the name of a program, then the program's own words.
function __jm_program
    set -l words (commandline -opc)
    set -e words[1]
    if not set -q words[1]
        string join \n birjob-analytics birjob-chat birjob-device birjob-health birjob-jobs birjob-notifications birjob-saved cleveroo-auth cleveroo-children auth dashboard explain import jobs match new parse-resume poll report serve smoke upload jobflow-actions jobflow-auth jobflow-jobs jobflow-media jobflow-profile jobflow-templates orbit-auth orbit-discover orbit-profile
        return
    end
    set -l name jm-$words[1]
    if contains -- $words[1] birjob-analytics birjob-chat birjob-device birjob-health birjob-jobs birjob-notifications birjob-saved cleveroo-auth cleveroo-children jobflow-actions jobflow-auth jobflow-jobs jobflow-media jobflow-profile jobflow-templates orbit-auth orbit-discover orbit-profile
        set name $words[1]
    end
    set -e words[1]
    complete -C (string join ' ' -- $name (string escape -- $words) (commandline -ct))
end

complete -c jm -f
complete -c jm -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c jm -l json -d 'Write JSON lines even to a terminal'
complete -c jm -l table -d 'Write a table even to a pipe or file'
complete -c jm -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c jm -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c jm -s q -l quiet -d 'Print only errors'
complete -c jm -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c jm -l version -d 'Show the version'
complete -c jm -s h -l help -d 'Show help information'
complete -c jm -x -a '(__jm_program)'
