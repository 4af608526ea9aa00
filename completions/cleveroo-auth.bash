# bash completion for cleveroo-auth. Written by make generate from the program's help.
# shellcheck shell=bash

_cleveroo_auth() {
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
      register | login | status | token | logout | reset-password) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--version -h --help' operand=text ;;
    'register') options='--dry-run --email --password-stdin --phone --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'login') options='--child --email --password-stdin -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'status') options='--offline -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'token') options='--color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'logout') options='--dry-run -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'reset-password') options='--code-stdin --check-only --dry-run --no-validate --email --password-stdin -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    'register --email' | 'register --phone' | 'register --fields' | 'register --base-url' | 'register --connect-timeout' | 'register --timeout' | 'register --attempts' | 'register --deadline' | 'register --jobs' | 'register --rate' | 'register --proxy' | 'login --child' | 'login --email' | 'login --fields' | 'login --base-url' | 'login --connect-timeout' | 'login --timeout' | 'login --attempts' | 'login --deadline' | 'login --jobs' | 'login --rate' | 'login --proxy' | 'status --fields' | 'status --base-url' | 'status --connect-timeout' | 'status --timeout' | 'status --attempts' | 'status --deadline' | 'status --jobs' | 'status --rate' | 'status --proxy' | 'token --base-url' | 'token --connect-timeout' | 'token --timeout' | 'token --attempts' | 'token --deadline' | 'token --jobs' | 'token --rate' | 'token --proxy' | 'logout --fields' | 'logout --base-url' | 'logout --connect-timeout' | 'logout --timeout' | 'logout --attempts' | 'logout --deadline' | 'logout --jobs' | 'logout --rate' | 'logout --proxy' | 'reset-password --email' | 'reset-password --fields' | 'reset-password --base-url' | 'reset-password --connect-timeout' | 'reset-password --timeout' | 'reset-password --attempts' | 'reset-password --deadline' | 'reset-password --jobs' | 'reset-password --rate' | 'reset-password --proxy')
      kind=text ;;
    'register -f' | 'register --format' | 'login -f' | 'login --format' | 'status -f' | 'status --format' | 'logout -f' | 'logout --format' | 'reset-password -f' | 'reset-password --format')
      kind=values values='json table csv tsv' ;;
    'register --color' | 'login --color' | 'status --color' | 'token --color' | 'logout --color' | 'reset-password --color')
      kind=values values='auto always never' ;;
    'register --profile')
      kind=lookup lookup=(cleveroo-auth ---completion register -- --profile 0 0) ;;
    'register --cacert' | 'login --cacert' | 'status --cacert' | 'token --cacert' | 'logout --cacert' | 'reset-password --cacert')
      kind=files ;;
    'login --profile')
      kind=lookup lookup=(cleveroo-auth ---completion login -- --profile 0 0) ;;
    'status --profile')
      kind=lookup lookup=(cleveroo-auth ---completion status -- --profile 0 0) ;;
    'token --profile')
      kind=lookup lookup=(cleveroo-auth ---completion token -- --profile 0 0) ;;
    'logout --profile')
      kind=lookup lookup=(cleveroo-auth ---completion logout -- --profile 0 0) ;;
    'reset-password --profile')
      kind=lookup lookup=(cleveroo-auth ---completion reset-password -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='register login status token logout reset-password'
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
  complete -F _cleveroo_auth cleveroo-auth
else
  complete -o default -F _cleveroo_auth cleveroo-auth
fi
