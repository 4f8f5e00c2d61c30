/** How far the student is: `finished` shows 'Concluído', `progress` shows 'Em andamento' (DASH-39). */
export const courseStatuses = ['finished', 'progress'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

/** A new release, and new content in what was there before; a card may have both (DASH-40). */
export const courseTags = ['new', 'newContent'] as const;
export type CourseTag = (typeof courseTags)[number];

/** Whether a narrow card of a strip keeps a line for comments that it does not have. */
export const cardActionRows = ['kept', 'asNeeded'] as const;
export type CardActionRow = (typeof cardActionRows)[number];
