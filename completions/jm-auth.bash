# bash completion for jm-auth. Written by make generate from the program's help.
# shellcheck shell=bash

_jm_auth() {
  local IFS=$' \t\n' line=${COMP_LINE:0:COMP_POINT} words=() piece='' i
  COMPREPLY=()
  # COMP_WORDS is also cut at '=' and ':'. Pieces without a space between them are one word.
  for ((i = 0; i <= COMP_CWORD; i++)); do
    piece=${COMP_WORDS[i]}
    if [[ $i -gt 0 && $line != [[:space:]]* ]]; then
      piece=${piece:0:${#line}}
      words[${#words[@]} - 1]+=$piece
    else
      line=${line#"${line%%[![:space:]]*}"}
      piece=${piece:0:${#line}}
      words+=("$piece")
    fi
    line=${line#"$piece"}
  done
  local last=$((${#words[@]} - 1))
  local cur=${words[last]} strip=''
  if [[ ${#piece} -eq 1 && $COMP_WORDBREAKS == *"$piece"* ]]; then
    strip=$cur
  else
    strip=${cur%"$piece"}
  fi
  local subcommand=''
  if ((last > 1)); then
    case ${words[1]} in
      signup | login | status | refresh | token | logout | config | doctor) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--version -h --help' operand=text ;;
    'signup') options='--dry-run --email --password-stdin -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'login') options='--email --password-stdin --linkedin --no-browser --paste --wait --otp --code-stdin -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'status') options='--offline -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'refresh') options='-f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'token') options='--color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'logout') options='--scope --dry-run -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'config') options='--init -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'doctor') options='-f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    'signup --email' | 'signup --fields' | 'signup --base-url' | 'signup --auth-url' | 'signup --connect-timeout' | 'signup --timeout' | 'signup --attempts' | 'signup --deadline' | 'signup --jobs' | 'signup --rate' | 'signup --proxy' | 'login --email' | 'login --wait' | 'login --fields' | 'login --base-url' | 'login --auth-url' | 'login --connect-timeout' | 'login --timeout' | 'login --attempts' | 'login --deadline' | 'login --jobs' | 'login --rate' | 'login --proxy' | 'status --fields' | 'status --base-url' | 'status --auth-url' | 'status --connect-timeout' | 'status --timeout' | 'status --attempts' | 'status --deadline' | 'status --jobs' | 'status --rate' | 'status --proxy' | 'refresh --fields' | 'refresh --base-url' | 'refresh --auth-url' | 'refresh --connect-timeout' | 'refresh --timeout' | 'refresh --attempts' | 'refresh --deadline' | 'refresh --jobs' | 'refresh --rate' | 'refresh --proxy' | 'token --base-url' | 'token --auth-url' | 'token --connect-timeout' | 'token --timeout' | 'token --attempts' | 'token --deadline' | 'token --jobs' | 'token --rate' | 'token --proxy' | 'logout --fields' | 'logout --base-url' | 'logout --auth-url' | 'logout --connect-timeout' | 'logout --timeout' | 'logout --attempts' | 'logout --deadline' | 'logout --jobs' | 'logout --rate' | 'logout --proxy' | 'config --fields' | 'config --base-url' | 'config --auth-url' | 'config --connect-timeout' | 'config --timeout' | 'config --attempts' | 'config --deadline' | 'config --jobs' | 'config --rate' | 'config --proxy' | 'doctor --fields' | 'doctor --base-url' | 'doctor --auth-url' | 'doctor --connect-timeout' | 'doctor --timeout' | 'doctor --attempts' | 'doctor --deadline' | 'doctor --jobs' | 'doctor --rate' | 'doctor --proxy')
      kind=text ;;
    'signup -f' | 'signup --format' | 'login -f' | 'login --format' | 'status -f' | 'status --format' | 'refresh -f' | 'refresh --format' | 'logout -f' | 'logout --format' | 'config -f' | 'config --format' | 'doctor -f' | 'doctor --format')
      kind=values values='json table csv tsv' ;;
    'signup --color' | 'login --color' | 'status --color' | 'refresh --color' | 'token --color' | 'logout --color' | 'config --color' | 'doctor --color')
      kind=values values='auto always never' ;;
    'signup --profile')
      kind=lookup lookup=(jm-auth ---completion signup -- --profile 0 0) ;;
    'signup --cacert' | 'login --cacert' | 'status --cacert' | 'refresh --cacert' | 'token --cacert' | 'logout --cacert' | 'config --cacert' | 'doctor --cacert')
      kind=files ;;
    'login --profile')
      kind=lookup lookup=(jm-auth ---completion login -- --profile 0 0) ;;
    'status --profile')
      kind=lookup lookup=(jm-auth ---completion status -- --profile 0 0) ;;
    'refresh --profile')
      kind=lookup lookup=(jm-auth ---completion refresh -- --profile 0 0) ;;
    'token --profile')
      kind=lookup lookup=(jm-auth ---completion token -- --profile 0 0) ;;
    'logout --scope')
      kind=values values='local global others' ;;
    'logout --profile')
      kind=lookup lookup=(jm-auth ---completion logout -- --profile 0 0) ;;
    'config --profile')
      kind=lookup lookup=(jm-auth ---completion config -- --profile 0 0) ;;
    'doctor --profile')
      kind=lookup lookup=(jm-auth ---completion doctor -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='signup login status refresh token logout config doctor'
      else
        kind=$operand
      fi
      ;;
  esac
  local value
  case $kind in
    values)
      for value in $values; do
        if [[ $value == "$cur"* ]]; then COMPREPLY+=("$prefix$value"); fi
      done
      ;;
    files) if type compopt >/dev/null 2>&1; then compopt -o default; fi ;;
    directories) if type compopt >/dev/null 2>&1; then compopt -o dirnames; fi ;;
    lookup)
      while IFS= read -r value; do
        value=${value%%$'\t'*}
        printf -v piece %q "$value"
        if [[ $value == "$cur"* || $piece == "$cur"* ]]; then COMPREPLY+=("$prefix$piece"); fi
      done < <("${lookup[@]}" "${words[@]}" 2>/dev/null)
      if [[ ${COMPREPLY[0]-} == *= ]] && type compopt >/dev/null 2>&1; then
        compopt -o nospace
      fi
      ;;
  esac
  if ((${#COMPREPLY[@]})); then COMPREPLY=("${COMPREPLY[@]#"$strip"}"); fi
}

# Before bash 4 a completion function cannot ask for file names.
if type compopt >/dev/null 2>&1; then
  complete -F _jm_auth jm-auth
else
  complete -o default -F _jm_auth jm-auth
fi
