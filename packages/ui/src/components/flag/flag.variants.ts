/** What a cover can say about its course: must be done, done, under way, new, has new content, not to be opened yet. */
export const flagTones = ['mandatory', 'done', 'ongoing', 'new', 'updated', 'blocked'] as const;

export type FlagTone = (typeof flagTones)[number];
