# bash completion for jm-jobs. Written by make generate from the program's help.
# shellcheck shell=bash

_jm_jobs() {
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
      list | star | unstar | apply | view | open | starred | applied) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values='' lookup=()
  case $subcommand in
    '') options='-l --last --offline --session --filter --carry --fail-empty --scope --remote --on-site --category --search --min-salary --level --type --posted-within -s --sort -n --limit --count --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'list') options='-l --last --offline --session --filter --carry --fail-empty --scope --remote --on-site --category --search --min-salary --level --type --posted-within -s --sort -n --limit --count --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line --journal -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'star') options='-l --last --dry-run --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'unstar') options='-l --last --dry-run --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'apply') options='-l --last --dry-run --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'view') options='-l --last --dry-run --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'open') options='-n --limit --failed --force --fail-fast --max-failures --ok-partial --unordered --meta -0 --null --max-line -f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'starred') options='-f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
    'applied') options='-f --format --json --table --fields --no-pager -q --quiet --color --profile --base-url --auth-url --connect-timeout --timeout --attempts --deadline --jobs --rate --cacert --proxy --allow-http -v --verbose --version -h --help' operand=text ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    ' --session' | 'list --session')
      kind=lookup lookup=(jm-jobs ---completion list -- --session 0 0) ;;
    ' --carry' | ' --search' | ' --min-salary' | ' --level' | ' --posted-within' | ' -n' | ' --limit' | ' --max-failures' | ' --max-line' | ' --fields' | ' --base-url' | ' --auth-url' | ' --connect-timeout' | ' --timeout' | ' --attempts' | ' --deadline' | ' --jobs' | ' --rate' | ' --proxy' | 'list --carry' | 'list --search' | 'list --min-salary' | 'list --level' | 'list --posted-within' | 'list -n' | 'list --limit' | 'list --max-failures' | 'list --max-line' | 'list --fields' | 'list --base-url' | 'list --auth-url' | 'list --connect-timeout' | 'list --timeout' | 'list --attempts' | 'list --deadline' | 'list --jobs' | 'list --rate' | 'list --proxy' | 'star --max-failures' | 'star --max-line' | 'star --fields' | 'star --base-url' | 'star --auth-url' | 'star --connect-timeout' | 'star --timeout' | 'star --attempts' | 'star --deadline' | 'star --jobs' | 'star --rate' | 'star --proxy' | 'unstar --max-failures' | 'unstar --max-line' | 'unstar --fields' | 'unstar --base-url' | 'unstar --auth-url' | 'unstar --connect-timeout' | 'unstar --timeout' | 'unstar --attempts' | 'unstar --deadline' | 'unstar --jobs' | 'unstar --rate' | 'unstar --proxy' | 'apply --max-failures' | 'apply --max-line' | 'apply --fields' | 'apply --base-url' | 'apply --auth-url' | 'apply --connect-timeout' | 'apply --timeout' | 'apply --attempts' | 'apply --deadline' | 'apply --jobs' | 'apply --rate' | 'apply --proxy' | 'view --max-failures' | 'view --max-line' | 'view --fields' | 'view --base-url' | 'view --auth-url' | 'view --connect-timeout' | 'view --timeout' | 'view --attempts' | 'view --deadline' | 'view --jobs' | 'view --rate' | 'view --proxy' | 'open -n' | 'open --limit' | 'open --max-failures' | 'open --max-line' | 'open --fields' | 'open --base-url' | 'open --auth-url' | 'open --connect-timeout' | 'open --timeout' | 'open --attempts' | 'open --deadline' | 'open --jobs' | 'open --rate' | 'open --proxy' | 'starred --fields' | 'starred --base-url' | 'starred --auth-url' | 'starred --connect-timeout' | 'starred --timeout' | 'starred --attempts' | 'starred --deadline' | 'starred --jobs' | 'starred --rate' | 'starred --proxy' | 'applied --fields' | 'applied --base-url' | 'applied --auth-url' | 'applied --connect-timeout' | 'applied --timeout' | 'applied --attempts' | 'applied --deadline' | 'applied --jobs' | 'applied --rate' | 'applied --proxy')
      kind=text ;;
    ' --scope' | 'list --scope')
      kind=values values='local national' ;;
    ' --category' | 'list --category')
      kind=values values='direct adjacent' ;;
    ' --type' | 'list --type')
      kind=values values='full-time part-time contract temporary internship' ;;
    ' -s' | ' --sort' | 'list -s' | 'list --sort')
      kind=values values='posted title company' ;;
    ' --failed' | ' --journal' | ' --cacert' | 'list --failed' | 'list --journal' | 'list --cacert' | 'star --failed' | 'star --cacert' | 'unstar --failed' | 'unstar --cacert' | 'apply --failed' | 'apply --cacert' | 'view --failed' | 'view --cacert' | 'open --failed' | 'open --cacert' | 'starred --cacert' | 'applied --cacert')
      kind=files ;;
    ' -f' | ' --format' | 'list -f' | 'list --format' | 'star -f' | 'star --format' | 'unstar -f' | 'unstar --format' | 'apply -f' | 'apply --format' | 'view -f' | 'view --format' | 'open -f' | 'open --format' | 'starred -f' | 'starred --format' | 'applied -f' | 'applied --format')
      kind=values values='json table csv tsv' ;;
    ' --color' | 'list --color' | 'star --color' | 'unstar --color' | 'apply --color' | 'view --color' | 'open --color' | 'starred --color' | 'applied --color')
      kind=values values='auto always never' ;;
    ' --profile' | 'list --profile')
      kind=lookup lookup=(jm-jobs ---completion list -- --profile 0 0) ;;
    'star --profile')
      kind=lookup lookup=(jm-jobs ---completion star -- --profile 0 0) ;;
    'unstar --profile')
      kind=lookup lookup=(jm-jobs ---completion unstar -- --profile 0 0) ;;
    'apply --profile')
      kind=lookup lookup=(jm-jobs ---completion apply -- --profile 0 0) ;;
    'view --profile')
      kind=lookup lookup=(jm-jobs ---completion view -- --profile 0 0) ;;
    'open --profile')
      kind=lookup lookup=(jm-jobs ---completion open -- --profile 0 0) ;;
    'starred --profile')
      kind=lookup lookup=(jm-jobs ---completion starred -- --profile 0 0) ;;
    'applied --profile')
      kind=lookup lookup=(jm-jobs ---completion applied -- --profile 0 0) ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='list star unstar apply view open starred applied'
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
  complete -F _jm_jobs jm-jobs
else
  complete -o default -F _jm_jobs jm-jobs
fi
