# bash completion for jobflow-actions. Written by make generate from the program's help.
# shellcheck shell=bash

_jobflow_actions() {
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
      list | complete | reopen | note | complete-from) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--open --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'list') options='--open --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'complete') options='--note --dry-run --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'reopen') options='--dry-run --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'note') options='--text --clear --dry-run --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'complete-from') options='--dry-run --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    ' --failed' | ' --cacert' | 'list --failed' | 'list --cacert' | 'complete --failed' | 'complete --cacert' | 'reopen --failed' | 'reopen --cacert' | 'note --failed' | 'note --cacert' | 'complete-from --failed' | 'complete-from --cacert')
      kind=files ;;
    ' --max-failures' | ' --max-line' | ' --fields' | ' --base-url' | ' --auth-url' | ' --connect-timeout' | ' --timeout' | ' --attempts' | ' --deadline' | ' --jobs' | ' --rate' | ' --proxy' | 'list --max-failures' | 'list --max-line' | 'list --fields' | 'list --base-url' | 'list --auth-url' | 'list --connect-timeout' | 'list --timeout' | 'list --attempts' | 'list --deadline' | 'list --jobs' | 'list --rate' | 'list --proxy' | 'complete --note' | 'complete --max-failures' | 'complete --max-line' | 'complete --fields' | 'complete --base-url' | 'complete --auth-url' | 'complete --connect-timeout' | 'complete --timeout' | 'complete --attempts' | 'complete --deadline' | 'complete --jobs' | 'complete --rate' | 'complete --proxy' | 'reopen --max-failures' | 'reopen --max-line' | 'reopen --fields' | 'reopen --base-url' | 'reopen --auth-url' | 'reopen --connect-timeout' | 'reopen --timeout' | 'reopen --attempts' | 'reopen --deadline' | 'reopen --jobs' | 'reopen --rate' | 'reopen --proxy' | 'note --text' | 'note --max-failures' | 'note --max-line' | 'note --fields' | 'note --base-url' | 'note --auth-url' | 'note --connect-timeout' | 'note --timeout' | 'note --attempts' | 'note --deadline' | 'note --jobs' | 'note --rate' | 'note --proxy' | 'complete-from --max-failures' | 'complete-from --max-line' | 'complete-from --fields' | 'complete-from --base-url' | 'complete-from --auth-url' | 'complete-from --connect-timeout' | 'complete-from --timeout' | 'complete-from --attempts' | 'complete-from --deadline' | 'complete-from --jobs' | 'complete-from --rate' | 'complete-from --proxy')
      kind=text ;;
    ' -f' | ' --format' | 'list -f' | 'list --format' | 'complete -f' | 'complete --format' | 'reopen -f' | 'reopen --format' | 'note -f' | 'note --format' | 'complete-from -f' | 'complete-from --format')
      kind=values values='json table csv tsv' ;;
    ' --color' | 'list --color' | 'complete --color' | 'reopen --color' | 'note --color' | 'complete-from --color')
      kind=values values='auto always never' ;;
    ' --profile' | 'list --profile')
      kind=lookup lookup=(jobflow-actions ---completion list -- --profile 0 0) ;;
    'complete --profile')
      kind=lookup lookup=(jobflow-actions ---completion complete -- --profile 0 0) ;;
    'reopen --profile')
      kind=lookup lookup=(jobflow-actions ---completion reopen -- --profile 0 0) ;;
    'note --profile')
      kind=lookup lookup=(jobflow-actions ---completion note -- --profile 0 0) ;;
    'complete-from --profile')
      kind=lookup lookup=(jobflow-actions ---completion complete-from -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='list complete reopen note complete-from'
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
  complete -F _jobflow_actions jobflow-actions
else
  complete -o default -F _jobflow_actions jobflow-actions
fi
