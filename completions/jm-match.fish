# fish completion for jm-match. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __jm_match_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" rank title
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c jm-match -f
complete -c jm-match -n 'test (count (commandline -opc)) -eq 1' -a rank -d 'Rank job postings for resumes, one line for each match'
complete -c jm-match -n 'test (count (commandline -opc)) -eq 1' -a title -d 'Find the occupations of job titles'
complete -c jm-match -n '__jm_match_uses \'\' rank' -l postings -r -F -d 'Postings: JSON lines, or a database of jm-serve'
complete -c jm-match -n '__jm_match_uses \'\' rank' -l resume -r -F -d 'A parsed resume, or several, as jm-parse-resume writes them'
complete -c jm-match -n '__jm_match_uses \'\' rank' -l best -d 'Write each job once, for the resume that it fits best'
complete -c jm-match -n '__jm_match_uses \'\' rank' -l top -x -d 'Write at most this many matches for each resume'
complete -c jm-match -n '__jm_match_uses \'\' rank' -l min-score -x -d 'Write only matches with at least this score, from 0 to 100'
complete -c jm-match -n '__jm_match_uses \'\' rank' -l all -d 'Write every job, also those that are neither direct nor adjacent'
complete -c jm-match -n '__jm_match_uses \'\' rank' -l category -x -a 'direct adjacent' -d 'Write only direct or only adjacent matches'
complete -c jm-match -n '__jm_match_uses \'\' rank' -l must -x -d 'Write only remote jobs, or jobs whose requirements of these kinds the resume meets, separated by commas: remote, visa, clearance, licences, degree, languages, years, skills'
complete -c jm-match -n '__jm_match_uses \'\' rank' -l not -x -d 'Leave out jobs of this company, or with this word or phrase in their title or text'
complete -c jm-match -n '__jm_match_uses \'\' rank' -l explain -d 'Add a summary, bullets, evidence and the requirements with their statuses'
complete -c jm-match -n '__jm_match_uses \'\' rank' -l why -d 'Add the terms whose sum is the score, as "why"'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l taxonomy -x -a '(__fish_complete_directories (string replace -r \'^--[^=]*=\' \'\' -- (commandline -ct)))' -d 'Use the occupations and titles of this folder: the text files of an O*NET release, or the CSV files of an ESCO release'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l force -d 'Replace an output file even if something else wrote it'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l fail-fast -d 'Stop at the first failure'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l max-failures -x -d 'Stop after this many failures'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l ok-partial -d 'Exit 0 although records failed, if others succeeded or if the input alone is at fault (65, 66)'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l json -d 'Write JSON lines even to a terminal'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l table -d 'Write a table even to a pipe or file'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -s q -l quiet -d 'Print only errors'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -l version -d 'Show the version'
complete -c jm-match -n '__jm_match_uses \'\' rank title' -s h -l help -d 'Show help information'
