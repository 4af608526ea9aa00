# bash completion for birjob-analytics. Written by make generate from the program's help.
# shellcheck shell=bash

_birjob_analytics() {
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
      user | event | stats) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--version -h --help' operand=text ;;
    'user') options='--dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'event') options='--data --dry-run --dialect --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'stats') options='--dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    'user --dialect' | 'event --dialect' | 'stats --dialect')
      kind=values values='auto seed real' ;;
    'user -f' | 'user --format' | 'event -f' | 'event --format' | 'stats -f' | 'stats --format')
      kind=values values='json table csv tsv' ;;
    'user --fields' | 'user --base-url' | 'user --connect-timeout' | 'user --timeout' | 'user --attempts' | 'user --deadline' | 'user --jobs' | 'user --rate' | 'user --proxy' | 'event --data' | 'event --max-failures' | 'event --max-line' | 'event --fields' | 'event --base-url' | 'event --connect-timeout' | 'event --timeout' | 'event --attempts' | 'event --deadline' | 'event --jobs' | 'event --rate' | 'event --proxy' | 'stats --fields' | 'stats --base-url' | 'stats --connect-timeout' | 'stats --timeout' | 'stats --attempts' | 'stats --deadline' | 'stats --jobs' | 'stats --rate' | 'stats --proxy')
      kind=text ;;
    'user --color' | 'event --color' | 'stats --color')
      kind=values values='auto always never' ;;
    'user --profile')
      kind=lookup lookup=(birjob-analytics ---completion user -- --profile 0 0) ;;
    'user --cacert' | 'event --failed' | 'event --cacert' | 'stats --cacert')
      kind=files ;;
    'event --profile')
      kind=lookup lookup=(birjob-analytics ---completion event -- --profile 0 0) ;;
    'stats --profile')
      kind=lookup lookup=(birjob-analytics ---completion stats -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='user event stats'
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
  complete -F _birjob_analytics birjob-analytics
else
  complete -o default -F _birjob_analytics birjob-analytics
fi
