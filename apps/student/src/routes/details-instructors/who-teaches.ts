import type { Instructor } from '@student/domain';

type Answer = { data?: readonly Instructor[] | undefined; error: unknown; isPending: boolean };

/** The instructors of several courses, each once; one call that failed costs its own alone, and is told (TRACK-16). */
export const whoTeaches = (answers: readonly Answer[]) => ({
  instructors: [...new Map(answers.flatMap(({ data = [] }) => data).map((one) => [one.id, one])).values()],
  error: answers.find(({ data, error }) => data === undefined && error)?.error,
  isPending: answers.some((answer) => answer.isPending),
});
