# bash completion for birjob-notifications. Written by make generate from the program's help.
# shellcheck shell=bash

_birjob_notifications() {
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
      inbox | history | read | delete | token | test) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--job-lines --unread --dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'inbox') options='--job-lines --unread --dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'history') options='-n --limit --page-size --dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'read') options='--all --dry-run --dialect --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'delete') options='--all --dry-run --dialect --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'token') options='--email --device-model --os-version --dry-run --dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'test') options='--dry-run --dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    ' --dialect' | 'inbox --dialect' | 'history --dialect' | 'read --dialect' | 'delete --dialect' | 'token --dialect' | 'test --dialect')
      kind=values values='auto seed real' ;;
    ' -f' | ' --format' | 'inbox -f' | 'inbox --format' | 'history -f' | 'history --format' | 'read -f' | 'read --format' | 'delete -f' | 'delete --format' | 'token -f' | 'token --format' | 'test -f' | 'test --format')
      kind=values values='json table csv tsv' ;;
    ' --fields' | ' --base-url' | ' --connect-timeout' | ' --timeout' | ' --attempts' | ' --deadline' | ' --jobs' | ' --rate' | ' --proxy' | 'inbox --fields' | 'inbox --base-url' | 'inbox --connect-timeout' | 'inbox --timeout' | 'inbox --attempts' | 'inbox --deadline' | 'inbox --jobs' | 'inbox --rate' | 'inbox --proxy' | 'history -n' | 'history --limit' | 'history --page-size' | 'history --fields' | 'history --base-url' | 'history --connect-timeout' | 'history --timeout' | 'history --attempts' | 'history --deadline' | 'history --jobs' | 'history --rate' | 'history --proxy' | 'read --max-failures' | 'read --max-line' | 'read --fields' | 'read --base-url' | 'read --connect-timeout' | 'read --timeout' | 'read --attempts' | 'read --deadline' | 'read --jobs' | 'read --rate' | 'read --proxy' | 'delete --max-failures' | 'delete --max-line' | 'delete --fields' | 'delete --base-url' | 'delete --connect-timeout' | 'delete --timeout' | 'delete --attempts' | 'delete --deadline' | 'delete --jobs' | 'delete --rate' | 'delete --proxy' | 'token --email' | 'token --device-model' | 'token --os-version' | 'token --fields' | 'token --base-url' | 'token --connect-timeout' | 'token --timeout' | 'token --attempts' | 'token --deadline' | 'token --jobs' | 'token --rate' | 'token --proxy' | 'test --fields' | 'test --base-url' | 'test --connect-timeout' | 'test --timeout' | 'test --attempts' | 'test --deadline' | 'test --jobs' | 'test --rate' | 'test --proxy')
      kind=text ;;
    ' --color' | 'inbox --color' | 'history --color' | 'read --color' | 'delete --color' | 'token --color' | 'test --color')
      kind=values values='auto always never' ;;
    ' --profile' | 'inbox --profile')
      kind=lookup lookup=(birjob-notifications ---completion inbox -- --profile 0 0) ;;
    ' --cacert' | 'inbox --cacert' | 'history --cacert' | 'read --failed' | 'read --journal' | 'read --cacert' | 'delete --failed' | 'delete --journal' | 'delete --cacert' | 'token --cacert' | 'test --cacert')
      kind=files ;;
    'history --profile')
      kind=lookup lookup=(birjob-notifications ---completion history -- --profile 0 0) ;;
    'read --profile')
      kind=lookup lookup=(birjob-notifications ---completion read -- --profile 0 0) ;;
    'delete --profile')
      kind=lookup lookup=(birjob-notifications ---completion delete -- --profile 0 0) ;;
    'token --profile')
      kind=lookup lookup=(birjob-notifications ---completion token -- --profile 0 0) ;;
    'test --profile')
      kind=lookup lookup=(birjob-notifications ---completion test -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='inbox history read delete token test'
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
  complete -F _birjob_notifications birjob-notifications
else
  complete -o default -F _birjob_notifications birjob-notifications
fi
