#!/usr/bin/env bash
# `ics` writes "one day before" as `-P1DT`, and an event of one day as `DURATION:P1DT`.
# In RFC 5545, section 3.3.6, the T opens the part with hours, minutes or seconds, and one of them must follow: one day is `P1D`.
# "A day before" is a usual reminder of a course or a meeting, and only whole days and weeks are so written: hours are right,
# and the examples of the README have only hours and minutes. Some readers forgive it (ical.js reads -P1D), so a look at the event in one
# calendar proves little; one that keeps to the grammar need not take it. Weeks together with days come out as `P1W1DT`,
# which the grammar does not have either. Instead: give the trigger in hours (`{ hours: 24 }`), and the event an `end`.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --silent ics@3.12.0 ical.js@2.2.1 || exit 2
cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { createEvent } from 'ics';

const spans = [
  [{ days: 1 }, 'P1D', 'P1DT'],
  [{ weeks: 1 }, 'P1W', 'P1WT'],
  [{ weeks: 1, days: 1 }, 'P8D', 'P1W1DT'],
  [{ hours: 24 }, 'PT24H', 'PT24H'],
  [{ days: 1, hours: 2 }, 'P1DT2H', 'P1DT2H'],
];
const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version}`;
console.log(`${version('ics')}; ${version('ical.js')} reads -P1DT as ${ICAL.Duration.fromString('-P1DT')}`);
let asStated = true;
for (const [span, expected, stated] of spans) {
  const { value } = createEvent({
    title: 'Avaliação de competências técnicas para líderes em formação',
    location: 'Auditório São João, Avenida Paulista, São Paulo',
    url: 'https://eventos.example/inscricao?evento=42&turma=7',
    start: [2026, 11, 30],
    duration: span,
    alarms: [{ action: 'display', description: 'Amanhã', trigger: { ...span, before: true } }],
  });
  const trigger = value.match(/^TRIGGER:-(.*)\r$/m)?.[1];
  const duration = value.match(/^DURATION:(.*)\r$/m)?.[1];
  asStated &&= trigger === stated && duration === stated;
  const note = trigger === expected ? '' : '  differs';
  console.log(`${JSON.stringify(span).padEnd(22)} expected ${expected.padEnd(7)} seen TRIGGER:-${trigger} DURATION:${duration}${note}`);
}
process.exitCode = asStated ? 0 : 1;
JS
node look.js
