import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import sharp from 'sharp';
import { type Finding, found, leave } from './gallery.ts';
import type { Outcome } from './one-story.ts';
import { acceptCommand, idsOf, type Row } from './page/rows.ts';
import { documentOf } from './page/write.ts';
import { type Look, partsOfName, type Story, touches, wide } from './plan.ts';
import { meansId } from './selection.ts';
import { keptNames, keptPicture } from './store.ts';

/** What runs left to be looked at, for the page, for `--found`, and for the run that accepts. */
const data = join(found, 'found.json');

/** What a person has to know of a run. */
export interface Found {
  /** Whether pictures were compared, or only stories played. */
  photographs: boolean;
  findings: readonly Finding[];
  outcomes: readonly Outcome[];
  /** Accepted pictures that no story reads. */
  lost: readonly string[];
  /** Every story of the index. */
  all: readonly Story[];
}

/**
 * Leaves a page on which a person sees what changed, was lost or failed, beside what an earlier run left of stories that this one
 * did not play.
 *
 * @returns where it lies and what accepts what this run found, if it found something.
 */
export async function writePage(
  what: Found,
): Promise<{ file: string; command: string | undefined } | undefined> {
  const rows = await Promise.all(rowsOf(what).map((row) => (row.change === 'lost' ? leaveLost(row) : row)));
  const earlier = foundRows();
  if (rows.length + earlier.length === 0) return undefined;
  const merged = mergedRows(earlier, rows, what, keptNames());
  const file = await writeRows(merged);
  return rows.length > 0 ? { file, command: acceptCommand(rows, merged) } : undefined;
}

/** New rows, and those of earlier runs that are still to be looked at: whatever this one judged is its to say. */
export function mergedRows(
  earlier: readonly Row[],
  rows: readonly Row[],
  {
    outcomes,
    photographs,
    all,
  }: Pick<Found, 'photographs' | 'all'> & {
    outcomes: readonly Pick<Outcome, 'story'>[];
  },
  kept: readonly string[],
): Row[] {
  const known = new Set(all.map(({ id }) => id));
  const played = new Set(outcomes.map(({ story }) => story.id));
  const told = new Set(rows.map(({ name }) => name));
  const isLeft = ({ settled, change, id, name }: Row) => {
    if (settled || told.has(name)) return false;
    if (change === 'lost') return kept.includes(name) && !(photographs && played.has(id));
    // Its story is gone since.
    if (!known.has(id)) return false;
    if (change === 'failed') return !played.has(id);
    return !(photographs && played.has(id));
  };
  return sortedRows([...earlier.filter(isLeft), ...rows]);
}

/** A lost picture is shown as it was; of a file of another kind there are only its words. */
async function leaveLost(row: Row): Promise<Row> {
  const picture = keptPicture(row.name);
  if (!picture) return row;
  leave(`before/${row.name}.webp`, picture);
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  return { ...row, width, height };
}

async function writeRows(rows: readonly Row[]): Promise<string> {
  const file = join(found, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(data, JSON.stringify(rows, null, 1));
  writeFileSync(file, await documentOf(rows));
  return file;
}

/** What runs left to be looked at. */
export const foundRows = (): Row[] =>
  existsSync(data) ? (JSON.parse(readFileSync(data, 'utf8')) as Row[]) : [];

/** The stories that runs found changed and that nobody accepted since; with names only those that they mean. */
export function storiesToAccept(names: readonly string[], rows: readonly Row[] = foundRows()): string[] {
  const ids = idsOf(rows);
  const known = new Set(ids);
  return ids.filter((id) => names.length === 0 || names.some((name) => meansId(name, id, known)));
}

/** Marks on the page what a run that accepts has settled. */
export async function settlePage(outcomes: readonly Outcome[], accepted: readonly string[]): Promise<void> {
  const rows = foundRows();
  if (rows.length > 0) await writeRows(settled(rows, outcomes, accepted, keptNames()));
}

/** Rows of what was accepted, came out as accepted, was removed, or holds by now say so. */
export function settled(
  rows: readonly Row[],
  outcomes: readonly Pick<Outcome, 'story' | 'failures' | 'looks'>[],
  accepted: readonly string[],
  kept: readonly string[],
): Row[] {
  const looks = new Set(outcomes.flatMap((outcome) => outcome.looks));
  const holds = new Set(
    outcomes.filter(({ failures }) => failures.length === 0).map(({ story }) => story.id),
  );
  const wordsFor = (row: Row): string | undefined => {
    if (row.change === 'failed') return holds.has(row.id) ? 'holds by now' : undefined;
    if (row.change === 'lost') return kept.includes(row.name) ? undefined : 'removed since';
    // Of a story that fails nothing is accepted.
    if (!holds.has(row.id)) return undefined;
    if (accepted.includes(row.name)) return 'accepted since';
    return looks.has(row.name) ? 'as accepted by now' : 'drawn no more';
  };
  return rows.map((row) => {
    const words = row.settled ?? wordsFor(row);
    return words ? { ...row, settled: words } : row;
  });
}

/** The rows of the page: by component and story, what failed or was lost first. */
export function rowsOf({ findings, outcomes, lost, all }: Found): Row[] {
  const rows = [
    ...outcomes.filter(({ failures }) => failures.length > 0).map(failedRow),
    ...lost.map((name) => lostRow(name, all)),
    ...findings.map(foundRow),
  ];
  return sortedRows(rows);
}

function sortedRows(rows: readonly Row[]): Row[] {
  const order = (row: Row) => [row.title, urgency[row.change], row.story, row.name].join('\n');
  return rows.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

const urgency = { failed: 0, lost: 1, new: 2, size: 3, pixels: 3 };

const failedRow = ({ story, failures }: Outcome): Row => ({
  ...noPicture,
  name: story.id,
  id: story.id,
  title: story.title,
  story: story.name,
  change: 'failed',
  words: stripVTControlCharacters(failures.join('\n')),
});

const noPicture = { brand: '', scheme: '', drawn: '', width: 0, height: 0, boxes: [], parts: [] };

const foundRow = ({ name, story, look, kind, isResized, words, width, height, boxes }: Finding): Row => ({
  ...{ name, words, width, height, boxes },
  id: story.id,
  title: story.title,
  story: story.name,
  change: kind === 'new' ? 'new' : isResized ? 'size' : 'pixels',
  brand: look.brand,
  scheme: look.scheme,
  drawn: drawnWords(look),
  parts: look.manner === 'touched' ? touchedParts : [],
});

/** What a sheet of touched controls shows from the top. */
const touchedParts = touches.map(({ name }) => name);

/** In which manner a look is drawn, or else how wide. */
const drawnWords = ({ manner, width }: Pick<Look, 'manner' | 'width'>) =>
  manner === 'plain' ? `${width} px wide` : manner;

/** What the name of a file says of the picture that it was. */
function lostRow(name: string, all: readonly Story[]): Row {
  const { brand, place, id, suffix } = partsOfName(name);
  const title = all.find(({ id }) => id.startsWith(`${place}--`))?.title ?? place;
  const manner = suffix === 'touched' ? 'touched' : 'plain';
  return {
    ...noPicture,
    ...{ name, id, title, brand },
    story: id.slice(place.length + 2),
    change: 'lost',
    words: 'no story reads this picture: its story is gone, has another name, or is not drawn so any more',
    scheme: suffix.endsWith('dark') ? 'dark' : 'light',
    drawn: drawnWords({ manner, width: Number.parseInt(suffix, 10) || wide }),
    parts: manner === 'touched' ? touchedParts : [],
  };
}
