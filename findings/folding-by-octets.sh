#!/usr/bin/env bash
# RFC 5545, section 3.1: a line should not be longer than 75 octets, and an accented letter is two of them in UTF-8.
# Of five libraries that write calendar files only one keeps to it for an ordinary Portuguese event: two count letters,
# one forgets the space that begins a continuation line (one octet too many), one does not fold at all.
# English test data never shows the first two, so a test with ASCII titles passes while a Brazilian file is over.
# Readers may take longer lines, as the RFC says "should"; a strict one or a validator may not. Instead: fold by UTF-8 bytes between
# characters (74 and the space), measure the bytes in a test, and with ical.js set `ICAL.foldLength = 74`.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --silent \
  ics@3.12.0 ts-ics@2.4.6 ical.js@2.2.1 calendar-link@2.11.5 ical-generator@11.1.2 || exit 2
cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import * as link from 'calendar-link';
import ICAL from 'ical.js';
import ical from 'ical-generator';
import * as ics from 'ics';
import * as tsIcs from 'ts-ics';

const title =
  'Capacitação em comunicação não violenta e avaliação de competências técnicas para líderes em formação';
const description = `${title}: inscrição até sexta-feira, às 18 horas. Após a sessão haverá café, e não há estacionamento.`;
const location = 'Auditório São João, Avenida Paulista, São Paulo';
const [start, end] = [new Date('2026-11-30T13:00:00Z'), new Date('2026-11-30T15:00:00Z')];

const event = new ICAL.Event();
event.summary = title;
event.location = location;
event.description = description;
const withIcal = (length) => ((ICAL.foldLength = length), event.component.toString());
const calendar = ical();
calendar.createEvent({ summary: title, description, location, start, end });
const time = { date: start };
const tsEvent = { uid: '1@eventos.example', stamp: time, start: time, end: { date: end }, summary: title, description, location };

const longest = (text) => Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version}`;
const rows = [
  ['ics', ics.createEvent({ title, description, location, start: [2026, 11, 30, 13, 0], duration: { hours: 2 } }).value, (n) => n > 76],
  ['ts-ics', tsIcs.generateIcsCalendar({ version: '2.0', prodId: '-//Escola//PT', events: [tsEvent] }), (n) => n > 76],
  ['ical.js', withIcal(ICAL.foldLength), (n) => n === 76],
  ['ical.js', withIcal(74), (n) => n <= 75, ' with foldLength = 74'],
  ['calendar-link', decodeURIComponent(link.ics({ title, description, location, start, end })), (n) => n > 200],
  ['ical-generator', calendar.toString(), (n) => n <= 75],
];
console.log('expected: no line of more than 75 octets\nseen, longest line in octets:');
for (const [name, text, , more = ''] of rows) console.log(`${String(longest(text)).padStart(5)}  ${version(name)}${more}`);
process.exitCode = rows.every(([, text, asStated]) => asStated(longest(text))) ? 0 : 1;
JS
node look.js
