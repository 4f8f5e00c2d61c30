/** `small` lies at the foot of a cover; `medium` stands alone. */
export const progressBarSizes = ['small', 'medium'] as const;

export type ProgressBarSize = (typeof progressBarSizes)[number];

/** What stories and tests show: nothing, half-way, the minimum reached, done, unknown. */
export const progressValues = [0, 42, 99, 100, undefined] as const;
