import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../layered.ts';

const { space } = vars;
const perView = createVar('per-view');
const peek = createVar('peek');
const gap = createVar('gap');
/** Room inside the scroller for focus rings and lifted cards, which it would cut off. */
const room = '8px';

export const carousel = style(
  layered({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s,
  }),
);

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    minBlockSize: vars.size.touch,
  }),
);

export const tools = style(layered({ display: 'flex', alignItems: 'center', gap: space.s, flexShrink: 0 }));

export const arrows = style(
  layered({
    display: 'flex',
    gap: space.xs,
    selectors: { '[data-state="fits"] > * > * > &': { display: 'none' } },
  }),
);

const steps = {
  cards: [
    [breakpoints.carouselTwo, 2],
    [breakpoints.carouselThree, 3],
    [breakpoints.carouselFour, 4],
  ],
  dense: [
    [breakpoints.recommendations, 1.15],
    [480, 2],
    [760, 3],
    [1020, 4],
    [1280, 5],
  ],
  portrait: [
    [320, 1.9],
    [420, 2.4],
    [520, 2.8],
    [760, 4],
    [1020, 5.5],
    [1280, 7],
  ],
} as const;

/** As many as the layout says, and the edge of the next one, which says that there is more. */
export const slide = style({
  ...layered({
    vars: { [perView]: '1', [peek]: space.l, [gap]: space.m },
    flex: `0 0 calc((100% - (${perView} - 1) * ${gap} - ${peek}) / ${perView})`,
    minInlineSize: 0,
    marginInlineEnd: gap,
    scrollSnapAlign: 'start',
    selectors: {
      '&:last-child': { marginInlineEnd: 0 },
      '[data-layout="portrait"] > * > &': { vars: { [perView]: '1.5', [peek]: '0px', [gap]: space.s } },
      '[data-layout="single"] > * > &': { vars: { [peek]: '0px' } },
      '[data-state="fits"]:not([data-layout="portrait"]) > * > &': { vars: { [peek]: '0px' } },
    },
  }),
});

for (const [layout, widths] of Object.entries(steps)) {
  for (const [from, count] of widths) {
    globalStyle(`[data-layout="${layout}"] > * > ${slide}`, {
      '@container': { [`(min-width: ${from}px)`]: layered({ vars: { [perView]: String(count) } }) },
    });
  }
}

export const track = style(
  layered({
    display: 'flex',
    margin: `-${room}`,
    padding: room,
    listStyleType: '""',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: room,
    scrollbarWidth: 'none',
    selectors: {
      '&::-webkit-scrollbar': { display: 'none' },
      '[data-state="scrolls"] > &': { '@media': { [prefers.hover]: { cursor: 'grab' } } },
      '&[data-state="dragging"]': { cursor: 'grabbing', userSelect: 'none' },
    },
  }),
);

export const more = style(layered({ display: 'grid', placeItems: 'center' }));
