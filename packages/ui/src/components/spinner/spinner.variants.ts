export const spinnerSizes = ['small', 'medium', 'large'] as const;

export type SpinnerSize = (typeof spinnerSizes)[number];
