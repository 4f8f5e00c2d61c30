#!/usr/bin/env bash
# Give `ical-generator` a calendar with `timezone: 'America/Sao_Paulo'` and the stamps that must be UTC lose their Z: DTSTAMP,
# CREATED and LAST-MODIFIED (RFC 5545, 3.8.7.1 to 3.8.7.3), and they are then the hour of whatever zone the machine runs in.
# A start that was given no zone of its own has neither TZID nor Z, so by 3.3.5 it is "floating": the same hour everywhere; the zone is
# only in TIMEZONE-ID and X-WR-TIMEZONE, which the RFC does not know. An alarm at a time (3.8.6.3) has no Z with any zone at all.
# The README does say that a time is taken as matching the zone; of stamps, which the library may set itself, it says nothing.
# It matters when a server that runs in UTC writes for people in Brazil, or updates are compared by stamp. Instead: set no zone
# and write UTC (nothing is wrong then), or set it on each event, with times that carry it, and give alarms as a span before the start.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --silent ical-generator@11.1.2 || exit 2
cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import ical from 'ical-generator';

const zone = 'America/Sao_Paulo';
const at = new Date('2026-11-30T13:00:00Z');
const lines = (ofCalendar, ofEvent) => {
  const calendar = ical({ timezone: ofCalendar });
  const event = { summary: 'Reunião', start: at, timezone: ofEvent, stamp: at, created: at, lastModified: at };
  calendar.createEvent({ ...event, alarms: [{ type: 'display', trigger: at }] });
  const names = /^(DTSTAMP|DTSTART|CREATED|LAST-MODIFIED|TRIGGER)/;
  return calendar.toString().split('\r\n').filter((line) => names.test(line));
};
const seen = { none: lines(), event: lines(undefined, zone), calendar: lines(zone) };
console.log(`ical-generator ${JSON.parse(readFileSync('node_modules/ical-generator/package.json')).version}, TZ=${process.env.TZ}`);
console.log('expected: a Z on all but DTSTART in each case, and with a zone DTSTART;TZID=…');
for (const [where, found] of Object.entries(seen)) console.log(`seen, zone of ${where}:\n  ${found.join('\n  ')}`);

const bare = (found) => found.filter((line) => !line.endsWith('Z')).map((line) => line.split(/[;:]/)[0]).join();
process.exitCode =
  bare(seen.none) === '' &&
  bare(seen.event) === 'DTSTART,TRIGGER' &&
  bare(seen.calendar) === 'DTSTAMP,DTSTART,TRIGGER,CREATED,LAST-MODIFIED' &&
  seen.event.some((line) => line.startsWith('DTSTART;TZID=')) &&
  seen.calendar.some((line) => line.startsWith('DTSTART:'))
    ? 0
    : 1;
JS
TZ=UTC node look.js
echo
TZ=America/Sao_Paulo node look.js
