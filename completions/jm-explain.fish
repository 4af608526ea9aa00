function __jm-explain_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-explain_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __jm-explain_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-explain_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __jm-explain_parse_tokens -S
    set -l unparsed_tokens (__jm-explain_tokens -pc)
    switch $unparsed_tokens[1]
    case 'jm-explain'
        __jm-explain_parse_subcommand 0 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'jobs'
            __jm-explain_parse_subcommand -r 1 'last' 'limit=' 'failed=' 'fail-fast' 'max-failures=' 'ok-partial' 'unordered' 'meta' '0/null' 'max-line=' 'journal=' 'no-cache' 'refresh' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'role'
            __jm-explain_parse_subcommand -r 1 'last' 'search-token' 'failed=' 'fail-fast' 'max-failures=' 'ok-partial' 'unordered' 'meta' '0/null' 'max-line=' 'journal=' 'no-cache' 'refresh' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'help'
            __jm-explain_parse_subcommand -r 1 'version'
        end
    end
end

function __jm-explain_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __jm-explain_parse_subcommand -S -a positional_count
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

function __jm-explain_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __jm-explain_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__jm-explain_tokens -p)
    if test -z "$(__jm-explain_tokens -t)"
        set -l index (count (__jm-explain_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'jm-explain' -f
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain" version' -l 'version' -d 'Show the version.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_positional "jm-explain" -eq 1' -fa 'jobs' -d 'Say why jobs fit: summary, bullets and evidence.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_positional "jm-explain" -eq 1' -fa 'role' -d 'Say what roles are about, for the person of a search.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_positional "jm-explain" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" last' -l 'last' -d 'Job ids by themselves belong to the last search that was listed.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" limit' -l 'limit' -d 'Explain at most this many jobs of a search; drop the others.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" failed' -l 'failed' -d 'Write failed records to this file.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" fail-fast' -l 'fail-fast' -d 'Stop at the first failure.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" max-failures' -l 'max-failures' -d 'Stop after this many failures.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" ok-partial' -l 'ok-partial' -d 'Exit 0 also when some records failed.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" unordered' -l 'unordered' -d 'Write results as they finish, not in the order of the input.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" meta' -l 'meta' -d 'Add run, position, request and time to results, under "_jm".'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" 0 null' -s '0' -l 'null' -d 'Read keys that end with NUL (find -print0).'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" max-line' -l 'max-line' -d 'The longest line that is accepted.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" journal' -l 'journal' -d 'Keep finished records in this file; a run that finds them there asks only for the rest.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" no-cache' -l 'no-cache' -d 'Ask the service for everything, and keep nothing.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" refresh' -l 'refresh' -d 'Ask the service for everything, and keep what it answers now.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" version' -l 'version' -d 'Show the version.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain jobs" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" last' -l 'last' -d 'For the last search that was listed.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" search-token' -l 'search-token' -d 'For the search whose token is in JM_SEARCH_TOKEN or on stdin.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" failed' -l 'failed' -d 'Write failed records to this file.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" fail-fast' -l 'fail-fast' -d 'Stop at the first failure.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" max-failures' -l 'max-failures' -d 'Stop after this many failures.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" ok-partial' -l 'ok-partial' -d 'Exit 0 also when some records failed.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" unordered' -l 'unordered' -d 'Write results as they finish, not in the order of the input.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" meta' -l 'meta' -d 'Add run, position, request and time to results, under "_jm".'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" 0 null' -s '0' -l 'null' -d 'Read keys that end with NUL (find -print0).'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" max-line' -l 'max-line' -d 'The longest line that is accepted.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" journal' -l 'journal' -d 'Keep finished records in this file; a run that finds them there asks only for the rest.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" no-cache' -l 'no-cache' -d 'Ask the service for everything, and keep nothing.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" refresh' -l 'refresh' -d 'Ask the service for everything, and keep what it answers now.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" version' -l 'version' -d 'Show the version.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain role" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-explain' -n '__jm-explain_should_offer_completions_for_flags_or_options "jm-explain help" version' -l 'version' -d 'Show the version.'
