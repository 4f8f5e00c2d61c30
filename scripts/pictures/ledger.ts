import type { Outcome } from './one-story.ts';
import { isUnpictured, mayBeUnpictured, partsOfName, type Tagged } from './plan.ts';
import { meansId } from './selection.ts';

/**
 * Holds what was asked against what was done, so that nothing is left out in silence: of the stories that were asked for, and of
 * the pictures and reasons of all others too: a story that says by its tag that it has no pictures of its own is `hidden` where it
 * has no right to. Pictures that no story reads are `unread` where the names that were asked for mean
 * them, and `others` elsewhere.
 */
export function ledgerOf({
  all,
  stories,
  outcomes,
  notCompared,
  kept,
  photographs,
  names = [],
  looksOfAnother = {},
}: {
  /** Every story of the index. */
  all: readonly Tagged[];
  /** Those that were asked for. */
  stories: readonly Tagged[];
  outcomes: readonly Pick<Outcome, 'story' | 'failures' | 'looks'>[];
  notCompared: Readonly<Record<string, string>>;
  kept: readonly string[];
  photographs: boolean;
  /** Parts of names by which stories were asked for, or none for all. */
  names?: readonly string[];
  /** Stories without pictures beside those that may be by name, each with the story whose looks it has. */
  looksOfAnother?: Readonly<Record<string, string>>;
}): { unaccounted: string[]; unread: string[]; others: string[]; listedButGone: string[]; hidden: string[] } {
  const done = new Map(outcomes.map((outcome) => [outcome.story.id, outcome]));
  const unaccounted = stories
    .filter((story) => {
      const { id } = story;
      const outcome = done.get(id);
      if (!outcome) return true;
      // One that failed says so itself.
      const isWithout = outcome.failures.length === 0 && outcome.looks.length === 0;
      return photographs && isWithout && !(id in notCompared) && !isUnpictured(story);
    })
    .map(({ id }) => id);
  const read = new Set(outcomes.flatMap(({ looks }) => looks));
  const known = new Set(all.map(({ id }) => id));
  const asked = new Set(stories.map(({ id }) => id));
  // A story that failed may not have come to all its looks.
  const failed = new Set(outcomes.filter(({ failures }) => failures.length > 0).map(({ story }) => story.id));
  const isUnread = (name: string) => {
    const id = storyOf(name, known);
    return id === undefined || (asked.has(id) && done.has(id) && !failed.has(id) && !read.has(name));
  };
  const unread = photographs ? kept.filter(isUnread) : [];
  const isAskedFor = (name: string) =>
    names.length === 0 ||
    asked.has(partsOfName(name).id) ||
    names.some((one) => meansId(one, partsOfName(name).id, known));
  const listedButGone = Object.keys({ ...notCompared, ...looksOfAnother }).filter((id) => !known.has(id));
  const drawn = new Set(all.filter((story) => !isUnpictured(story)).map(({ id }) => id));
  const hidden = all
    .filter(
      (story) => isUnpictured(story) && !mayBeUnpictured(story) && !drawn.has(looksOfAnother[story.id] ?? ''),
    )
    .map(({ id }) => id);
  return {
    unaccounted,
    unread: unread.filter(isAskedFor),
    others: unread.filter((name) => !isAskedFor(name)),
    listedButGone,
    hidden,
  };
}

/** The story whose look a picture is: its file is named after the story, with the look's own ending. */
function storyOf(name: string, known: ReadonlySet<string>): string | undefined {
  const { id, suffix } = partsOfName(name);
  return known.has(id) && !suffix.includes('--') ? id : undefined;
}
