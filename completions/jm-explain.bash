# bash completion for jm-explain. Written by make generate from the program's help.
# shellcheck shell=bash

_jm_explain() {
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
      jobs | role) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='-l --last -n --limit --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal --no-cache --refresh -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'jobs') options='-l --last -n --limit --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal --no-cache --refresh -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'role') options='-l --last --search-token --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal --no-cache --refresh -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    ' -n' | ' --limit' | ' --max-failures' | ' --max-line' | ' --fields' | ' --base-url' | ' --auth-url' | ' --connect-timeout' | ' --timeout' | ' --attempts' | ' --deadline' | ' --jobs' | ' --rate' | ' --proxy' | 'jobs -n' | 'jobs --limit' | 'jobs --max-failures' | 'jobs --max-line' | 'jobs --fields' | 'jobs --base-url' | 'jobs --auth-url' | 'jobs --connect-timeout' | 'jobs --timeout' | 'jobs --attempts' | 'jobs --deadline' | 'jobs --jobs' | 'jobs --rate' | 'jobs --proxy' | 'role --max-failures' | 'role --max-line' | 'role --fields' | 'role --base-url' | 'role --auth-url' | 'role --connect-timeout' | 'role --timeout' | 'role --attempts' | 'role --deadline' | 'role --jobs' | 'role --rate' | 'role --proxy')
      kind=text ;;
    ' --failed' | ' --journal' | ' --cacert' | 'jobs --failed' | 'jobs --journal' | 'jobs --cacert' | 'role --failed' | 'role --journal' | 'role --cacert')
      kind=files ;;
    ' -f' | ' --format' | 'jobs -f' | 'jobs --format' | 'role -f' | 'role --format')
      kind=values values='json table csv tsv' ;;
    ' --color' | 'jobs --color' | 'role --color')
      kind=values values='auto always never' ;;
    ' --profile' | 'jobs --profile')
      kind=lookup lookup=(jm-explain ---completion jobs -- --profile 0 0) ;;
    'role --profile')
      kind=lookup lookup=(jm-explain ---completion role -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='jobs role'
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
  complete -F _jm_explain jm-explain
else
  complete -o default -F _jm_explain jm-explain
fi
