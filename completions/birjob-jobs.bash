# bash completion for birjob-jobs. Written by make generate from the program's help.
# shellcheck shell=bash

_birjob_jobs() {
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
      search | get | view) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='--search --company --location --source --employment-type --experience-level --remote --on-site --sort-by --sort-order -n --limit --page-size --offset --fail-empty --dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'search') options='--search --company --location --source --employment-type --experience-level --remote --on-site --sort-by --sort-order -n --limit --page-size --offset --fail-empty --dialect --no-validate -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'get') options='--dialect --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'view') options='--seconds --dry-run --dialect --no-validate --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    ' --search' | ' --company' | ' --location' | ' --source' | ' --sort-by' | ' -n' | ' --limit' | ' --page-size' | ' --offset' | ' --fields' | ' --base-url' | ' --connect-timeout' | ' --timeout' | ' --attempts' | ' --deadline' | ' --jobs' | ' --rate' | ' --proxy' | 'search --search' | 'search --company' | 'search --location' | 'search --source' | 'search --sort-by' | 'search -n' | 'search --limit' | 'search --page-size' | 'search --offset' | 'search --fields' | 'search --base-url' | 'search --connect-timeout' | 'search --timeout' | 'search --attempts' | 'search --deadline' | 'search --jobs' | 'search --rate' | 'search --proxy' | 'get --max-failures' | 'get --max-line' | 'get --fields' | 'get --base-url' | 'get --connect-timeout' | 'get --timeout' | 'get --attempts' | 'get --deadline' | 'get --jobs' | 'get --rate' | 'get --proxy' | 'view --seconds' | 'view --max-failures' | 'view --max-line' | 'view --fields' | 'view --base-url' | 'view --connect-timeout' | 'view --timeout' | 'view --attempts' | 'view --deadline' | 'view --jobs' | 'view --rate' | 'view --proxy')
      kind=text ;;
    ' --employment-type' | 'search --employment-type')
      kind=values values='full_time part_time contract' ;;
    ' --experience-level' | 'search --experience-level')
      kind=values values='entry mid senior lead' ;;
    ' --sort-order' | 'search --sort-order')
      kind=values values='asc desc' ;;
    ' --dialect' | 'search --dialect' | 'get --dialect' | 'view --dialect')
      kind=values values='auto seed real' ;;
    ' -f' | ' --format' | 'search -f' | 'search --format' | 'get -f' | 'get --format' | 'view -f' | 'view --format')
      kind=values values='json table csv tsv' ;;
    ' --color' | 'search --color' | 'get --color' | 'view --color')
      kind=values values='auto always never' ;;
    ' --profile' | 'search --profile')
      kind=lookup lookup=(birjob-jobs ---completion search -- --profile 0 0) ;;
    ' --cacert' | 'search --cacert' | 'get --failed' | 'get --journal' | 'get --cacert' | 'view --failed' | 'view --journal' | 'view --cacert')
      kind=files ;;
    'get --profile')
      kind=lookup lookup=(birjob-jobs ---completion get -- --profile 0 0) ;;
    'view --profile')
      kind=lookup lookup=(birjob-jobs ---completion view -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='search get view'
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
  complete -F _birjob_jobs birjob-jobs
else
  complete -o default -F _birjob_jobs birjob-jobs
fi
