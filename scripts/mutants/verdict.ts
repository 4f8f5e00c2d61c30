import type { Mutant } from './mutant.ts';

/** What a picture run leaves with `--json`. */
export interface Seen {
  /** Whether pictures were compared at all. */
  photographs: boolean;
  stories: readonly { id: string; failures: readonly string[]; pictures: readonly string[] }[];
  findings: readonly { picture: string; id: string; kind: 'changed' | 'new'; words: string }[];
}

/** Whether a mutant was noticed, and by what. */
export interface Verdict {
  mutant: Mutant;
  by: string | undefined;
  /** How many pictures told. */
  pictures: number;
}

const isOf = (id: string, { stories }: Mutant) =>
  stories.some((asked) => id === asked || (!asked.includes('--') && id.startsWith(`${asked}--`)));

/** What tells of the run rather than of the story: a page that crashed or never answered. */
const isOfTheRun = (failure: string) =>
  /no page for it|no answer within|crashed|has been closed/.test(failure);

const isIn = (picture: string, only: Mutant['only']) =>
  !only ||
  (picture.startsWith(`${only.brand}/`) &&
    (!only.scheme || picture.endsWith('--dark') === (only.scheme === 'dark')));

/**
 * A mutant is noticed where a picture of its own stories changed, or one of them failed, that did neither without it; or where
 * a picture is not drawn any more, which a run of all stories tells of the accepted one (`ledger.ts`).
 *
 * @throws {Error} when none of its stories was played, or one not to its end.
 */
export function judge(mutant: Mutant, seen: Seen, clean: Seen): Verdict {
  const own = seen.stories.filter(({ id }) => isOf(id, mutant));
  if (own.length === 0) throw new Error(`${mutant.name}: no story is called ${mutant.stories.join(' or ')}.`);
  const known = new Set(clean.findings.map(({ picture }) => picture));
  const changed = seen.findings.filter(
    ({ picture, id, kind }) =>
      kind === 'changed' && isOf(id, mutant) && isIn(picture, mutant.only) && !known.has(picture),
  );
  const failing = new Set(clean.stories.filter(({ failures }) => failures.length > 0).map(({ id }) => id));
  const lost = own.find(({ failures }) => failures.some((failure) => isOfTheRun(failure)));
  if (lost) throw new Error(`${mutant.name}: ${lost.id} was not played to its end: ${lost.failures[0]}`);
  // What a story says of itself is said in every dress at once.
  const failed = mutant.only ? [] : own.filter(({ id, failures }) => failures.length > 0 && !failing.has(id));
  const drawn = new Set(own.flatMap(({ pictures }) => pictures));
  const left = clean.stories
    .filter(({ id }) => own.some((story) => story.id === id && story.failures.length === 0))
    .flatMap(({ pictures }) =>
      pictures.filter((picture) => !drawn.has(picture) && isIn(picture, mutant.only)),
    );
  const by = [
    ...changed.map(({ picture, words }) => `${picture}: ${words}`),
    ...failed.map(({ id, failures }) => `${id} failed: ${failures[0]?.split('\n')[0] ?? ''}`),
    ...left.map((picture) => `${picture}: no story draws it any more`),
  ].at(0);
  return { mutant, by, pictures: changed.length };
}
