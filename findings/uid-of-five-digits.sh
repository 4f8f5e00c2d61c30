#!/usr/bin/env bash
# An event without `uid` gets from `calendar-link` a random number below 100 000 as its UID, with nothing of the site in it.
# RFC 5545, section 3.8.4.7, asks for an identifier that no other event in the world has, and calendars know an event by it.
# With so few numbers, two of some 370 events share one as often as not, and an imported event may then replace another one.
# And as it is drawn anew at each call, the file of one event downloaded twice may be two events, and an update does not find the first.
# The README tells that the id is random, not how few there are. Instead: always give `uid`, made of the event's own id
# and the site's domain (`42@eventos.example`), so that the same event keeps it.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --silent calendar-link@2.11.5 || exit 2
cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import * as link from 'calendar-link';

const event = {
  title: 'Capacitação em comunicação não violenta',
  location: 'Auditório São João, Avenida Paulista, São Paulo',
  url: 'https://eventos.example/inscricao?evento=42&turma=7',
  start: '2026-11-30T13:00:00Z',
  duration: [2, 'hour'],
};
const uid = (more) => decodeURIComponent(link.ics({ ...event, ...more })).match(/UID:(.*)\r/)[1];
const many = Array.from({ length: 3000 }, (_, at) => uid({ title: `${event.title}, turma ${at + 1}` }));
const repeated = many.length - new Set(many).size;
const short = many.every((each) => /^\d{1,5}$/.test(each));
const given = [uid({ uid: '42@eventos.example' }), uid({ uid: '42@eventos.example' })];

console.log(`calendar-link ${JSON.parse(readFileSync('node_modules/calendar-link/package.json')).version}`);
console.log('expected: 3000 events, 3000 identifiers, such as a UUID');
console.log(`seen: all of at most five digits: ${short} (${many.slice(0, 3).join(', ')}, …); ${repeated} that another event has already`);
console.log(`seen, the same event twice: ${uid()} and ${uid()}; with uid given: ${given.join(' and ')}`);
process.exitCode = short && repeated > 0 && given.every((each) => each === '42@eventos.example') ? 0 : 1;
JS
node look.js
