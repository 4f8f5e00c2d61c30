import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { breakpoints, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;
const perView = createVar('per-view');
const peek = createVar('peek');
const gap = createVar('gap');
/** Room inside the scroller for focus rings, lifted cards and the shadow under them, which it would cut off. */
const room = { side: '12px', above: '8px', below: '24px' };

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
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.m,
    minBlockSize: vars.size.touch,
  }),
);

/** At the end of the line, also of the one that they wrap to. */
export const tools = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.s, flexShrink: 0, marginInlineStart: 'auto' }),
);

/** A finger turns the slides itself, and a title needs the whole line; in the narrowest windows it does with a mouse too. */
const onPhone = '(hover: none) and (pointer: coarse) and (max-width: 599.98px), (max-width: 479.98px)';

/** They keep their room also where there is nothing to turn, so that the title breaks where it did before the cards came. */
export const arrows = style(
  layered({
    display: 'flex',
    gap: space.xs,
    selectors: { '[data-state="fits"] > * > * > &': { visibility: 'hidden' } },
    '@media': { [onPhone]: { display: 'none' } },
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

/**
 * As many as the layout says, and the edge of the next one, which says that there is more. Few cards are as wide as many:
 * how tall a strip becomes does not depend on what comes.
 */
export const slide = style({
  ...layered({
    vars: { [perView]: '1', [peek]: space.xxl, [gap]: space.m },
    flex: `0 0 calc((100% - (${perView} - 1) * ${gap} - ${peek}) / ${perView})`,
    minInlineSize: 0,
    marginInlineEnd: gap,
    scrollSnapAlign: 'start',
    selectors: {
      '&:last-child': { marginInlineEnd: 0 },
      '[data-layout="portrait"] &': { vars: { [perView]: '1.5', [peek]: '0px', [gap]: space.s } },
      '[data-layout="single"] &': { vars: { [peek]: '0px' } },
    },
  }),
});

for (const [layout, widths] of Object.entries(steps)) {
  for (const [from, count] of widths) {
    globalStyle(`[data-layout="${layout}"] ${slide}`, {
      // in rem, so that fewer stand beside each other when their text is larger
      '@container': { [`(min-width: ${from / 16}rem)`]: layered({ vars: { [perView]: String(count) } }) },
    });
  }
}

/* Room for one card whose text is twice its size, and none for the edge of the next. */
globalStyle(`[data-layout="cards"] > * > ${slide}`, {
  '@container': { '(max-width: 12rem)': layered({ vars: { [peek]: '0px' } }) },
});

export const track = style(
  layered({
    // One long title in large text would make all cards of the strip tall and empty.
    vars: { '--ui-card-title-lines': '3' },
    display: 'flex',
    margin: `-${room.above} -${room.side} -${room.below}`,
    padding: `${room.above} ${room.side} ${room.below}`,
    listStyleType: '""',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: room.side,
    scrollbarWidth: 'none',
    selectors: {
      '&::-webkit-scrollbar': { display: 'none' },
      // The next card is cut on the line where everything else ends, not where the room for rings does.
      '[data-more] > &': { clipPath: `inset(0 ${room.side} 0 0)` },
      '[data-state="scrolls"] > &': { '@media': { [prefers.hover]: { cursor: 'grab' } } },
      '&[data-state="dragging"]': { cursor: 'grabbing', userSelect: 'none' },
      '[aria-busy="true"] > &': { overflowX: 'hidden' },
    },
  }),
);

export const more = style(layered({ display: 'grid', placeItems: 'center' }));
