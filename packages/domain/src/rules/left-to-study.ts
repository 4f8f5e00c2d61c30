import { isOpenable } from './content-navigation.ts';

type Listed = {
  id: number;
  isBlocked: boolean;
  isReleased: boolean;
  status: { finishedAt?: unknown };
};

/**
 * What a person studies next once the content `done` is: the first after it that can be opened and is not finished, else the
 * first of all. Nothing where none is left, whatever may still be released: the course can be finished then (COURSE-07).
 */
export function leftToStudy<Content extends Listed>(
  contents: readonly Content[],
  done: number,
): Content | undefined {
  const at = contents.findIndex(({ id }) => id === done);
  return [...contents.slice(at + 1), ...contents].find(
    (content) => content.id !== done && isOpenable(content) && !content.status.finishedAt,
  );
}
