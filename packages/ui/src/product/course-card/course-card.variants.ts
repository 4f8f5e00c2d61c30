/** How far the student is: `finished` shows 'Concluído', `progress` shows 'Em andamento' (DASH-39). */
export const courseStatuses = ['finished', 'progress'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

/** At most one tag per card: a new release or new content in a known one (DASH-40). */
export const courseTags = ['new', 'newContent'] as const;
export type CourseTag = (typeof courseTags)[number];

/** Whether a narrow card of a strip keeps a line for comments that it does not have. */
export const cardActionRows = ['kept', 'asNeeded'] as const;
export type CardActionRow = (typeof cardActionRows)[number];
