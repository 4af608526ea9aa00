# bash completion for jm-serve. Written by make generate from the program's help.
# shellcheck shell=bash

_jm_serve() {
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
      run | exec | import) subcommand=${words[1]} ;;
    esac
  fi
  local options='' operand='' kind='' values=''
  case $subcommand in
    '') options='--version -h --help' operand=text ;;
    'run') options='--db --port --host --public-url --accept-host --redirect-url --behind-proxy --max-connections --max-queue --color --anon-key --dialect --fake-linkedin --confirm-email --mail-folder --push-folder --no-signup --token-lifetime --reuse-interval --searches --max-jobs --drain --no-samples -v --verbose --version -h --help' operand=text ;;
    'exec') options='--db --color --anon-key --dialect --fake-linkedin --confirm-email --mail-folder --push-folder --no-signup --token-lifetime --reuse-interval --searches --max-jobs --drain --no-samples -v --verbose --version -h --help' operand=command ;;
    'import') options='--db --failed --force --dry-run --max-line --color --version -h --help' operand=files ;;
  esac
  local option=${words[last - 1]} prefix='' ended=0
  for ((i = 1; i < last; i++)); do
    if [[ ${words[i]} == -- ]]; then ended=1 option=''; fi
  done
  if [[ $ended -eq 0 && $cur == --*=* ]]; then
    option=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi
  case "$subcommand $option" in
    'run --db' | 'exec --db' | 'import --db' | 'import --failed')
      kind=files ;;
    'run --port' | 'run --host' | 'run --public-url' | 'run --accept-host' | 'run --redirect-url' | 'run --max-connections' | 'run --max-queue' | 'run --anon-key' | 'run --token-lifetime' | 'run --reuse-interval' | 'run --searches' | 'run --max-jobs' | 'run --drain' | 'exec --anon-key' | 'exec --token-lifetime' | 'exec --reuse-interval' | 'exec --searches' | 'exec --max-jobs' | 'exec --drain' | 'import --max-line')
      kind=text ;;
    'run --color' | 'exec --color' | 'import --color')
      kind=values values='auto always never' ;;
    'run --dialect' | 'exec --dialect')
      kind=values values='seed real' ;;
    'run --mail-folder' | 'run --push-folder' | 'exec --mail-folder' | 'exec --push-folder')
      kind=directories ;;
    *)
      cur=$prefix$cur prefix=''
      if [[ $ended -eq 0 && $cur == -* ]]; then
        kind=values values=$options
      elif ((last == 1)); then
        kind=values values='run exec import'
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
  complete -F _jm_serve jm-serve
else
  complete -o default -F _jm_serve jm-serve
fi
