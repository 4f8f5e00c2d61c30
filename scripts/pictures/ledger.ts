import type { Outcome } from './one-story.ts';
import { isPictured, isScreen, partsOfName, type Tagged } from './plan.ts';
import { meansId } from './selection.ts';

/**
 * Holds what was asked against what was done, so that nothing is left out in silence: of the stories that were asked for, and of
 * the pictures of all others too. Pictures that no story reads are `unread` where the names that were asked for mean them, and
 * `others` elsewhere. A screen of which no story is drawn is `unseen`.
 */
export function ledgerOf({
  all,
  stories,
  outcomes,
  kept,
  photographs,
  names = [],
}: {
  /** Every story of the index. */
  all: readonly Tagged[];
  /** Those that were asked for. */
  stories: readonly Tagged[];
  outcomes: readonly Pick<Outcome, 'story' | 'failures' | 'looks'>[];
  kept: readonly string[];
  photographs: boolean;
  /** Parts of names by which stories were asked for, or none for all. */
  names?: readonly string[];
}): { unaccounted: string[]; unread: string[]; others: string[]; unseen: string[] } {
  const done = new Map(outcomes.map((outcome) => [outcome.story.id, outcome]));
  const unaccounted = stories
    .filter((story) => {
      const outcome = done.get(story.id);
      if (!outcome) return true;
      // One that failed says so itself.
      return photographs && isPictured(story) && outcome.failures.length === 0 && outcome.looks.length === 0;
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
  return {
    unaccounted,
    unread: unread.filter(isAskedFor),
    others: unread.filter((name) => !isAskedFor(name)),
    unseen: unseenOf(all),
  };
}

/** The screens of which no story is drawn. */
function unseenOf(all: readonly Tagged[]): string[] {
  const screens = new Set(all.filter(isScreen).map(({ title }) => title));
  for (const { title } of all.filter(isPictured)) screens.delete(title);
  return [...screens];
}

/** The story whose look a picture is: its file is named after the story, with the look's own ending. */
function storyOf(name: string, known: ReadonlySet<string>): string | undefined {
  const { id, suffix } = partsOfName(name);
  return known.has(id) && !suffix.includes('--') ? id : undefined;
}
