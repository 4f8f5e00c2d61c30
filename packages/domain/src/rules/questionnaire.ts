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

/** Whole seconds left until a deadline, never below 0. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** The content that a questionnaire belongs to: its address names no content (QUIZ-01, QUIZ-02). */
export function contentOfQuestionnaire<
  Content extends { exercise?: { status?: { questionnaire?: { id: number } | null } | null } | null },
>(contents: readonly Content[], questionnaireId: number): Content | undefined {
  return contents.find((content) => content.exercise?.status?.questionnaire?.id === questionnaireId);
}
