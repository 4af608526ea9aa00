# bash completion for orbit-profile. Written by make generate from the program's help.
# shellcheck shell=bash

_orbit_profile() {
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
      get | set | photo | completeness) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--version -h --help' operand=text ;;
    'get') options='--no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'set') options='--dry-run --name --age --city --state --bio --interest --introvert-extrovert --spontaneous-planner --active-relaxed --group-size --frequency --time --goal --complete --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=files ;;
    'photo') options='--dry-run --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=files ;;
    'completeness') options='-f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=files ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    'get --failed' | 'get --journal' | 'get --cacert' | 'set --cacert' | 'photo --failed' | 'photo --cacert' | 'completeness --cacert')
      kind=files ;;
    'get --max-failures' | 'get --max-line' | 'get --fields' | 'get --base-url' | 'get --connect-timeout' | 'get --timeout' | 'get --attempts' | 'get --deadline' | 'get --jobs' | 'get --rate' | 'get --proxy' | 'set --name' | 'set --age' | 'set --city' | 'set --state' | 'set --bio' | 'set --introvert-extrovert' | 'set --spontaneous-planner' | 'set --active-relaxed' | 'set --goal' | 'set --fields' | 'set --base-url' | 'set --connect-timeout' | 'set --timeout' | 'set --attempts' | 'set --deadline' | 'set --jobs' | 'set --rate' | 'set --proxy' | 'photo --max-failures' | 'photo --max-line' | 'photo --fields' | 'photo --base-url' | 'photo --connect-timeout' | 'photo --timeout' | 'photo --attempts' | 'photo --deadline' | 'photo --jobs' | 'photo --rate' | 'photo --proxy' | 'completeness --fields' | 'completeness --base-url' | 'completeness --connect-timeout' | 'completeness --timeout' | 'completeness --attempts' | 'completeness --deadline' | 'completeness --jobs' | 'completeness --rate' | 'completeness --proxy')
      kind=text ;;
    'get -f' | 'get --format' | 'set -f' | 'set --format' | 'photo -f' | 'photo --format' | 'completeness -f' | 'completeness --format')
      kind=values values='json table csv tsv' ;;
    'get --color' | 'set --color' | 'photo --color' | 'completeness --color')
      kind=values values='auto always never' ;;
    'get --profile')
      kind=lookup lookup=(orbit-profile ---completion get -- --profile 0 0) ;;
    'set --interest')
      kind=lookup lookup=(orbit-profile ---completion set -- --interest 0 0) ;;
    'set --group-size')
      kind=lookup lookup=(orbit-profile ---completion set -- --group-size 0 0) ;;
    'set --frequency')
      kind=values values='Weekly Bi-weekly Monthly Flexible' ;;
    'set --time')
      kind=values values='Mornings Afternoons Evenings Weekends' ;;
    'set --profile')
      kind=lookup lookup=(orbit-profile ---completion set -- --profile 0 0) ;;
    'photo --profile')
      kind=lookup lookup=(orbit-profile ---completion photo -- --profile 0 0) ;;
    'completeness --profile')
      kind=lookup lookup=(orbit-profile ---completion completeness -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='get set photo completeness'
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
  complete -F _orbit_profile orbit-profile
else
  complete -o default -F _orbit_profile orbit-profile
fi
