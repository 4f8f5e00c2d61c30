/** `small` asks one thing, `medium` holds a form, `large` holds a list or a text, `xlarge` is a screen of its own. */
export const dialogSizes = ['small', 'medium', 'large', 'xlarge'] as const;

/**
 * How it may be left without answering: `free` by Escape, by its button and by a press outside; `explicit` by Escape and
 * its button only, so that a slip beside a form loses nothing; `blocked` not at all, only through the actions it offers.
 */
export const dialogDismissals = ['free', 'explicit', 'blocked'] as const;

export type DialogSize = (typeof dialogSizes)[number];
export type DialogDismissal = (typeof dialogDismissals)[number];
