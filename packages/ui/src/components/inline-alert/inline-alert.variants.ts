export const inlineAlertTones = ['info', 'positive', 'caution', 'critical'] as const;
/** `inline` sits in the flow of what it is about; `banner` spans the page under the header. */
export const inlineAlertVariants = ['inline', 'banner'] as const;
/**
 * How it is spoken when it comes up while the person is on the page: `polite` waits (the page's one region), `assertive` interrupts
 * (alert). `off` for what is there from the start.
 */
export const announcements = ['off', 'polite', 'assertive'] as const;

export type InlineAlertTone = (typeof inlineAlertTones)[number];
export type InlineAlertVariant = (typeof inlineAlertVariants)[number];
export type Announcement = (typeof announcements)[number];
