function __jm-smoke_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-smoke_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __jm-smoke_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-smoke_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __jm-smoke_parse_tokens -S
    set -l unparsed_tokens (__jm-smoke_tokens -pc)
    switch $unparsed_tokens[1]
    case 'jm-smoke'
        __jm-smoke_parse_subcommand 1 'anonymous' 'sign-up' 'domain=' 'allow-empty' 'budget=+' 'format=' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'help'
            __jm-smoke_parse_subcommand -r 1 'version'
        end
    end
end

function __jm-smoke_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __jm-smoke_parse_subcommand -S -a positional_count
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

function __jm-smoke_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __jm-smoke_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__jm-smoke_tokens -p)
    if test -z "$(__jm-smoke_tokens -t)"
        set -l index (count (__jm-smoke_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'jm-smoke' -f
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" anonymous' -l 'anonymous' -d 'Use no account, and leave out what needs one.'
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" sign-up' -l 'sign-up' -d 'Make two accounts with generated addresses, which stay.'
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" domain' -l 'domain' -d 'The domain of the addresses for --sign-up.' -rfka ''
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" allow-empty' -l 'allow-empty' -d 'Accept that the search finds no jobs.'
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke"' -l 'budget' -d 'How long a step may take: poll=90s. May be given several times.' -rfka ''
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" format' -l 'format' -d 'How to report. (default: text on a terminal, else tap)' -rfka 'tap junit json text'
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" version' -l 'version' -d 'Show the version.'
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_positional "jm-smoke" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'jm-smoke' -n '__jm-smoke_should_offer_completions_for_flags_or_options "jm-smoke help" version' -l 'version' -d 'Show the version.'
