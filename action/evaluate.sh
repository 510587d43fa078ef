#!/usr/bin/env bash
# Judges for action.yml, and leaves the exit code in the output "code": the comment comes before the job fails.
set -euo pipefail

deemster=$RUNNER_TEMP/deemster/node_modules/.bin/deemster
if [ "$VERSION" = installed ]; then deemster=deemster; fi
# Outside the repository, and another one for each use in a job.
folder=$(mktemp -d "$RUNNER_TEMP/deemster-run-XXXXXX")
results=$folder/results.jsonl
junit=$folder/results.xml
summary=$folder/summary.md
output() { echo "$1=$2" >>"$GITHUB_OUTPUT"; }

fail_on=$GATE
baseline=$BASELINE
if [ -n "$BASELINE" ] && [ ! -e "$BASELINE" ]; then
  echo '::notice title=Deemster::There is no baseline yet, so nothing is compared. The summary says how to begin.'
  baseline=
  case $GATE in failed | never) ;; *) fail_on=never ;; esac
fi

arguments=("--threshold=$THRESHOLD" "--output=$results" "--junit=$junit" "--summary=$summary")
option() { if [ -n "$2" ]; then arguments+=("$1=$2"); fi; }
option --evaluators "$EVALUATORS"
option --baseline "$baseline"
option --fail-on "$fail_on"
option --judge "$JUDGE"
option --prices "$PRICES"
while IFS= read -r line; do option --criterion "${line%$'\r'}"; done <<<"$CRITERIA"
while IFS= read -r line; do
  line=${line%$'\r'}
  if [ -n "$line" ]; then arguments+=("$line"); fi
done <<<"$OPTIONS"

# The runner would take "##[" anywhere in a line for a command, also in an answer.
code=0
"$deemster" evaluate "${arguments[@]}" -- "$ANSWERS" 2>&1 | sed 's/##\[/## [/g' || code=${PIPESTATUS[0]}

if [ "$baseline" != "$BASELINE" ]; then
  if [ "$GATE" = cannot-say ] && [ "$code" = 0 ]; then
    code=4
    output result inconclusive
  fi
  if [ -e "$summary" ]; then
    begin='yet, so nothing was compared. To begin, commit the results of this run as that file.'
    printf '\n%s\n' "There is no baseline \` ${BASELINE//\`/} \` $begin" >>"$summary"
  fi
fi
output code "$code"
output results "$results"
output junit "$junit"
if [ -e "$summary" ]; then
  output summary "$summary"
  cat "$summary" >>"$GITHUB_STEP_SUMMARY"
else
  output result wrong-usage
fi
