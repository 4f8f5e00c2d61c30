/** What an entry of a calendar is: an event, or a training course. */
export const calendarKinds = ['event', 'training'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** The tone of each, the same wherever it is drawn. */
export const toneOf = { event: 'brand', training: 'accent' } as const satisfies Record<CalendarKind, string>;
