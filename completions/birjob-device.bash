# bash completion for birjob-device. Written by make generate from the program's help.
# shellcheck shell=bash

_birjob_device() {
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
      register | update | status | delete | check-email) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--version -h --help' operand=text ;;
    'register') options='--token-stdin --new-token --email --source --no-notifications --device-model --os-version --app-version --timezone --dry-run --dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'update') options='--notifications --no-notifications --dry-run --dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'status') options='--listed -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'delete') options='--dry-run -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'check-email') options='--dialect --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    'register --email' | 'register --source' | 'register --device-model' | 'register --os-version' | 'register --app-version' | 'register --timezone' | 'register --fields' | 'register --base-url' | 'register --connect-timeout' | 'register --timeout' | 'register --attempts' | 'register --deadline' | 'register --jobs' | 'register --rate' | 'register --proxy' | 'update --fields' | 'update --base-url' | 'update --connect-timeout' | 'update --timeout' | 'update --attempts' | 'update --deadline' | 'update --jobs' | 'update --rate' | 'update --proxy' | 'status --fields' | 'status --base-url' | 'status --connect-timeout' | 'status --timeout' | 'status --attempts' | 'status --deadline' | 'status --jobs' | 'status --rate' | 'status --proxy' | 'delete --fields' | 'delete --base-url' | 'delete --connect-timeout' | 'delete --timeout' | 'delete --attempts' | 'delete --deadline' | 'delete --jobs' | 'delete --rate' | 'delete --proxy' | 'check-email --max-failures' | 'check-email --max-line' | 'check-email --fields' | 'check-email --base-url' | 'check-email --connect-timeout' | 'check-email --timeout' | 'check-email --attempts' | 'check-email --deadline' | 'check-email --jobs' | 'check-email --rate' | 'check-email --proxy')
      kind=text ;;
    'register --dialect' | 'update --dialect' | 'check-email --dialect')
      kind=values values='auto seed real' ;;
    'register -f' | 'register --format' | 'update -f' | 'update --format' | 'status -f' | 'status --format' | 'delete -f' | 'delete --format' | 'check-email -f' | 'check-email --format')
      kind=values values='json table csv tsv' ;;
    'register --color' | 'update --color' | 'status --color' | 'delete --color' | 'check-email --color')
      kind=values values='auto always never' ;;
    'register --profile')
      kind=lookup lookup=(birjob-device ---completion register -- --profile 0 0) ;;
    'register --cacert' | 'update --cacert' | 'status --cacert' | 'delete --cacert' | 'check-email --failed' | 'check-email --journal' | 'check-email --cacert')
      kind=files ;;
    'update --profile')
      kind=lookup lookup=(birjob-device ---completion update -- --profile 0 0) ;;
    'status --profile')
      kind=lookup lookup=(birjob-device ---completion status -- --profile 0 0) ;;
    'delete --profile')
      kind=lookup lookup=(birjob-device ---completion delete -- --profile 0 0) ;;
    'check-email --profile')
      kind=lookup lookup=(birjob-device ---completion check-email -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='register update status delete check-email'
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
  complete -F _birjob_device birjob-device
else
  complete -o default -F _birjob_device birjob-device
fi
