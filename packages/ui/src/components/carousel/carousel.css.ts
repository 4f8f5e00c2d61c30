import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { below, from, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomBelow, roomFrom, rooms } from '../../theme/rooms.ts';
import { gutter } from '../layout/frame.css.ts';

const { space } = vars;
const perView = createVar('per-view');
const peek = createVar('peek');
const gap = createVar('gap');
/** Room inside the scroller for focus rings, lifted cards and the shadow under them, which it would cut off. */
const side = createVar('side');
const room = { side, above: '8px', below: '24px' };

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

/**
 * In narrow windows a title needs the whole line, and wherever a finger turns the slides itself they are in its way (decision 0573).
 * They keep their room also where there is nothing to turn, so that the title breaks where it did before the cards came.
 */
export const arrows = style(
  layered({
    display: 'flex',
    gap: space.xs,
    selectors: { '[data-fits] > * > * > &': { visibility: 'hidden' } },
    '@media': { ...offPaper, [below('small')]: { display: 'none' }, [prefers.coarse]: { display: 'none' } },
  }),
);

const stepsOfWindow = [
  ['stripTwo', 2],
  ['stripThree', 3],
  ['stripFour', 4],
] as const;

const steps = {
  pairs: [['denseThree', 2]],
  dense: [
    ['denseTwo', 2],
    ['denseThree', 3],
    ['denseFour', 4],
    ['denseFive', 5],
  ],
  portrait: [
    ['portraitFirst', 1.9],
    ['portraitSecond', 2.4],
    ['portraitThird', 2.8],
  ],
} as const;

/**
 * As many as the layout says, and the edge of the next one, which says that there is more. Few cards are as wide as many:
 * how tall a strip becomes does not depend on what comes.
 */
export const slide = style({
  ...layered({
    vars: { [perView]: '1', [peek]: `min(${space.xxl}, 15%)`, [gap]: space.m },
    flex: `0 0 calc((100% - (${perView} - 1) * ${gap} - ${peek}) / ${perView})`,
    minInlineSize: 0,
    marginInlineEnd: gap,
    scrollSnapAlign: 'start',
    selectors: {
      '&:last-child': { marginInlineEnd: 0 },
      '[data-layout="portrait"] &': { vars: { [perView]: '1.5', [peek]: '0px', [gap]: space.s } },
      '[data-layout="single"] &, [data-layout="pairs"] &:only-child': {
        vars: { [perView]: '1', [peek]: '0px' },
      },
    },
  }),
});

for (const [width, count] of stepsOfWindow) {
  globalStyle(`[data-layout="cards"] ${slide}`, {
    '@media': { [from(width)]: layered({ vars: { [perView]: String(count) } }) },
  });
}

/* The narrow ones first, whatever layout they are of: rules of one query are written where the query stands first, and a wider one has
 * to come after. */
const allSteps = Object.entries(steps)
  .flatMap(([layout, widths]) => widths.map(([room, count]) => ({ layout, room, count })))
  .sort((one, other) => rooms[one.room] - rooms[other.room]);
for (const { layout, room, count } of allSteps) {
  globalStyle(`[data-layout="${layout}"] ${slide}`, {
    '@container': { [roomFrom(room)]: layered({ vars: { [perView]: String(count) } }) },
  });
}

/* They fill the line: one more would be cut anywhere. Four where there are more than two, which would leave half of it empty. */
globalStyle(`[data-layout="pairs"] ${slide}`, {
  '@container': { [roomFrom('denseThree')]: layered({ vars: { [peek]: '0px' } }) },
});
globalStyle(`[data-layout="pairs"] :has(> :nth-child(3)) > ${slide}`, {
  '@container': { [roomFrom('trackFour')]: layered({ vars: { [perView]: '4' } }) },
});

/* Room for one card whose text is twice its size, and none for the edge of the next. */
globalStyle(`[data-layout="cards"] ${slide}`, {
  '@container': { [roomBelow('stripPeek')]: layered({ vars: { [peek]: '0px' } }) },
});

export const track = style(
  layered({
    // One long title in large text would make all cards of the strip tall and empty.
    vars: { '--ui-card-title-lines': '3', [side]: '12px' },
    display: 'flex',
    margin: `-${room.above} calc(-1 * ${room.side}) -${room.below}`,
    padding: `${room.above} ${room.side} ${room.below}`,
    listStyleType: '""',
    ...scrollRules.inline,
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: room.side,
    scrollbarWidth: 'none',
    selectors: {
      '&::-webkit-scrollbar': { display: 'none' },
      // The next card is cut on the line where everything else ends, not where the room for rings does.
      '[data-more] > &': { clipPath: `inset(0 ${room.side} 0 0)` },
      '[dir="rtl"] [data-more] > &': { clipPath: `inset(0 0 0 ${room.side})` },
      ':not([data-fits], [aria-busy="true"]) > &': { '@media': { [prefers.hover]: { cursor: 'grab' } } },
      '&[data-dragging]': { cursor: 'grabbing', userSelect: 'none' },
      '[aria-busy="true"] > &': { overflowX: 'hidden' },
    },
  }),
);

/* Up to tablets a strip runs on to the window's edge: the first card stands on the line, and what is cut is cut by the window. */
globalStyle(track, {
  '@media': { [below('large')]: layered({ vars: { [side]: gutter }, clipPath: 'none !important' }) },
});

/*
 * Upright cards are 2.8 to a line at the most (PILL-02): across a wide window their covers would be taller than it. There the strip is a
 * part of the line, in a panel with its title, so that a cover is no taller than 420 px; what is cut is cut by the panel's edge.
 */
const panel = (rule: Parameters<typeof layered>[0]) => ({ '@media': { [from('large')]: layered(rule) } });
const upright = '[data-layout="portrait"]';
globalStyle(
  `${carousel}${upright}`,
  panel({
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 660px)',
    columnGap: space.xl,
    overflow: 'hidden',
    paddingBlock: space.l,
    paddingInlineStart: space.xl,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.bg.brandSoft,
  }),
);
globalStyle(
  `${upright} > ${head}`,
  panel({ alignSelf: 'center', flexDirection: 'column', alignItems: 'start', gap: space.m }),
);
globalStyle(
  `${upright} > ${head} > [data-size]`,
  panel({ fontSize: vars.font.size.xxl, lineHeight: vars.font.lineHeight.xxl }),
);
globalStyle(`${upright} > ${head} > ${tools}`, panel({ marginInlineStart: 0 }));
globalStyle(`${upright} ${slide}`, panel({ vars: { [perView]: '2.6' } }));
globalStyle(
  `${upright} ${track}`,
  panel({ marginInlineEnd: 0, paddingInlineEnd: space.xl, clipPath: 'none !important' }),
);

/* On paper nothing scrolls: all slides, three to a line. */
globalStyle(track, {
  '@media': {
    [prefers.print]: layered({
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: space.m,
      overflow: 'visible',
      clipPath: 'none !important',
    }),
  },
});
globalStyle(slide, { '@media': { [prefers.print]: layered({ marginInlineEnd: 0 }) } });

/** They point the way that the words are read. */
// Not `:dir(rtl)`: for older browsers it becomes a list of all languages that are written so.
globalStyle(`[dir="rtl"] ${arrows} svg`, layered({ scale: '-1 1' }));

export const more = style(layered({ display: 'grid', placeItems: 'center', '@media': offPaper }));
