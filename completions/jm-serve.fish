function __jm-serve_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-serve_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __jm-serve_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-serve_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __jm-serve_parse_tokens -S
    set -l unparsed_tokens (__jm-serve_tokens -pc)
    switch $unparsed_tokens[1]
    case 'jm-serve'
        __jm-serve_parse_subcommand 0 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'run'
            __jm-serve_parse_subcommand 0 'db=' 'port=' 'host=' 'color=' 'anon-key=+' 'dialect=' 'confirm-email' 'mail-folder=' 'no-signup' 'token-lifetime=' 'reuse-interval=' 'searches=' 'max-jobs=' 'drain=' 'no-samples' 'v/verbose' 'version' 'h/help'
        case 'exec'
            __jm-serve_parse_subcommand -r 1 'db=' 'color=' 'anon-key=+' 'dialect=' 'confirm-email' 'mail-folder=' 'no-signup' 'token-lifetime=' 'reuse-interval=' 'searches=' 'max-jobs=' 'drain=' 'no-samples' 'v/verbose' 'version' 'h/help'
        case 'import'
            __jm-serve_parse_subcommand -r 1 'db=' 'failed=' 'max-line=' 'color=' 'version' 'h/help'
        case 'help'
            __jm-serve_parse_subcommand -r 1 'version'
        end
    end
end

function __jm-serve_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __jm-serve_parse_subcommand -S -a positional_count
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

function __jm-serve_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __jm-serve_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__jm-serve_tokens -p)
    if test -z "$(__jm-serve_tokens -t)"
        set -l index (count (__jm-serve_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'jm-serve' -f
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve" version' -l 'version' -d 'Show the version.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_positional "jm-serve" -eq 1' -fa 'run' -d 'Serve until SIGTERM or SIGINT; then finish what runs and exit 0.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_positional "jm-serve" -eq 1' -fa 'exec' -d 'Run a command against a server of its own.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_positional "jm-serve" -eq 1' -fa 'import' -d 'Put posting lines into a database.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_positional "jm-serve" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" db' -l 'db' -d 'The database; created when it is not there.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" port' -l 'port' -d 'Port; 0 takes a free one.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" host' -l 'host' -d 'Address to listen on.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run"' -l 'anon-key' -d 'A key that clients must send as \'apikey\'; repeat it for more. Default: sb_publishable_jm_serve.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" dialect' -l 'dialect' -d 'Where documentation and running service differ, answer as documented or as it does.' -rfka 'seed real'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" confirm-email' -l 'confirm-email' -d 'New accounts must confirm their address with a mailed code.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" mail-folder' -l 'mail-folder' -d 'Put mails into this folder, one file each.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" no-signup' -l 'no-signup' -d 'Refuse new accounts.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" token-lifetime' -l 'token-lifetime' -d 'Lifetime of an access token in seconds.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" reuse-interval' -l 'reuse-interval' -d 'How long a refresh token may be used again after its first use.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" searches' -l 'searches' -d 'Searches that run at a time.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" max-jobs' -l 'max-jobs' -d 'Most jobs of one search.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" drain' -l 'drain' -d 'How long running requests and searches may go on after a signal.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" no-samples' -l 'no-samples' -d 'Do not fill an empty database with the sample postings.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run"' -l 'verbose' -s 'v' -d 'One line for each request on stderr; twice for more.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" version' -l 'version' -d 'Show the version.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve run" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" db' -l 'db' -d 'A database to use and keep.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec"' -l 'anon-key' -d 'A key that clients must send as \'apikey\'; repeat it for more. Default: sb_publishable_jm_serve.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" dialect' -l 'dialect' -d 'Where documentation and running service differ, answer as documented or as it does.' -rfka 'seed real'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" confirm-email' -l 'confirm-email' -d 'New accounts must confirm their address with a mailed code.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" mail-folder' -l 'mail-folder' -d 'Put mails into this folder, one file each.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" no-signup' -l 'no-signup' -d 'Refuse new accounts.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" token-lifetime' -l 'token-lifetime' -d 'Lifetime of an access token in seconds.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" reuse-interval' -l 'reuse-interval' -d 'How long a refresh token may be used again after its first use.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" searches' -l 'searches' -d 'Searches that run at a time.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" max-jobs' -l 'max-jobs' -d 'Most jobs of one search.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" drain' -l 'drain' -d 'How long running requests and searches may go on after a signal.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" no-samples' -l 'no-samples' -d 'Do not fill an empty database with the sample postings.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec"' -l 'verbose' -s 'v' -d 'One line for each request on stderr; twice for more.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" version' -l 'version' -d 'Show the version.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve exec" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve import" db' -l 'db' -d 'The database; created when it is not there.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve import" failed' -l 'failed' -d 'Write failed lines to this file.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve import" max-line' -l 'max-line' -d 'The longest line that is accepted.' -rfka ''
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve import" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve import" version' -l 'version' -d 'Show the version.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve import" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-serve' -n '__jm-serve_should_offer_completions_for_flags_or_options "jm-serve help" version' -l 'version' -d 'Show the version.'
