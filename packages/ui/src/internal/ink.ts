/**
 * For a pseudo-element whose ground is the drawing: a tick, a dot, an icon cut or masked out of a square. Paper has no grounds, but
 * draws this one in black (theme/print.css.ts). Not for an element: what it holds would inherit the ink.
 */
export const ink = { vars: { '--ui-ink': 'black' } } as const;

/** What a ground tells from its neighbours on a screen, a frame does on paper. */
export const chosenOnPaper = { outline: '2px solid', outlineOffset: '-2px' } as const;
