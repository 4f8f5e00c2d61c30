import { contentToOpen } from './content-navigation.ts';

type Listed = {
  id: number;
  isBlocked: boolean;
  isReleased: boolean;
  status: { finishedAt?: unknown };
};

/**
 * What is left to study in a course: a content that can be opened; only contents that cannot be opened yet, or for this person not at
 * all; nothing, so that the course is to be finished; or there was never anything in it.
 */
export type StudyLeft<Content> =
  | { kind: 'open'; next: Content }
  | { kind: 'waiting' }
  | { kind: 'seen' }
  | { kind: 'empty' };

/**
 * What is left to study (DASH-09, COURSE-07): the one rule for what comes next and for when all is seen. All is seen once each content
 * is finished, also those that are not released yet: who waits for the next one has not come to the end. Whether the course counts as
 * finished is the server's to say.
 *
 * @param done the content that was finished this moment, which the list may not know yet: what comes after it goes first
 */
export function studyLeft<Content extends Listed>(
  contents: readonly Content[],
  done?: number,
): StudyLeft<Content> {
  const at = contents.findIndex(({ id }) => id === done);
  const unseen = [...contents.slice(at + 1), ...contents.slice(0, at + 1)].filter(
    ({ id, status }) => id !== done && !status.finishedAt,
  );
  const next = contentToOpen(unseen);
  if (next) return { kind: 'open', next };
  if (contents.length === 0) return { kind: 'empty' };
  return { kind: unseen.length === 0 ? 'seen' : 'waiting' };
}
