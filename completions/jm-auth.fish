function __jm-auth_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-auth_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __jm-auth_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-auth_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __jm-auth_parse_tokens -S
    set -l unparsed_tokens (__jm-auth_tokens -pc)
    switch $unparsed_tokens[1]
    case 'jm-auth'
        __jm-auth_parse_subcommand 0 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'signup'
            __jm-auth_parse_subcommand 0 'email=' 'password-stdin' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'login'
            __jm-auth_parse_subcommand 0 'email=' 'password-stdin' 'linkedin' 'no-browser' 'paste' 'wait=' 'otp' 'code-stdin' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'status'
            __jm-auth_parse_subcommand 0 'offline' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'refresh'
            __jm-auth_parse_subcommand 0 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'token'
            __jm-auth_parse_subcommand 0 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'logout'
            __jm-auth_parse_subcommand 0 'scope=' 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'config'
            __jm-auth_parse_subcommand 0 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'doctor'
            __jm-auth_parse_subcommand 0 'json' 'table' 'q/quiet' 'color=' 'profile=' 'base-url=' 'auth-url=' 'connect-timeout=' 'timeout=' 'attempts=' 'deadline=' 'jobs=' 'rate=' 'cacert=' 'proxy=' 'allow-http' 'v/verbose' 'version' 'h/help'
        case 'help'
            __jm-auth_parse_subcommand -r 1 'version'
        end
    end
end

function __jm-auth_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __jm-auth_parse_subcommand -S -a positional_count
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

function __jm-auth_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __jm-auth_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__jm-auth_tokens -p)
    if test -z "$(__jm-auth_tokens -t)"
        set -l index (count (__jm-auth_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'jm-auth' -f
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth" version' -l 'version' -d 'Show the version.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_positional "jm-auth" -eq 1' -fa 'signup' -d 'Make an account and sign in with it.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_positional "jm-auth" -eq 1' -fa 'login' -d 'Sign in with e-mail and password, through LinkedIn, or with a mailed code.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_positional "jm-auth" -eq 1' -fa 'status' -d 'Say who is signed in; exit 77 when nobody is.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_positional "jm-auth" -eq 1' -fa 'refresh' -d 'Trade the session for a fresh one now.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_positional "jm-auth" -eq 1' -fa 'token' -d 'Print an access token that is good for a minute at least.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_positional "jm-auth" -eq 1' -fa 'logout' -d 'End the session; forget it, the last search, marked jobs and kept answers.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_positional "jm-auth" -eq 1' -fa 'config' -d 'Print the settings in force and where each comes from.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_positional "jm-auth" -eq 1' -fa 'doctor' -d 'Check everything that signing in needs; exit 1 when something is wrong.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_positional "jm-auth" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" email' -l 'email' -d 'The account\'s e-mail address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" password-stdin' -l 'password-stdin' -d 'Read the password from the first line of stdin.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" version' -l 'version' -d 'Show the version.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth signup" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" email' -l 'email' -d 'The account\'s e-mail address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" password-stdin' -l 'password-stdin' -d 'Read the password from the first line of stdin.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" linkedin' -l 'linkedin' -d 'Sign in through LinkedIn, in a browser.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" no-browser' -l 'no-browser' -d 'Print the address, and do not start a browser.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" paste' -l 'paste' -d 'Take the address that the browser ended up on by hand, from the terminal or stdin: for a browser on another machine.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" wait' -l 'wait' -d 'How long to wait for the browser.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" otp' -l 'otp' -d 'Have a code mailed, and sign in with it.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" code-stdin' -l 'code-stdin' -d 'Read the code from the first line of stdin, after the mail was sent.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" version' -l 'version' -d 'Show the version.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth login" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" offline' -l 'offline' -d 'Ask nobody: read what the access token says of itself.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" version' -l 'version' -d 'Show the version.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth status" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" version' -l 'version' -d 'Show the version.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth refresh" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" version' -l 'version' -d 'Show the version.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth token" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" scope' -l 'scope' -d 'Which sessions of the account end: this one, all, or all others.' -rfka 'local global others'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" version' -l 'version' -d 'Show the version.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth logout" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" version' -l 'version' -d 'Show the version.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth config" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" profile' -l 'profile' -d 'The profile of config.toml to use.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" base-url' -l 'base-url' -d 'The service\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" auth-url' -l 'auth-url' -d 'The Supabase project\'s address.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" connect-timeout' -l 'connect-timeout' -d 'How long connecting may take.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" timeout' -l 'timeout' -d 'How long one try may last (uploads: 300s).' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" attempts' -l 'attempts' -d 'How often a request is tried.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" deadline' -l 'deadline' -d 'When to give up altogether.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" jobs' -l 'jobs' -d 'Requests in flight.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" rate' -l 'rate' -d 'Requests a second, for all programs of this user.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" cacert' -l 'cacert' -d 'Certificate authorities in PEM.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" proxy' -l 'proxy' -d 'The proxy to go through.' -rfka ''
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" allow-http' -l 'allow-http' -d 'Allow plain http to other hosts than this one.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor"' -l 'verbose' -s 'v' -d 'Say one line per request; twice: headers too.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" version' -l 'version' -d 'Show the version.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth doctor" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-auth' -n '__jm-auth_should_offer_completions_for_flags_or_options "jm-auth help" version' -l 'version' -d 'Show the version.'
