function __jm-parse-resume_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-parse-resume_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __jm-parse-resume_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __jm-parse-resume_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __jm-parse-resume_parse_tokens -S
    set -l unparsed_tokens (__jm-parse-resume_tokens -pc)
    switch $unparsed_tokens[1]
    case 'jm-parse-resume'
        __jm-parse-resume_parse_subcommand -r 1 'format=' 'jobs=' 'pages=' 'layout' 'render-boxes=' 'ocr' 'ocr-language=' 'password-file=' 'failed=' 'fail-fast' 'max-failures=' 'ok-partial' 'unordered' 'meta' '0/null' 'max-line=' 'json' 'table' 'q/quiet' 'color=' 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'help'
            __jm-parse-resume_parse_subcommand -r 1 'version'
        end
    end
end

function __jm-parse-resume_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __jm-parse-resume_parse_subcommand -S -a positional_count
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

function __jm-parse-resume_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __jm-parse-resume_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__jm-parse-resume_tokens -p)
    if test -z "$(__jm-parse-resume_tokens -t)"
        set -l index (count (__jm-parse-resume_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'jm-parse-resume' -f
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" format' -l 'format' -d 'What to write: whole records, the text alone, or the JSON Resume alone.' -rfka 'json text json-resume'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" jobs' -l 'jobs' -d 'Documents read at the same time (default: the processors).' -rfka ''
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" pages' -l 'pages' -d 'Read these pages alone, such as 1-2,4 or 3-.' -rfka ''
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" layout' -l 'layout' -d 'Add the words with their boxes, in points from the top left, as "layout".'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" render-boxes' -l 'render-boxes' -d 'Draw the pages of one document with words, lines, columns and reading order.' -rfka ''
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" ocr' -l 'ocr' -d 'Read scanned pages and pictures (PNG, JPEG, TIFF) with tesseract.'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" ocr-language' -l 'ocr-language' -d 'The languages of pictures as tesseract names them, such as deu+eng.' -rfka ''
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" password-file' -l 'password-file' -d 'Open encrypted documents with the first line of this file.' -rfka ''
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" failed' -l 'failed' -d 'Write failed records to this file.' -rfka ''
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" fail-fast' -l 'fail-fast' -d 'Stop at the first failure.'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" max-failures' -l 'max-failures' -d 'Stop after this many failures.' -rfka ''
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" ok-partial' -l 'ok-partial' -d 'Exit 0 also when some records failed.'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" unordered' -l 'unordered' -d 'Write results as they finish, not in the order of the input.'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" meta' -l 'meta' -d 'Add run, position, request and time to results, under "_jm".'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" 0 null' -s '0' -l 'null' -d 'Read keys that end with NUL (find -print0).'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" max-line' -l 'max-line' -d 'The longest line that is accepted.' -rfka ''
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" json' -l 'json' -d 'Write JSON lines, also to a terminal.'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" table' -l 'table' -d 'Write a table, also into a pipe or file.'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" color' -l 'color' -d 'Colour headings and errors.' -rfka 'auto always never'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" version' -l 'version' -d 'Show the version.'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_positional "jm-parse-resume" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'jm-parse-resume' -n '__jm-parse-resume_should_offer_completions_for_flags_or_options "jm-parse-resume help" version' -l 'version' -d 'Show the version.'
