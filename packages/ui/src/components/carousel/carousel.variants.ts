/**
 * How many stand side by side. `cards`, by the window's width: 1, from 520 px 2, from 980 px 3, from 1580 px 4 (LANDING-20, DASH-51).
 * The others by the width of the carousel itself. `dense`: 1, from 250 px on up to 5 (DASH-14). `portrait`: 1,5 to 2,8 tall ones, in wide
 * windows beside their title (PILL-02). `pairs`: 1, from 760 px 2 that fill the line, from 1320 px 4 of three and more (DASH-07), and one
 * alone all of it. `single`: one at a time.
 */
export const carouselLayouts = ['cards', 'dense', 'portrait', 'pairs', 'single'] as const;

export type CarouselLayout = (typeof carouselLayouts)[number];
