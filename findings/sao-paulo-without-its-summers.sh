#!/usr/bin/env bash
# `timezones-ical-library` says it turns the IANA database into VTIMEZONE blocks, and `ical-generator` names it for that.
# Its block for São Paulo is one line of -03:00 from 1970 on: the daylight saving time that Brazil had until February 2019 is gone,
# and `tzlib_get_offset`, which takes a date, answers the same. A past event of a Brazilian summer is an hour off.
# By RFC 5545, section 3.6.5, the DTSTART of an observance is when its offset begins to hold, so the block claims what was not so.
# Mexico City, which ended its summers in 2022, is cut in the same way. Instead: write past events in UTC with a Z, ask `Intl`
# (which has the history) for offsets, and test a zone with a date on the other side of its last change.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --silent timezones-ical-library@2.3.2 || exit 2
cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library';

const known = (zone, date) => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(new Date(`${date}T15:00:00Z`)).find(({ type }) => type === 'timeZoneName').value;
  return name.replace('GMT', '').replace(':', '');
};
const rows = [
  ['America/Sao_Paulo', '2018-12-10', '-0300', '-0200'],
  ['America/Sao_Paulo', '2019-03-10', '-0300', '-0300'],
  ['America/Mexico_City', '2022-07-10', '-0600', '-0500'],
  ['America/New_York', '2018-12-10', '-0500', '-0500'],
];
const [block] = tzlib_get_ical_block('America/Sao_Paulo');
console.log(`timezones-ical-library ${JSON.parse(readFileSync('node_modules/timezones-ical-library/package.json')).version}`);
console.log('expected: the offsets that Intl has, and a DAYLIGHT part for São Paulo\nseen:\n');
console.log(block.replaceAll('\r\n', '\n').replace(/^/gm, '  '), '\n');
console.log('zone                 noon of     library  Intl');
let asStated = !block.includes('DAYLIGHT');
for (const [zone, date, ofLibrary, ofIntl] of rows) {
  const [a, b] = [tzlib_get_offset(zone, date, '12:00'), known(zone, date)];
  asStated &&= a === ofLibrary && b === ofIntl;
  console.log(`${zone.padEnd(20)} ${date}  ${a}    ${b}${a === b ? '' : '  differs'}`);
}
process.exitCode = asStated ? 0 : 1;
JS
node look.js
