function __jm-dashboard_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-dashboard_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __jm-dashboard_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-dashboard_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __jm-dashboard_parse_tokens -S
    set -l unparsed_tokens (__jm-dashboard_tokens -pc)
    switch $unparsed_tokens[1]
    case 'jm-dashboard'
        __jm-dashboard_parse_subcommand 0 'sessions' 'starred' 'delete=+' 'format=' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'help'
            __jm-dashboard_parse_subcommand -r 1 'version'
        end
    end
end

function __jm-dashboard_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __jm-dashboard_parse_subcommand -S -a positional_count
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

function __jm-dashboard_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __jm-dashboard_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__jm-dashboard_tokens -p)
    if test -z "$(__jm-dashboard_tokens -t)"
        set -l index (count (__jm-dashboard_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'jm-dashboard' -f
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" sessions' -l 'sessions' -d 'One line per past search.'
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" starred' -l 'starred' -d 'One line per starred job.'
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard"' -l 'delete' -d 'Delete a past search by its id; once more for another.' -rfka ''
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" format' -l 'format' -d 'Write a report with charts; with --sessions or --starred, of those.' -rfka 'html svg md csv table'
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" version' -l 'version' -d 'Show the version.'
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_positional "jm-dashboard" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'jm-dashboard' -n '__jm-dashboard_should_offer_completions_for_flags_or_options "jm-dashboard help" version' -l 'version' -d 'Show the version.'
