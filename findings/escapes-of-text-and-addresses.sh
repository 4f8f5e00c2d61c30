#!/usr/bin/env bash
# RFC 5545 asks for a backslash before comma and semicolon in text (3.3.11), and for none in an address (3.3.13).
# Two libraries do just the opposite: `ical-generator` escapes URL and ATTACH, so a link with a comma or a semicolon in its query
# arrives as another address, and a person may land on the wrong page; `calendar-link` leaves the commas of a place bare.
# Its code does replace them, each by itself; the reader used here forgives it, a strict one need not.
# A link without comma and semicolon shows nothing of it. Instead: percent-encode them (%2C, %3B) before `ical-generator` gets the address,
# read the file back with another library in a test, and write text through a library that escapes it.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --silent \
  ical-generator@11.1.2 calendar-link@2.11.5 ical.js@2.2.1 || exit 2
cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import * as link from 'calendar-link';
import ICAL from 'ical.js';
import ical from 'ical-generator';

const url = 'https://eventos.example/inscricao?evento=42;turma=b&sala=1,2';
const location = 'Auditório São João, Avenida Paulista, São Paulo';
const [start, end] = [new Date('2026-11-30T13:00:00Z'), new Date('2026-11-30T15:00:00Z')];
const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version}`;
const written = (address) => {
  const calendar = ical();
  calendar.createEvent({ summary: 'Reunião', location, start, end, url: address, attachments: [address] });
  return new ICAL.Component(ICAL.parse(calendar.toString())).getFirstSubcomponent('vevent');
};

const event = written(url);
const read = event.getFirstPropertyValue('url');
const attached = event.getFirstPropertyValue('attach');
const mended = url.replaceAll(',', '%2C').replaceAll(';', '%3B');
const readMended = written(mended).getFirstPropertyValue('url');
console.log(`${version('ical-generator')}, read back with ${version('ical.js')}`);
console.log(`  expected: ${url}\n  URL seen: ${read}\n  ATTACH seen: ${attached}`);
console.log(`  with %2C and %3B: ${readMended}`);

const file = decodeURIComponent(link.ics({ title: 'Reunião', location, start, end, url }));
const line = file.split('\r\n').find((each) => each.startsWith('LOCATION'));
console.log(`${version('calendar-link')}\n  expected: LOCATION:${location.replaceAll(',', '\\,')}\n  seen:     ${line}`);

const changed = url.replace(/[,;]/g, '\\$&');
process.exitCode =
  read === changed && attached === changed && readMended === mended && line === `LOCATION:${location}` ? 0 : 1;
JS
node look.js
