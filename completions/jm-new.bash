# bash completion for jm-new. Written by make generate from the program's help.
# shellcheck shell=bash

_jm_new() {
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

  local options='' operand='' kind='' values=''
  case $subcommand in
    '') options='--seen --by --mark-only --forget-older --commit-on-exit --dry-run --fail-empty --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --version -h --help' operand=command ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    ' --seen' | ' --failed')
      kind=files ;;
    ' --by' | ' --forget-older' | ' --max-failures' | ' --max-line' | ' --fields')
      kind=text ;;
    ' -f' | ' --format')
      kind=values values='json table csv tsv' ;;
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
    command)
      for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ ${COMP_WORDS[i]} == -- ]]; then break; fi
      done
      if ((i == COMP_CWORD)); then return; fi
      if type _command_offset >/dev/null 2>&1; then
        _command_offset $((i + 1))
        return
      elif ((i + 1 == COMP_CWORD)); then
        while IFS= read -r value; do COMPREPLY+=("$value"); done < <(compgen -c -- "$cur")
      elif type compopt >/dev/null 2>&1; then
        compopt -o default
      fi
      ;;
  esac
  if ((${#COMPREPLY[@]})); then COMPREPLY=("${COMPREPLY[@]#"$strip"}"); fi
}

# Before bash 4 a completion function cannot ask for file names.
if type compopt >/dev/null 2>&1; then
  complete -F _jm_new jm-new
else
  complete -o default -F _jm_new jm-new
fi
