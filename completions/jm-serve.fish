# fish completion for jm-serve. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __jm_serve_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" run exec import
        set name $words[2]
    end
    contains -- $name $argv
end

# Completes the command line after '--'.
function __jm_serve_command
    set -l words (commandline -opc)
    set -l index (contains -i -- -- $words); or return
    set -e words[1..$index]
    complete -C (string join ' ' -- (string escape -- $words) (commandline -ct))
end

complete -c jm-serve -f
complete -c jm-serve -n 'test (count (commandline -opc)) -eq 1' -a run -d 'Serve until SIGTERM or SIGINT, then finish what is in progress and exit 0'
complete -c jm-serve -n 'test (count (commandline -opc)) -eq 1' -a exec -d 'Run a command against a server of its own'
complete -c jm-serve -n 'test (count (commandline -opc)) -eq 1' -a import -d 'Import postings into a database'
complete -c jm-serve -n '__jm_serve_uses \'\' run exec import' -l version -d 'Show the version'
complete -c jm-serve -n '__jm_serve_uses \'\' run exec import' -s h -l help -d 'Show help information'
complete -c jm-serve -n '__jm_serve_uses run import' -l db -r -F -d 'The database, created if it is missing (default: ~/.local/share/jm/serve.db)'
complete -c jm-serve -n '__jm_serve_uses run' -l port -x -d 'Port to listen on; 0 chooses a free one'
complete -c jm-serve -n '__jm_serve_uses run' -l host -x -d 'Address to listen on'
complete -c jm-serve -n '__jm_serve_uses run' -l public-url -x -d 'The address at which clients reach the server; links in e-mails begin with it'
complete -c jm-serve -n '__jm_serve_uses run' -l accept-host -x -d 'Accept requests for this host name too'
complete -c jm-serve -n '__jm_serve_uses run' -l redirect-url -x -d 'Let sign-ins redirect to this address'
complete -c jm-serve -n '__jm_serve_uses run' -l behind-proxy -d 'Take the client\'s address from the last entry of X-Forwarded-For'
complete -c jm-serve -n '__jm_serve_uses run' -l max-connections -x -d 'Maximum number of open connections'
complete -c jm-serve -n '__jm_serve_uses run' -l max-queue -x -d 'Maximum number of waiting searches; further uploads get status 429'
complete -c jm-serve -n '__jm_serve_uses run exec import' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c jm-serve -n '__jm_serve_uses run exec' -l anon-key -x -d 'Accept this \'apikey\''
complete -c jm-serve -n '__jm_serve_uses run exec' -l dialect -x -a 'seed real' -d 'Where the service differs from its documentation, behave as documented (seed) or like the service (real)'
complete -c jm-serve -n '__jm_serve_uses run exec' -l fake-linkedin -d 'Offer sign-in through LinkedIn, with a stand-in page that lets anyone sign in as anyone'
complete -c jm-serve -n '__jm_serve_uses run exec' -l confirm-email -d 'Require new accounts to confirm their address with a code sent by e-mail'
complete -c jm-serve -n '__jm_serve_uses run exec' -l mail-folder -x -a '(__fish_complete_directories (string replace -r \'^--[^=]*=\' \'\' -- (commandline -ct)))' -d 'Write e-mails to this folder, one file each (default: none)'
complete -c jm-serve -n '__jm_serve_uses run exec' -l push-folder -x -a '(__fish_complete_directories (string replace -r \'^--[^=]*=\' \'\' -- (commandline -ct)))' -d 'Write BirJob\'s push notifications to this folder, one file each (default: none; with exec, a temporary one)'
complete -c jm-serve -n '__jm_serve_uses run exec' -l no-signup -d 'Refuse new accounts'
complete -c jm-serve -n '__jm_serve_uses run exec' -l token-lifetime -x -d 'Lifetime of an access token, in seconds'
complete -c jm-serve -n '__jm_serve_uses run exec' -l reuse-interval -x -d 'How long a used refresh token is still accepted, in seconds'
complete -c jm-serve -n '__jm_serve_uses run exec' -l searches -x -d 'Maximum number of searches that run at the same time'
complete -c jm-serve -n '__jm_serve_uses run exec' -l max-jobs -x -d 'Maximum number of jobs that a search returns'
complete -c jm-serve -n '__jm_serve_uses run exec' -l drain -x -d 'How long requests and searches in progress may continue after a stop signal, in seconds'
complete -c jm-serve -n '__jm_serve_uses run exec' -l no-samples -d 'Do not add the sample postings to an empty database'
complete -c jm-serve -n '__jm_serve_uses run exec' -s v -l verbose -d 'Log each request on stderr, one line each; given twice, with details'
complete -c jm-serve -n '__jm_serve_uses exec' -l db -r -F -d 'Use and keep this database (default: a temporary one)'
complete -c jm-serve -n '__jm_serve_uses exec' -x -a '(__jm_serve_command)'
complete -c jm-serve -n '__jm_serve_uses import' -l failed -r -F -d 'Write failed lines to this file (default: messages on stderr)'
complete -c jm-serve -n '__jm_serve_uses import' -l force -d 'Replace the file of --failed even if something else wrote it'
complete -c jm-serve -n '__jm_serve_uses import' -l dry-run -d 'Check the postings without importing them or creating a database'
complete -c jm-serve -n '__jm_serve_uses import' -l max-line -x -d 'Maximum length of a line'
complete -c jm-serve -n '__jm_serve_uses import' -F
