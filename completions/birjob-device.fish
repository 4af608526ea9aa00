# fish completion for birjob-device. Written by make generate from the program's help.

# Whether the subcommand is one of the arguments; '' stands for no subcommand.
function __birjob_device_uses
    set -l words (commandline -opc)
    set -l name ''
    if contains -- "$words[2]" register update status delete check-email
        set name $words[2]
    end
    contains -- $name $argv
end

complete -c birjob-device -f
complete -c birjob-device -n 'test (count (commandline -opc)) -eq 1' -a register -d 'Register the device, or change its registration'
complete -c birjob-device -n 'test (count (commandline -opc)) -eq 1' -a update -d 'Replace the keywords of the device'
complete -c birjob-device -n 'test (count (commandline -opc)) -eq 1' -a status -d 'Show what the service knows about the device'
complete -c birjob-device -n 'test (count (commandline -opc)) -eq 1' -a delete -d 'Delete the device and everything that the service stores about it'
complete -c birjob-device -n 'test (count (commandline -opc)) -eq 1' -a check-email -d 'Check whether users with these e-mail addresses exist'
complete -c birjob-device -n '__birjob_device_uses \'\' register update status delete check-email' -l version -d 'Show the version'
complete -c birjob-device -n '__birjob_device_uses \'\' register update status delete check-email' -s h -l help -d 'Show help information'
complete -c birjob-device -n '__birjob_device_uses register' -l token-stdin -d 'Read the push token from the first line of stdin'
complete -c birjob-device -n '__birjob_device_uses register' -l new-token -d 'Make up a push token; notifications sent to it arrive nowhere'
complete -c birjob-device -n '__birjob_device_uses register' -l email -x -d 'E-mail address of the user'
complete -c birjob-device -n '__birjob_device_uses register' -l source -x -d 'Prefer jobs of this source'
complete -c birjob-device -n '__birjob_device_uses register' -l no-notifications -d 'Register without notifications'
complete -c birjob-device -n '__birjob_device_uses register' -l device-model -x -d 'Model of the device'
complete -c birjob-device -n '__birjob_device_uses register' -l os-version -x -d 'Version of its operating system'
complete -c birjob-device -n '__birjob_device_uses register' -l app-version -x -d 'Version of the app'
complete -c birjob-device -n '__birjob_device_uses register' -l timezone -x -d 'Time zone of the device'
complete -c birjob-device -n '__birjob_device_uses register update check-email' -l dialect -x -a 'auto seed real' -d 'The form of the API: as described (seed), as the server has it (real), or whichever answers (auto)'
complete -c birjob-device -n '__birjob_device_uses register update check-email' -l no-validate -d 'Send values that break the rules of the service\'s description'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -l json -d 'Write JSON lines even to a terminal'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -l table -d 'Write a table even to a pipe or file'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -s q -l quiet -d 'Print only errors'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -l color -x -a 'auto always never' -d 'When to color headings and errors'
complete -c birjob-device -n '__birjob_device_uses register' -l profile -x -a '(birjob-device ---completion register -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -l base-url -x -d 'Address of the service'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -l connect-timeout -x -d 'Time limit to connect: 500ms, 10s, 2m'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -l timeout -x -d 'Time limit for each attempt: 500ms, 10s, 2m (default: 30s, for uploads 300s)'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -l attempts -x -d 'Maximum number of attempts per request, including the first'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -l deadline -x -d 'Time limit for the whole run: 30s, 5m, 2h (default: none)'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -l jobs -x -d 'Maximum number of requests in flight (default: 8)'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -l rate -x -d 'Maximum number of requests per second, shared by all of your processes that set it (default: none)'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -l cacert -r -F -d 'Trust the certificate authorities in this PEM file instead of the system\'s'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -l proxy -x -d 'Send requests through this proxy'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -l allow-http -d 'Allow plain HTTP to hosts other than this machine'
complete -c birjob-device -n '__birjob_device_uses register update status delete check-email' -s v -l verbose -d 'Print a line for each request; given twice, its headers too'
complete -c birjob-device -n '__birjob_device_uses update' -l notifications -d 'Turn notifications on or off'
complete -c birjob-device -n '__birjob_device_uses update' -l no-notifications -d 'Turn notifications on or off'
complete -c birjob-device -n '__birjob_device_uses update' -l profile -x -a '(birjob-device ---completion update -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-device -n '__birjob_device_uses status' -l listed -d 'Ask /devices/status, which describes devices in its own way on some servers'
complete -c birjob-device -n '__birjob_device_uses status' -l profile -x -a '(birjob-device ---completion status -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-device -n '__birjob_device_uses delete' -l profile -x -a '(birjob-device ---completion delete -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
complete -c birjob-device -n '__birjob_device_uses check-email' -l failed -r -F -d 'Write failed records to this file, which can be used as input to try again'
complete -c birjob-device -n '__birjob_device_uses check-email' -l force -d 'Replace an output file even if something else wrote it'
complete -c birjob-device -n '__birjob_device_uses check-email' -l fail-fast -d 'Stop at the first failure'
complete -c birjob-device -n '__birjob_device_uses check-email' -l max-failures -x -d 'Stop after this many failures'
complete -c birjob-device -n '__birjob_device_uses check-email' -l ok-partial -d 'Exit 0 even if some records failed'
complete -c birjob-device -n '__birjob_device_uses check-email' -l unordered -d 'Write results as they finish, not in the order of the input'
complete -c birjob-device -n '__birjob_device_uses check-email' -l meta -d 'Add run, position, request and time to results, under "_jm"'
complete -c birjob-device -n '__birjob_device_uses check-email' -s 0 -l null -d 'Read keys that end with NUL (find -print0)'
complete -c birjob-device -n '__birjob_device_uses check-email' -l max-line -x -d 'Maximum length of a line, in bytes or with K, M or G'
complete -c birjob-device -n '__birjob_device_uses check-email' -l journal -r -F -d 'Store finished records in this file; a later run with it requests only the rest'
complete -c birjob-device -n '__birjob_device_uses check-email' -l profile -x -a '(birjob-device ---completion check-email -- --profile 0 0 (commandline -opc) 2>/dev/null)' -d 'Use this profile of config.toml'
