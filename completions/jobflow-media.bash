# bash completion for jobflow-media. Written by make generate from the program's help.
# shellcheck shell=bash

_jobflow_media() {
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
      list | upload | download) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--action --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'list') options='--action --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'upload') options='--action --bucket --replace --dry-run --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=files ;;
    'download') options='--directory --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    ' --action' | ' --fields' | ' --base-url' | ' --auth-url' | ' --connect-timeout' | ' --timeout' | ' --attempts' | ' --deadline' | ' --jobs' | ' --rate' | ' --proxy' | 'list --action' | 'list --fields' | 'list --base-url' | 'list --auth-url' | 'list --connect-timeout' | 'list --timeout' | 'list --attempts' | 'list --deadline' | 'list --jobs' | 'list --rate' | 'list --proxy' | 'upload --action' | 'upload --bucket' | 'upload --max-failures' | 'upload --max-line' | 'upload --fields' | 'upload --base-url' | 'upload --auth-url' | 'upload --connect-timeout' | 'upload --timeout' | 'upload --attempts' | 'upload --deadline' | 'upload --jobs' | 'upload --rate' | 'upload --proxy' | 'download --max-failures' | 'download --max-line' | 'download --fields' | 'download --base-url' | 'download --auth-url' | 'download --connect-timeout' | 'download --timeout' | 'download --attempts' | 'download --deadline' | 'download --jobs' | 'download --rate' | 'download --proxy')
      kind=text ;;
    ' -f' | ' --format' | 'list -f' | 'list --format' | 'upload -f' | 'upload --format' | 'download -f' | 'download --format')
      kind=values values='json table csv tsv' ;;
    ' --color' | 'list --color' | 'upload --color' | 'download --color')
      kind=values values='auto always never' ;;
    ' --profile' | 'list --profile')
      kind=lookup lookup=(jobflow-media ---completion list -- --profile 0 0) ;;
    ' --cacert' | 'list --cacert' | 'upload --failed' | 'upload --cacert' | 'download --failed' | 'download --cacert')
      kind=files ;;
    'upload --profile')
      kind=lookup lookup=(jobflow-media ---completion upload -- --profile 0 0) ;;
    'download --directory')
      kind=directories ;;
    'download --profile')
      kind=lookup lookup=(jobflow-media ---completion download -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='list upload download'
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
  complete -F _jobflow_media jobflow-media
else
  complete -o default -F _jobflow_media jobflow-media
fi
