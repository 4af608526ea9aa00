function __jm-poll_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-poll_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __jm-poll_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-poll_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __jm-poll_parse_tokens -S
    set -l unparsed_tokens (__jm-poll_tokens -pc)
    switch $unparsed_tokens[1]
    case 'jm-poll'
        __jm-poll_parse_subcommand -r 1 'interval=' 'wait=' 'once' 'follow' 'failed=' 'fail-fast' 'max-failures=' 'ok-partial' 'unordered' 'meta' '0/null' 'max-line=' 'journal=' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'help'
            __jm-poll_parse_subcommand -r 1 'version'
        end
    end
end

function __jm-poll_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __jm-poll_parse_subcommand -S -a positional_count
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

function __jm-poll_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __jm-poll_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__jm-poll_tokens -p)
    if test -z "$(__jm-poll_tokens -t)"
        set -l index (count (__jm-poll_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'jm-poll' -f
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" interval' -l 'interval' -d 'The time between two questions for a search.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" wait' -l 'wait' -d 'How long to wait for a search.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" once' -l 'once' -d 'Ask once and report whatever the status is.'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" follow' -l 'follow' -d 'Report each change of status.'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" failed' -l 'failed' -d 'Write failed records to this file.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" fail-fast' -l 'fail-fast' -d 'Stop at the first failure.'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" max-failures' -l 'max-failures' -d 'Stop after this many failures.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" ok-partial' -l 'ok-partial' -d 'Exit 0 also when some records failed.'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" unordered' -l 'unordered' -d 'Write results as they finish, not in the order of the input.'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" meta' -l 'meta' -d 'Add run, position, request and time to results, under "_jm".'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" 0 null' -s '0' -l 'null' -d 'Read keys that end with NUL (find -print0).'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" max-line' -l 'max-line' -d 'The longest line that is accepted.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" journal' -l 'journal' -d 'Keep finished records in this file; a run that finds them there asks only for the rest.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" version' -l 'version' -d 'Show the version.'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_positional "jm-poll" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'jm-poll' -n '__jm-poll_should_offer_completions_for_flags_or_options "jm-poll help" version' -l 'version' -d 'Show the version.'
