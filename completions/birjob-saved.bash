# bash completion for birjob-saved. Written by make generate from the program's help.
# shellcheck shell=bash

_birjob_saved() {
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
      list | save | unsave) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'list') options='--dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'save') options='--dry-run --dialect --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'unsave') options='--dry-run --dialect --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    ' --dialect' | 'list --dialect' | 'save --dialect' | 'unsave --dialect')
      kind=values values='auto seed real' ;;
    ' -f' | ' --format' | 'list -f' | 'list --format' | 'save -f' | 'save --format' | 'unsave -f' | 'unsave --format')
      kind=values values='json table csv tsv' ;;
    ' --fields' | ' --base-url' | ' --connect-timeout' | ' --timeout' | ' --attempts' | ' --deadline' | ' --jobs' | ' --rate' | ' --proxy' | 'list --fields' | 'list --base-url' | 'list --connect-timeout' | 'list --timeout' | 'list --attempts' | 'list --deadline' | 'list --jobs' | 'list --rate' | 'list --proxy' | 'save --max-failures' | 'save --max-line' | 'save --fields' | 'save --base-url' | 'save --connect-timeout' | 'save --timeout' | 'save --attempts' | 'save --deadline' | 'save --jobs' | 'save --rate' | 'save --proxy' | 'unsave --max-failures' | 'unsave --max-line' | 'unsave --fields' | 'unsave --base-url' | 'unsave --connect-timeout' | 'unsave --timeout' | 'unsave --attempts' | 'unsave --deadline' | 'unsave --jobs' | 'unsave --rate' | 'unsave --proxy')
      kind=text ;;
    ' --color' | 'list --color' | 'save --color' | 'unsave --color')
      kind=values values='auto always never' ;;
    ' --profile' | 'list --profile')
      kind=lookup lookup=(birjob-saved ---completion list -- --profile 0 0) ;;
    ' --cacert' | 'list --cacert' | 'save --failed' | 'save --journal' | 'save --cacert' | 'unsave --failed' | 'unsave --journal' | 'unsave --cacert')
      kind=files ;;
    'save --profile')
      kind=lookup lookup=(birjob-saved ---completion save -- --profile 0 0) ;;
    'unsave --profile')
      kind=lookup lookup=(birjob-saved ---completion unsave -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='list save unsave'
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
  complete -F _birjob_saved birjob-saved
else
  complete -o default -F _birjob_saved birjob-saved
fi
