# bash completion for birjob-chat. Written by make generate from the program's help.
# shellcheck shell=bash

_birjob_chat() {
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
      ask | analyze | recommendations) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--experience-level --dialect --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'ask') options='--experience-level --dialect --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'analyze') options='--dialect --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'recommendations') options='--dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    ' --experience-level' | 'ask --experience-level')
      kind=values values='entry mid senior lead' ;;
    ' --dialect' | 'ask --dialect' | 'analyze --dialect' | 'recommendations --dialect')
      kind=values values='auto seed real' ;;
    ' --failed' | ' --journal' | ' --cacert' | 'ask --failed' | 'ask --journal' | 'ask --cacert' | 'analyze --failed' | 'analyze --journal' | 'analyze --cacert' | 'recommendations --cacert')
      kind=files ;;
    ' --max-failures' | ' --max-line' | ' --fields' | ' --base-url' | ' --connect-timeout' | ' --timeout' | ' --attempts' | ' --deadline' | ' --jobs' | ' --rate' | ' --proxy' | 'ask --max-failures' | 'ask --max-line' | 'ask --fields' | 'ask --base-url' | 'ask --connect-timeout' | 'ask --timeout' | 'ask --attempts' | 'ask --deadline' | 'ask --jobs' | 'ask --rate' | 'ask --proxy' | 'analyze --max-failures' | 'analyze --max-line' | 'analyze --fields' | 'analyze --base-url' | 'analyze --connect-timeout' | 'analyze --timeout' | 'analyze --attempts' | 'analyze --deadline' | 'analyze --jobs' | 'analyze --rate' | 'analyze --proxy' | 'recommendations --fields' | 'recommendations --base-url' | 'recommendations --connect-timeout' | 'recommendations --timeout' | 'recommendations --attempts' | 'recommendations --deadline' | 'recommendations --jobs' | 'recommendations --rate' | 'recommendations --proxy')
      kind=text ;;
    ' -f' | ' --format' | 'ask -f' | 'ask --format' | 'analyze -f' | 'analyze --format' | 'recommendations -f' | 'recommendations --format')
      kind=values values='json table csv tsv' ;;
    ' --color' | 'ask --color' | 'analyze --color' | 'recommendations --color')
      kind=values values='auto always never' ;;
    ' --profile' | 'ask --profile')
      kind=lookup lookup=(birjob-chat ---completion ask -- --profile 0 0) ;;
    'analyze --profile')
      kind=lookup lookup=(birjob-chat ---completion analyze -- --profile 0 0) ;;
    'recommendations --profile')
      kind=lookup lookup=(birjob-chat ---completion recommendations -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='ask analyze recommendations'
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
  complete -F _birjob_chat birjob-chat
else
  complete -o default -F _birjob_chat birjob-chat
fi
