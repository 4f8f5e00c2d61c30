/** What a content is: the wire's numbers 1 to 6 in this order (PLAYER-18), and any other (PLAYER-19). */
export const contentKinds = ['video', 'package', 'pdf', 'exercise', 'audio', 'form', 'unknown'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Where a content stands for the student. `blocked` waits for another one, `unreleased` for a date (COURSE-10). */
export const contentStates = ['open', 'done', 'blocked', 'unreleased'] as const;
export type ContentState = (typeof contentStates)[number];
