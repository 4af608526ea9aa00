function __jm-upload_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-upload_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __jm-upload_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-upload_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __jm-upload_parse_tokens -S
    set -l unparsed_tokens (__jm-upload_tokens -pc)
    switch $unparsed_tokens[1]
    case 'jm-upload'
        __jm-upload_parse_subcommand -r 1 'sample' 'anonymous' 'skip-uploaded' 'label=' 'max-size=' 'failed=' 'fail-fast' 'max-failures=' 'ok-partial' 'unordered' 'meta' '0/null' 'max-line=' 'journal=' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'help'
            __jm-upload_parse_subcommand -r 1 'version'
        end
    end
end

function __jm-upload_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __jm-upload_parse_subcommand -S -a positional_count
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

function __jm-upload_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __jm-upload_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__jm-upload_tokens -p)
    if test -z "$(__jm-upload_tokens -t)"
        set -l index (count (__jm-upload_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'jm-upload' -f
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" sample' -l 'sample' -d 'Upload the sample resume that ships with the toolkit.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" anonymous' -l 'anonymous' -d 'Leave the access token out.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" skip-uploaded' -l 'skip-uploaded' -d 'Give what was kept of earlier uploads for files that were uploaded before.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" label' -l 'label' -d 'A name for this version of the resume.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" max-size' -l 'max-size' -d 'The largest file that is sent.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" failed' -l 'failed' -d 'Write failed records to this file.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" fail-fast' -l 'fail-fast' -d 'Stop at the first failure.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" max-failures' -l 'max-failures' -d 'Stop after this many failures.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" ok-partial' -l 'ok-partial' -d 'Exit 0 also when some records failed.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" unordered' -l 'unordered' -d 'Write results as they finish, not in the order of the input.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" meta' -l 'meta' -d 'Add run, position, request and time to results, under "_jm".'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" 0 null' -s '0' -l 'null' -d 'Read keys that end with NUL (find -print0).'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" max-line' -l 'max-line' -d 'The longest line that is accepted.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" journal' -l 'journal' -d 'Keep finished records in this file; a run that finds them there asks only for the rest.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" version' -l 'version' -d 'Show the version.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_positional "jm-upload" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'jm-upload' -n '__jm-upload_should_offer_completions_for_flags_or_options "jm-upload help" version' -l 'version' -d 'Show the version.'
