/** Pages around a question, one question a page; null where there is none (QUIZ-06, QUIZ-07, QUIZ-08). */
export function questionPages(page: number, total: number): { previous: number | null; next: number | null } {
  return { previous: page > 1 ? page - 1 : null, next: page < total ? page + 1 : null };
}

/** Tells whether a question takes another answer; without a limit it always does (QUIZ-14). */
export function acceptsAnswer(question: { attempts: number; attemptLimit?: number | null }): boolean {
  return question.attemptLimit == null || question.attempts < question.attemptLimit;
}

/** When the attempt ends, in ms since 1970: creation plus `maximumTime` seconds (the contract's unit); `undefined` without a limit (QUIZ-15). */
export function questionnaireDeadline(
  createdAt: Date | string,
  maximumTime: number | null | undefined,
): number | undefined {
  const start = new Date(createdAt).getTime();
  return maximumTime && !Number.isNaN(start) ? start + maximumTime * 1000 : undefined;
}
