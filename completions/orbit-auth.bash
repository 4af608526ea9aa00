# bash completion for orbit-auth. Written by make generate from the program's help.
# shellcheck shell=bash

_orbit_auth() {
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
      login | send-code | verify-code | status | refresh | token | logout) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--version -h --help' operand=text ;;
    'login') options='--email --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'send-code') options='--dry-run --email --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'verify-code') options='--email --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'status') options='--offline -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'refresh') options='-f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'token') options='--color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'logout') options='--dry-run -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    'login --email' | 'login --fields' | 'login --base-url' | 'login --connect-timeout' | 'login --timeout' | 'login --attempts' | 'login --deadline' | 'login --jobs' | 'login --rate' | 'login --proxy' | 'send-code --email' | 'send-code --fields' | 'send-code --base-url' | 'send-code --connect-timeout' | 'send-code --timeout' | 'send-code --attempts' | 'send-code --deadline' | 'send-code --jobs' | 'send-code --rate' | 'send-code --proxy' | 'verify-code --email' | 'verify-code --fields' | 'verify-code --base-url' | 'verify-code --connect-timeout' | 'verify-code --timeout' | 'verify-code --attempts' | 'verify-code --deadline' | 'verify-code --jobs' | 'verify-code --rate' | 'verify-code --proxy' | 'status --fields' | 'status --base-url' | 'status --connect-timeout' | 'status --timeout' | 'status --attempts' | 'status --deadline' | 'status --jobs' | 'status --rate' | 'status --proxy' | 'refresh --fields' | 'refresh --base-url' | 'refresh --connect-timeout' | 'refresh --timeout' | 'refresh --attempts' | 'refresh --deadline' | 'refresh --jobs' | 'refresh --rate' | 'refresh --proxy' | 'token --base-url' | 'token --connect-timeout' | 'token --timeout' | 'token --attempts' | 'token --deadline' | 'token --jobs' | 'token --rate' | 'token --proxy' | 'logout --fields' | 'logout --base-url' | 'logout --connect-timeout' | 'logout --timeout' | 'logout --attempts' | 'logout --deadline' | 'logout --jobs' | 'logout --rate' | 'logout --proxy')
      kind=text ;;
    'login -f' | 'login --format' | 'send-code -f' | 'send-code --format' | 'verify-code -f' | 'verify-code --format' | 'status -f' | 'status --format' | 'refresh -f' | 'refresh --format' | 'logout -f' | 'logout --format')
      kind=values values='json table csv tsv' ;;
    'login --color' | 'send-code --color' | 'verify-code --color' | 'status --color' | 'refresh --color' | 'token --color' | 'logout --color')
      kind=values values='auto always never' ;;
    'login --profile')
      kind=lookup lookup=(orbit-auth ---completion login -- --profile 0 0) ;;
    'login --cacert' | 'send-code --cacert' | 'verify-code --cacert' | 'status --cacert' | 'refresh --cacert' | 'token --cacert' | 'logout --cacert')
      kind=files ;;
    'send-code --profile')
      kind=lookup lookup=(orbit-auth ---completion send-code -- --profile 0 0) ;;
    'verify-code --profile')
      kind=lookup lookup=(orbit-auth ---completion verify-code -- --profile 0 0) ;;
    'status --profile')
      kind=lookup lookup=(orbit-auth ---completion status -- --profile 0 0) ;;
    'refresh --profile')
      kind=lookup lookup=(orbit-auth ---completion refresh -- --profile 0 0) ;;
    'token --profile')
      kind=lookup lookup=(orbit-auth ---completion token -- --profile 0 0) ;;
    'logout --profile')
      kind=lookup lookup=(orbit-auth ---completion logout -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='login send-code verify-code status refresh token logout'
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
  complete -F _orbit_auth orbit-auth
else
  complete -o default -F _orbit_auth orbit-auth
fi
