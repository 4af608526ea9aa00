# bash completion for jobflow-jobs. Written by make generate from the program's help.
# shellcheck shell=bash

_jobflow_jobs() {
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
      list | show | create | update | cancel) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--status --assigned-to --all -n --limit --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'list') options='--status --assigned-to --all -n --limit --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'show') options='--no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'create') options='--template --action --scheduled --assign-to --strict --dry-run --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'update') options='--name --status --scheduled --assign-to --strict --no-strict --dry-run --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'cancel') options='--dry-run --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    ' --status' | 'list --status' | 'update --status')
      kind=values values='ready in_progress completed cancelled' ;;
    ' --assigned-to' | ' -n' | ' --limit' | ' --fields' | ' --base-url' | ' --auth-url' | ' --connect-timeout' | ' --timeout' | ' --attempts' | ' --deadline' | ' --jobs' | ' --rate' | ' --proxy' | 'list --assigned-to' | 'list -n' | 'list --limit' | 'list --fields' | 'list --base-url' | 'list --auth-url' | 'list --connect-timeout' | 'list --timeout' | 'list --attempts' | 'list --deadline' | 'list --jobs' | 'list --rate' | 'list --proxy' | 'show --max-failures' | 'show --max-line' | 'show --fields' | 'show --base-url' | 'show --auth-url' | 'show --connect-timeout' | 'show --timeout' | 'show --attempts' | 'show --deadline' | 'show --jobs' | 'show --rate' | 'show --proxy' | 'create --template' | 'create --action' | 'create --scheduled' | 'create --assign-to' | 'create --max-failures' | 'create --max-line' | 'create --fields' | 'create --base-url' | 'create --auth-url' | 'create --connect-timeout' | 'create --timeout' | 'create --attempts' | 'create --deadline' | 'create --jobs' | 'create --rate' | 'create --proxy' | 'update --name' | 'update --scheduled' | 'update --assign-to' | 'update --max-failures' | 'update --max-line' | 'update --fields' | 'update --base-url' | 'update --auth-url' | 'update --connect-timeout' | 'update --timeout' | 'update --attempts' | 'update --deadline' | 'update --jobs' | 'update --rate' | 'update --proxy' | 'cancel --max-failures' | 'cancel --max-line' | 'cancel --fields' | 'cancel --base-url' | 'cancel --auth-url' | 'cancel --connect-timeout' | 'cancel --timeout' | 'cancel --attempts' | 'cancel --deadline' | 'cancel --jobs' | 'cancel --rate' | 'cancel --proxy')
      kind=text ;;
    ' -f' | ' --format' | 'list -f' | 'list --format' | 'show -f' | 'show --format' | 'create -f' | 'create --format' | 'update -f' | 'update --format' | 'cancel -f' | 'cancel --format')
      kind=values values='json table csv tsv' ;;
    ' --color' | 'list --color' | 'show --color' | 'create --color' | 'update --color' | 'cancel --color')
      kind=values values='auto always never' ;;
    ' --profile' | 'list --profile')
      kind=lookup lookup=(jobflow-jobs ---completion list -- --profile 0 0) ;;
    ' --cacert' | 'list --cacert' | 'show --failed' | 'show --cacert' | 'create --failed' | 'create --journal' | 'create --cacert' | 'update --failed' | 'update --cacert' | 'cancel --failed' | 'cancel --cacert')
      kind=files ;;
    'show --profile')
      kind=lookup lookup=(jobflow-jobs ---completion show -- --profile 0 0) ;;
    'create --profile')
      kind=lookup lookup=(jobflow-jobs ---completion create -- --profile 0 0) ;;
    'update --profile')
      kind=lookup lookup=(jobflow-jobs ---completion update -- --profile 0 0) ;;
    'cancel --profile')
      kind=lookup lookup=(jobflow-jobs ---completion cancel -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='list show create update cancel'
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
  complete -F _jobflow_jobs jobflow-jobs
else
  complete -o default -F _jobflow_jobs jobflow-jobs
fi
