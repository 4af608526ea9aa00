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
        __jm-jobs_parse_subcommand 0 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'list'
            __jm-jobs_parse_subcommand -r 1 'last' 'offline' 'session=' 'filter' 'carry=' 'fail-empty' 'scope=' 'remote' 'on-site' 'category=' 'search=' 'posted-within=' 'sort=' 'limit=' 'count' 'failed=' 'fail-fast' 'max-failures=' 'ok-partial' 'unordered' 'meta' '0/null' 'max-line=' 'journal=' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'star'
            __jm-jobs_parse_subcommand -r 1 'last' 'failed=' 'fail-fast' 'max-failures=' 'ok-partial' 'unordered' 'meta' '0/null' 'max-line=' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'unstar'
            __jm-jobs_parse_subcommand -r 1 'last' 'failed=' 'fail-fast' 'max-failures=' 'ok-partial' 'unordered' 'meta' '0/null' 'max-line=' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'apply'
            __jm-jobs_parse_subcommand -r 1 'last' 'failed=' 'fail-fast' 'max-failures=' 'ok-partial' 'unordered' 'meta' '0/null' 'max-line=' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'view'
            __jm-jobs_parse_subcommand -r 1 'last' 'failed=' 'fail-fast' 'max-failures=' 'ok-partial' 'unordered' 'meta' '0/null' 'max-line=' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'starred'
            __jm-jobs_parse_subcommand 0 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'applied'
            __jm-jobs_parse_subcommand 0 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
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
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" version' -l 'version' -d 'Show the version.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_positional "jm-jobs" -eq 1' -fa 'list' -d 'List the jobs that searches have found, one line each.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_positional "jm-jobs" -eq 1' -fa 'star' -d 'Star jobs.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_positional "jm-jobs" -eq 1' -fa 'unstar' -d 'Take the star from jobs.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_positional "jm-jobs" -eq 1' -fa 'apply' -d 'Note that somebody applied for jobs.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_positional "jm-jobs" -eq 1' -fa 'view' -d 'Note that somebody looked at jobs.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_positional "jm-jobs" -eq 1' -fa 'starred' -d 'List the starred jobs.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_positional "jm-jobs" -eq 1' -fa 'applied' -d 'List the jobs that were applied for.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_positional "jm-jobs" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" last' -l 'last' -d 'The last search that was listed.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" offline' -l 'offline' -d 'Ask nobody: list what was answered last.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" session' -l 'session' -d 'A search of the dashboard by its id.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" filter' -l 'filter' -d 'Filter job lines from stdin.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" carry' -l 'carry' -d 'Members of the input record that each job takes along, with commas between.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" fail-empty' -l 'fail-empty' -d 'Exit 1 when there is no job.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" scope' -l 'scope' -d 'Ask for local or national jobs only.' -rfka 'local national'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" remote' -l 'remote' -d 'Remote jobs only.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" on-site' -l 'on-site' -d 'No remote jobs.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" category' -l 'category' -d 'Direct or adjacent matches only.' -rfka 'direct adjacent'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" search' -l 'search' -d 'Jobs with this in title, company or location.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" posted-within' -l 'posted-within' -d 'Jobs posted in the last 48h, 7d, …' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" sort' -l 'sort' -d 'The order of a search\'s jobs; as the service ranks them without.' -rfka 'posted title company'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" limit' -l 'limit' -d 'At most this many jobs of a search.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" count' -l 'count' -d 'Write the number of a search\'s jobs instead of the jobs.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" failed' -l 'failed' -d 'Write failed records to this file.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" fail-fast' -l 'fail-fast' -d 'Stop at the first failure.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" max-failures' -l 'max-failures' -d 'Stop after this many failures.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" ok-partial' -l 'ok-partial' -d 'Exit 0 also when some records failed.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" unordered' -l 'unordered' -d 'Write results as they finish, not in the order of the input.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" meta' -l 'meta' -d 'Add run, position, request and time to results, under "_jm".'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" 0 null' -s '0' -l 'null' -d 'Read keys that end with NUL (find -print0).'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" max-line' -l 'max-line' -d 'The longest line that is accepted.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" journal' -l 'journal' -d 'Keep finished records in this file; a run that finds them there asks only for the rest.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" version' -l 'version' -d 'Show the version.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs list" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" last' -l 'last' -d 'Job ids by themselves belong to the last search that was listed.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" failed' -l 'failed' -d 'Write failed records to this file.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" fail-fast' -l 'fail-fast' -d 'Stop at the first failure.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" max-failures' -l 'max-failures' -d 'Stop after this many failures.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" ok-partial' -l 'ok-partial' -d 'Exit 0 also when some records failed.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" unordered' -l 'unordered' -d 'Write results as they finish, not in the order of the input.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" meta' -l 'meta' -d 'Add run, position, request and time to results, under "_jm".'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" 0 null' -s '0' -l 'null' -d 'Read keys that end with NUL (find -print0).'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" max-line' -l 'max-line' -d 'The longest line that is accepted.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" version' -l 'version' -d 'Show the version.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs star" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" last' -l 'last' -d 'Job ids by themselves belong to the last search that was listed.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" failed' -l 'failed' -d 'Write failed records to this file.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" fail-fast' -l 'fail-fast' -d 'Stop at the first failure.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" max-failures' -l 'max-failures' -d 'Stop after this many failures.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" ok-partial' -l 'ok-partial' -d 'Exit 0 also when some records failed.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" unordered' -l 'unordered' -d 'Write results as they finish, not in the order of the input.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" meta' -l 'meta' -d 'Add run, position, request and time to results, under "_jm".'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" 0 null' -s '0' -l 'null' -d 'Read keys that end with NUL (find -print0).'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" max-line' -l 'max-line' -d 'The longest line that is accepted.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" version' -l 'version' -d 'Show the version.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs unstar" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" last' -l 'last' -d 'Job ids by themselves belong to the last search that was listed.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" failed' -l 'failed' -d 'Write failed records to this file.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" fail-fast' -l 'fail-fast' -d 'Stop at the first failure.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" max-failures' -l 'max-failures' -d 'Stop after this many failures.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" ok-partial' -l 'ok-partial' -d 'Exit 0 also when some records failed.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" unordered' -l 'unordered' -d 'Write results as they finish, not in the order of the input.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" meta' -l 'meta' -d 'Add run, position, request and time to results, under "_jm".'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" 0 null' -s '0' -l 'null' -d 'Read keys that end with NUL (find -print0).'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" max-line' -l 'max-line' -d 'The longest line that is accepted.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" version' -l 'version' -d 'Show the version.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs apply" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" last' -l 'last' -d 'Job ids by themselves belong to the last search that was listed.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" failed' -l 'failed' -d 'Write failed records to this file.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" fail-fast' -l 'fail-fast' -d 'Stop at the first failure.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" max-failures' -l 'max-failures' -d 'Stop after this many failures.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" ok-partial' -l 'ok-partial' -d 'Exit 0 also when some records failed.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" unordered' -l 'unordered' -d 'Write results as they finish, not in the order of the input.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" meta' -l 'meta' -d 'Add run, position, request and time to results, under "_jm".'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" 0 null' -s '0' -l 'null' -d 'Read keys that end with NUL (find -print0).'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" max-line' -l 'max-line' -d 'The longest line that is accepted.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" version' -l 'version' -d 'Show the version.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs view" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" version' -l 'version' -d 'Show the version.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs starred" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" version' -l 'version' -d 'Show the version.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs applied" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-jobs' -n '__jm-jobs_should_offer_completions_for_flags_or_options "jm-jobs help" version' -l 'version' -d 'Show the version.'
