import type { Mutant } from './mutant.ts';
import type { Reach, StoryFile } from './reach.ts';

/** A mutant with the files of the stories that have to notice it. */
export interface Placed {
  mutant: Mutant;
  judges: readonly StoryFile[];
}

/**
 * Each mutant with its story files.
 *
 * @throws {Error} naming the mutant whose story nobody has.
 */
export function placed(mutants: readonly Mutant[], files: readonly StoryFile[]): Placed[] {
  return mutants.map((mutant) => ({
    mutant,
    judges: mutant.stories.map((story) => {
      const [prefix] = story.split('--');
      const file = files.find((one) => one.prefix === prefix);
      if (!file) throw new Error(`${mutant.name}: no file has stories called ${story}.`);
      return file;
    }),
  }));
}

/** Whether a picture can be of both dresses. */
const share = ({ only: one }: Mutant, { only: other }: Mutant) =>
  !one ||
  !other ||
  (one.brand === other.brand && (!one.scheme || !other.scheme || one.scheme === other.scheme));

/** Whether the first mutant can show in a picture by which the second is judged. */
export const reaches = (one: Placed, other: Placed, reach: Reach): boolean =>
  share(one.mutant, other.mutant) && other.judges.some((file) => reach.shows(one.mutant.file, file));

/**
 * Mutants that can be built together, in as few batches as come out when each goes into the first that takes it.
 *
 * A mutant is judged by the pictures of its own stories alone. In a batch no other mutant's file can show in those
 * (`reaches`, both ways), so each of them comes out of the batch's build as it would of a build with this mutant only:
 * what a batch says of a mutant is what it would say alone.
 */
export function batchesOf(all: readonly Placed[], reach: Reach): Placed[][] {
  const meet = (one: Placed, other: Placed) => reaches(one, other, reach) || reaches(other, one, reach);
  const crowd = new Map(all.map((one) => [one, all.filter((other) => meet(one, other)).length]));
  const batches: Placed[][] = [];
  for (const one of [...all].sort((a, b) => (crowd.get(b) ?? 0) - (crowd.get(a) ?? 0))) {
    const open = batches.find((batch) => batch.every((other) => !meet(one, other)));
    if (open) open.push(one);
    else batches.push([one]);
  }
  return batches;
}
