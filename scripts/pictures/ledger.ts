import type { Outcome } from './one-story.ts';
import type { Story } from './plan.ts';

/** Holds what was asked against what was done, so that nothing is left out in silence. */
export function ledgerOf({
  stories,
  outcomes,
  notCompared,
  kept,
  photographs,
  isPartial,
}: {
  stories: readonly Story[];
  outcomes: readonly Pick<Outcome, 'story' | 'failures' | 'looks'>[];
  notCompared: Readonly<Record<string, string>>;
  kept: readonly string[];
  photographs: boolean;
  isPartial: boolean;
}): { unaccounted: string[]; unread: string[]; strange: string[] } {
  const done = new Map(outcomes.map((outcome) => [outcome.story.id, outcome]));
  const unaccounted = stories
    .filter(({ id }) => {
      const outcome = done.get(id);
      if (!outcome) return true;
      // One that failed says so itself.
      return (
        photographs && outcome.failures.length === 0 && outcome.looks.length === 0 && !(id in notCompared)
      );
    })
    .map(({ id }) => id);
  const read = new Set(outcomes.flatMap(({ looks }) => looks));
  // A story that failed may not have come to all its looks.
  const failed = outcomes.filter(({ failures }) => failures.length > 0).map(({ story }) => story.id);
  const isOfFailed = (name: string) => failed.some((id) => isLookOf(name, id));
  const unread = photographs && !isPartial ? kept.filter((name) => !read.has(name) && !isOfFailed(name)) : [];
  const known = new Set(stories.map(({ id }) => id));
  const strange = isPartial ? [] : Object.keys(notCompared).filter((id) => !known.has(id));
  return { unaccounted, unread, strange };
}

function isLookOf(name: string, id: string): boolean {
  const file = name.slice(name.indexOf('/') + 1);
  return file === id || file.startsWith(`${id}--`);
}
