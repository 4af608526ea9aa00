# bash completion for jm-smoke. Written by make generate from the program's help.
# shellcheck shell=bash

_jm_smoke() {
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

  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--service --anonymous --sign-up --domain --allow-empty --budget --only --baseline --summary --format --dry-run -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=files ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    ' --service')
      kind=values values='jobmatchnow birjob cleveroo jobflow orbit' ;;
    ' --domain' | ' --base-url' | ' --auth-url' | ' --connect-timeout' | ' --timeout' | ' --attempts' | ' --deadline' | ' --jobs' | ' --rate' | ' --proxy')
      kind=text ;;
    ' --budget')
      kind=lookup lookup=(jm-smoke ---completion -- --budget 0 0) ;;
    ' --only')
      kind=lookup lookup=(jm-smoke ---completion -- --only 0 0) ;;
    ' --baseline' | ' --summary' | ' --cacert')
      kind=files ;;
    ' --format')
      kind=values values='tap junit json github md text' ;;
    ' --color')
      kind=values values='auto always never' ;;
    ' --profile')
      kind=lookup lookup=(jm-smoke ---completion -- --profile 0 0) ;;
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
  complete -F _jm_smoke jm-smoke
else
  complete -o default -F _jm_smoke jm-smoke
fi
