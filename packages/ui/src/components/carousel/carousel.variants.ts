/**
 * How many stand side by side, by the width of the carousel itself. `cards`: 1, from 520 px 2, from 980 px 3, from 1580 px
 * 4 (LANDING-20, DASH-51). `dense`: 1, from 250 px on up to 5 (DASH-14). `portrait`: 1,5 to 2,8 tall ones, as many as fit
 * after that (PILL-02). `single`: one at a time.
 */
export const carouselLayouts = ['cards', 'dense', 'portrait', 'single'] as const;

export type CarouselLayout = (typeof carouselLayouts)[number];
