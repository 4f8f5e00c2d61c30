import { writeFileSync } from 'node:fs';
import { shortened } from '../shortened.mjs';
import type { Finding, Gallery } from './gallery.ts';
import type { Outcome } from './one-story.ts';
import { keptNames, pathOf, weight } from './store.ts';

/** What held only when it was tried once more, and what was wrong the first time. */
export interface Flaky {
  name: string;
  why: string;
}

/** What a run of stories came to. */
export interface Summary {
  outcomes: readonly Outcome[];
  gallery: Pick<Gallery, 'findings' | 'late' | 'drawn'>;
  /** What is wrong with the run or the pictures as a whole, in sentences. */
  faults: readonly string[];
  flaky: readonly Flaky[];
  /** Whether pictures were asked for, but cannot be compared on this machine. */
  isBlind: boolean;
  photographs: boolean;
  /** Since it began. */
  seconds: number;
}

const brokenOf = (outcomes: readonly Outcome[]) => outcomes.filter(({ failures }) => failures.length > 0);

/** How many pictures are as they were accepted. */
const sameOf = (outcomes: readonly Outcome[]) =>
  outcomes.reduce((sum, { looks, changed }) => sum + looks.length - changed.length, 0);

export const failedCount = ({ outcomes, gallery, faults }: Summary) =>
  brokenOf(outcomes).length + gallery.findings.length + faults.length;

const kinds: Record<Finding['kind'], string> = { new: 'NEW    ', changed: 'CHANGED' };

/** Says what changed, what is wrong, and how long it took. */
export function printSummary(summary: Summary): void {
  const { outcomes, gallery, faults, flaky, isBlind, seconds } = summary;
  for (const name of gallery.late) console.log(`LATE    ${pathOf(name)}: as accepted at a second look`);
  for (const { name, kind, words } of gallery.findings)
    console.log(`${kinds[kind]} ${pathOf(name)}: ${words}`);
  for (const { name, why } of flaky) console.log(`FLAKY   ${name}${shortened(why)}`);
  for (const fault of faults) console.log(`FAILED  ${fault}`);
  console.log('\nThe slowest:');
  for (const { story, seconds } of [...outcomes].sort((a, b) => b.seconds - a.seconds).slice(0, 20))
    console.log(`  ${seconds.toFixed(1).padStart(5)} s  ${story.id}`);
  const parts = [
    `${outcomes.length} stories played, ${brokenOf(outcomes).length} of them failed${faults.length > 0 ? `, and ${faults.length} other ${faults.length === 1 ? 'fault' : 'faults'}` : ''}`,
    `${sameOf(outcomes)} looks as accepted (${gallery.late.length} of them late), ${gallery.drawn} drawn, ${gallery.findings.length} changed or new`,
    `${keptNames().length} pictures weigh ${weight().toFixed(1)} MB`,
    `${seconds} s`,
    ...(isBlind ? ['pictures NOT COMPARED'] : []),
  ];
  console.log(`\n${parts.join('; ')}`);
}

/** Writes the counts that `npm test` adds up. */
export function writeCounts(file: string, summary: Summary): void {
  const { outcomes, gallery, faults, flaky, photographs } = summary;
  const notes = [
    ...(photographs ? [] : ['pictures NOT COMPARED']),
    ...(gallery.late.length > 0 ? [`${gallery.late.length} LATE`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} FLAKY`] : []),
  ];
  const broken = brokenOf(outcomes);
  writeFileSync(
    file,
    JSON.stringify({
      passed: outcomes.length - broken.length + sameOf(outcomes) + gallery.drawn,
      failed: failedCount(summary),
      errors: 0,
      failing: [
        ...broken.map(({ story, failures }) => story.id + shortened(failures[0])),
        ...gallery.findings.map(({ name, words }) => `${name}.webp: ${words}`),
        ...faults,
      ],
      flaky: flaky.map(({ name, why }) => name + shortened(why)),
      ...(notes.length > 0 && { note: notes.join(', ') }),
    }),
  );
}

/** Writes what was found, story by story. */
export function writeFindings(file: string, { outcomes, gallery, photographs }: Summary): void {
  writeFileSync(
    file,
    JSON.stringify({
      photographs,
      stories: outcomes.map(({ story, failures, looks }) => ({ id: story.id, failures, pictures: looks })),
      findings: gallery.findings.map(({ name, story, kind, words }) => ({
        picture: name,
        id: story.id,
        kind,
        words,
      })),
    }),
  );
}
