# bash completion for jobflow-profile. Written by make generate from the program's help.
# shellcheck shell=bash

_jobflow_profile() {
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
      get | update | role) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'get') options='--no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'update') options='--email --full-name --dry-run --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'role') options='--require --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    ' -f' | ' --format' | 'get -f' | 'get --format' | 'update -f' | 'update --format' | 'role -f' | 'role --format')
      kind=values values='json table csv tsv' ;;
    ' --fields' | ' --base-url' | ' --auth-url' | ' --connect-timeout' | ' --timeout' | ' --attempts' | ' --deadline' | ' --jobs' | ' --rate' | ' --proxy' | 'get --fields' | 'get --base-url' | 'get --auth-url' | 'get --connect-timeout' | 'get --timeout' | 'get --attempts' | 'get --deadline' | 'get --jobs' | 'get --rate' | 'get --proxy' | 'update --email' | 'update --full-name' | 'update --fields' | 'update --base-url' | 'update --auth-url' | 'update --connect-timeout' | 'update --timeout' | 'update --attempts' | 'update --deadline' | 'update --jobs' | 'update --rate' | 'update --proxy' | 'role --fields' | 'role --base-url' | 'role --auth-url' | 'role --connect-timeout' | 'role --timeout' | 'role --attempts' | 'role --deadline' | 'role --jobs' | 'role --rate' | 'role --proxy')
      kind=text ;;
    ' --color' | 'get --color' | 'update --color' | 'role --color')
      kind=values values='auto always never' ;;
    ' --profile' | 'get --profile')
      kind=lookup lookup=(jobflow-profile ---completion get -- --profile 0 0) ;;
    ' --cacert' | 'get --cacert' | 'update --cacert' | 'role --cacert')
      kind=files ;;
    'update --profile')
      kind=lookup lookup=(jobflow-profile ---completion update -- --profile 0 0) ;;
    'role --require')
      kind=values values='admin user' ;;
    'role --profile')
      kind=lookup lookup=(jobflow-profile ---completion role -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='get update role'
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
  complete -F _jobflow_profile jobflow-profile
else
  complete -o default -F _jobflow_profile jobflow-profile
fi
