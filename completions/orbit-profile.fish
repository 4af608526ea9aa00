# fish completion for orbit-profile. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __orbit_profile_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" get set photo completeness
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c orbit-profile -f
complete -c orbit-profile -n 'test (count (commandline -opc)) -eq 1' -a get -d 'Show your own profile, or those of others by their ids'
complete -c orbit-profile -n 'test (count (commandline -opc)) -eq 1' -a set -d 'Change your profile'
complete -c orbit-profile -n 'test (count (commandline -opc)) -eq 1' -a photo -d 'Add photos to your profile'
complete -c orbit-profile -n 'test (count (commandline -opc)) -eq 1' -a completeness -d 'Show which of the five steps of your profile are done'
complete -c orbit-profile -n '__orbit_profile_uses \'\' get set photo completeness' -l version -d 'Show the version'
complete -c orbit-profile -n '__orbit_profile_uses \'\' get set photo completeness' -s h -l help -d 'Show help information'
complete -c orbit-profile -n '__orbit_profile_uses get set photo' -l no-validate -d 'Send values that break the rules of the service\'s description'
complete -c orbit-profile -n '__orbit_profile_uses get photo' -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c orbit-profile -n '__orbit_profile_uses get photo' -l force -d 'Replace an output file even if something else wrote it'
complete -c orbit-profile -n '__orbit_profile_uses get photo' -l fail-fast -d 'Stop at the first failure'
complete -c orbit-profile -n '__orbit_profile_uses get photo' -l max-failures -x -d 'Stop after this many failures'
complete -c orbit-profile -n '__orbit_profile_uses get photo' -l ok-partial -d 'Exit 0 although records failed, if others succeeded or if the input alone is at fault (65, 66)'
complete -c orbit-profile -n '__orbit_profile_uses get photo' -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c orbit-profile -n '__orbit_profile_uses get photo' -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c orbit-profile -n '__orbit_profile_uses get photo' -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c orbit-profile -n '__orbit_profile_uses get photo' -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c orbit-profile -n '__orbit_profile_uses get' -l journal -r -F -d 'Store finished records in this file; a later run with it requests only the rest'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -s f -l format -x -a 'json table csv tsv' -d 'The form of the results'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l json -d 'Write JSON lines even to a terminal'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l table -d 'Write a table even to a pipe or file'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l fields -x -d 'Write only these fields, separated by commas, in this order'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l no-pager -d 'Show long pages on a terminal without a pager'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -s q -l quiet -d 'Print only errors'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c orbit-profile -n '__orbit_profile_uses get' -l profile -x -a '(orbit-profile ---completion get -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l base-url -x -d 'Address of the service'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l proxy -x -d 'Send requests through this proxy'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c orbit-profile -n '__orbit_profile_uses get set photo completeness' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c orbit-profile -n '__orbit_profile_uses set photo' -l dry-run -d 'Print the requests that would change something, and neither send them nor write files'
complete -c orbit-profile -n '__orbit_profile_uses set' -l name -x -d 'Name, up to 100 characters'
complete -c orbit-profile -n '__orbit_profile_uses set' -l age -x -d 'Age, from 18 to 100'
complete -c orbit-profile -n '__orbit_profile_uses set' -l city -x -d 'City'
complete -c orbit-profile -n '__orbit_profile_uses set' -l state -x -d 'State'
complete -c orbit-profile -n '__orbit_profile_uses set' -l bio -x -d 'About you, up to 500 characters'
complete -c orbit-profile -n '__orbit_profile_uses set' -l interest -x -a '(orbit-profile ---completion set -- --interest 0 0 (commandline -opc) 2>/dev/null)' -d 'An interest'
complete -c orbit-profile -n '__orbit_profile_uses set' -l introvert-extrovert -x -d 'From 0, introvert, to 1, extrovert'
complete -c orbit-profile -n '__orbit_profile_uses set' -l spontaneous-planner -x -d 'From 0, spontaneous, to 1, planner'
complete -c orbit-profile -n '__orbit_profile_uses set' -l active-relaxed -x -d 'From 0, active, to 1, relaxed'
complete -c orbit-profile -n '__orbit_profile_uses set' -l group-size -x -a '(orbit-profile ---completion set -- --group-size 0 0 (commandline -opc) 2>/dev/null)' -d 'Size of the groups that you like, such as One-on-one'
complete -c orbit-profile -n '__orbit_profile_uses set' -l frequency -x -a 'Weekly Bi-weekly Monthly Flexible' -d 'How often to meet: Weekly, Bi-weekly, Monthly, Flexible'
complete -c orbit-profile -n '__orbit_profile_uses set' -l time -x -a 'Mornings Afternoons Evenings Weekends' -d 'When to meet: Mornings, Afternoons, Evenings, Weekends'
complete -c orbit-profile -n '__orbit_profile_uses set' -l goal -x -d 'What you are looking for'
complete -c orbit-profile -n '__orbit_profile_uses set' -l complete -d 'Refuse the change if one of the five steps would not be done with it'
complete -c orbit-profile -n '__orbit_profile_uses set' -l profile -x -a '(orbit-profile ---completion set -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c orbit-profile -n '__orbit_profile_uses set photo completeness' -F
complete -c orbit-profile -n '__orbit_profile_uses photo' -l profile -x -a '(orbit-profile ---completion photo -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c orbit-profile -n '__orbit_profile_uses completeness' -l profile -x -a '(orbit-profile ---completion completeness -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
