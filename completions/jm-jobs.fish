function __jm-jobs_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-jobs_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __jm-jobs_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-jobs_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __jm-jobs_parse_tokens -S
    set -l unparsed_tokens (__jm-jobs_tokens -pc)
    switch $unparsed_tokens[1]
    case 'jm-jobs'
        __jm-jobs_parse_subcommand -r 1 'last' 'session=' 'filter' 'carry=' 'fail-empty' 'scope=' 'remote' 'on-site' 'category=' 'search=' 'posted-within=' 'sort=' 'limit=' 'count' 'failed=' 'fail-fast' 'max-failures=' 'ok-partial' 'unordered' 'meta' '0/null' 'max-line=' 'json' 'table' 'q/quiet' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'help'
            __jm-jobs_parse_subcommand -r 1 'version'
        end
    end
end

function __jm-jobs_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __jm-jobs_parse_subcommand -S -a positional_count
    argparse -s r -- $argv
    set -l option_specs $argv[2..]
    set -l is_repeating_positional $_flag_r
    set -el _flag_r
    set -a commands $unparsed_tokens[1]
    set positional_index 0
    while true
        set -e unparsed_tokens[1]
        argparse -sn "$commands" $option_specs -- $unparsed_tokens 2> /dev/null
        set unparsed_tokens $argv
        set positional_index (math $positional_index + 1)
        for non_repeating_flag_or_option in $non_repeating_flags_or_options
            if set -ql "_flag_$(string replace -a - _ -- $non_repeating_flag_or_option)"
                set non_repeating_flags_or_options_absent 1
                break
            end
        end
        test (count $unparsed_tokens) -eq 0 -o \( -z "$is_repeating_positional" -a "$positional_index" -gt "$positional_count" \) && break
    end
end

function __jm-jobs_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __jm-jobs_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__jm-jobs_tokens -p)
    if test -z "$(__jm-jobs_tokens -t)"
        set -l index (count (__jm-jobs_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'jm-jobs' -f
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" last' -l 'last' -d 'The last search that was listed.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" session' -l 'session' -d 'A search of the dashboard by its id.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" filter' -l 'filter' -d 'Filter job lines from stdin.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" carry' -l 'carry' -d 'Members of the input record that each job takes along, with commas between.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" fail-empty' -l 'fail-empty' -d 'Exit 1 when there is no job.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" scope' -l 'scope' -d 'Ask for local or national jobs only.' -rfka 'local national'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" remote' -l 'remote' -d 'Remote jobs only.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" on-site' -l 'on-site' -d 'No remote jobs.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" category' -l 'category' -d 'Direct or adjacent matches only.' -rfka 'direct adjacent'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" search' -l 'search' -d 'Jobs with this in title, company or location.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" posted-within' -l 'posted-within' -d 'Jobs posted in the last 48h, 7d, …' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" sort' -l 'sort' -d 'The order of a search\'s jobs; as the service ranks them without.' -rfka 'posted title company'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" limit' -l 'limit' -d 'At most this many jobs of a search.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" count' -l 'count' -d 'Write the number of a search\'s jobs instead of the jobs.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" failed' -l 'failed' -d 'Write failed records to this file.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" fail-fast' -l 'fail-fast' -d 'Stop at the first failure.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" max-failures' -l 'max-failures' -d 'Stop after this many failures.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" ok-partial' -l 'ok-partial' -d 'Exit 0 also when some records failed.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" unordered' -l 'unordered' -d 'Write results as they finish, not in the order of the input.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" meta' -l 'meta' -d 'Add run, position, request and time to results, under "_jm".'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" 0 null' -s '0' -l 'null' -d 'Read keys that end with NUL (find -print0).'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" max-line' -l 'max-line' -d 'The longest line that is accepted.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" version' -l 'version' -d 'Show the version.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_positional "jm-jobs" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs help" version' -l 'version' -d 'Show the version.'
