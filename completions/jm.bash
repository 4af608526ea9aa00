# bash completion for jm. Written by make generate from the program's help.
# shellcheck shell=bash

_jm() {
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
  if ((last > 1)) && [[ ${words[1]} != -* ]]; then
    local program=jm-${words[1]}
    case ${words[1]} in birjob-analytics | birjob-chat | birjob-device | birjob-health | birjob-jobs | birjob-notifications | birjob-saved | cleveroo-auth | cleveroo-children | jobflow-actions | jobflow-auth | jobflow-jobs | jobflow-media | jobflow-profile | jobflow-templates | orbit-auth | orbit-discover | orbit-profile) program=${words[1]} ;; esac
    if ! complete -p "$program" && type _completion_loader; then
      _completion_loader "$program"
    fi >/dev/null 2>&1
    if [[ $(complete -p "$program" 2>/dev/null) =~ ' -F '([^ ]+) ]]; then
      COMP_LINE=$program${COMP_LINE#*"${words[1]}"}
      ((COMP_POINT += ${#program} - ${#words[0]} - ${#words[1]} - 1))
      COMP_WORDS=("$program" "${COMP_WORDS[@]:2}")
      ((COMP_CWORD -= 1))
      "${BASH_REMATCH[1]}" "$program" "$2" "$3"
    fi
    return
  fi
  local subcommand=''

  local options='' operand='' kind='' values=''
  case $subcommand in
    '') options='-f --format --json --table --fields --no-pager -q --quiet --color --version -h --help' operand=program ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    ' -f' | ' --format')
      kind=values values='json table csv tsv' ;;
    ' --fields')
      kind=text ;;
    ' --color')
      kind=values values='auto always never' ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
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
    program)
      for value in birjob-analytics birjob-chat birjob-device birjob-health birjob-jobs birjob-notifications birjob-saved cleveroo-auth cleveroo-children auth dashboard explain import jobs match new parse-resume poll report serve smoke upload jobflow-actions jobflow-auth jobflow-jobs jobflow-media jobflow-profile jobflow-templates orbit-auth orbit-discover orbit-profile; do
        if [[ $value == "$cur"* ]]; then COMPREPLY+=("$value"); fi
      done
      ;;
  esac
  if ((${#COMPREPLY[@]})); then COMPREPLY=("${COMPREPLY[@]#"$strip"}"); fi
}

# Before bash 4 a completion function cannot ask for file names.
if type compopt >/dev/null 2>&1; then
  complete -F _jm jm
else
  complete -o default -F _jm jm
fi
