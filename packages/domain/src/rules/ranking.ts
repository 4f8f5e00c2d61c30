import type { StudentEngagement } from '../entities/statistics.ts';

export interface RankedStudent extends StudentEngagement {
  /** Who is looking. */
  isSelf: boolean;
}

/** The students by their place in the ranking, with the own row marked; of those on one place in the order of the server (PROFILE-10). */
export const rankingOf = (
  students: readonly StudentEngagement[],
  ownId: number | undefined,
): RankedStudent[] =>
  students
    .map((student) => ({ ...student, isSelf: student.id === ownId }))
    .sort((one, other) => one.position - other.position);
