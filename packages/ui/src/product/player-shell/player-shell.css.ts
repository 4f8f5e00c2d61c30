import { createContainer, createVar, globalStyle, style } from '@vanilla-extract/css';
import { frameRoom } from '../../components/layout/frame.css.ts';
import { panel } from '../../components/tabs/tabs.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { lowerThan, player, roomFrom } from '../../theme/rooms.ts';
import { typeOf } from '../../theme/type-of.ts';
import { foot, footBar, inFlow } from '../page/foot-bar.css.ts';
import { quiet } from '../save-state/save-state.css.ts';

const page = createContainer();
/** What of the window's height the stage may not take: the bars at both ends, and room around the stage where there is some. */
const taken = createVar('taken');
const barOf = (height: string) => `calc(${height} + ${vars.borderWidth.thin})`;

/** The panel stands beside the stage. */
const hasRoomBeside = roomFrom('playerBeside', page);
export const shell = style(
  inProduct({
    containerType: 'inline-size',
    containerName: page,
    vars: { [taken]: `calc(${barOf(vars.size.header)} + ${foot})` },
    '@media': {
      [below('medium')]: { vars: { [taken]: `calc(${barOf(vars.size.headerNarrow)} + ${foot})` } },
      [lowerThan('foot')]: { vars: { [taken]: barOf(vars.size.header) } },
    },
  }),
);

/** Columns between the page's two lines, which the stage's ground may leave. */
const between = (columns: string) => `[full-start] ${frameRoom} ${columns} ${frameRoom} [full-end]`;

export const grid = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: between('[main-start] minmax(0, 1fr) [main-end]'),
    gridTemplateRows: `repeat(5, auto) minmax(${foot}, auto)`,
    rowGap: vars.space.l,
    '@container': {
      [hasRoomBeside]: {
        gridTemplateColumns: between(
          `[main-start] minmax(0, ${player.stage}px) [main-end] ${player.gap}px [panel-start] minmax(${player.panel}px, 1fr) [panel-end]`,
        ),
        gridTemplateRows: 'repeat(4, auto) 1fr',
        paddingBlock: `${vars.space.l} ${vars.space.xxl}`,
      },
    },
  }),
);

/** The ground of the stage, from edge to edge right under the bar. */
export const ground = style(
  inProduct({
    gridColumn: 'full',
    gridRow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    backgroundColor: vars.color.bg.sunken,
    selectors: {
      // a film that is narrower than the window lies on its own ground from edge to edge; words in its place do not
      '&[data-shape="film"]:has(video)': { backgroundColor: vars.color.bg.media },
      '&[data-shape="page"]': { gridColumn: 'main', gridRow: 2, background: 'none' },
      '&[data-shape="free"]': {
        paddingInline: frameRoom,
        paddingBlock: vars.space.l,
        justifyItems: 'stretch',
      },
    },
    '@container': {
      [hasRoomBeside]: {
        gridColumn: 'main',
        borderRadius: vars.radius.card,
        vars: { [taken]: `calc(${vars.size.header} + 2 * ${vars.space.l})` },
        selectors: {
          '&[data-shape="film"]:has(video)': { backgroundColor: vars.color.bg.sunken },
          '&[data-shape="free"]': { padding: 0, borderRadius: vars.radius.panel },
        },
      },
    },
  }),
);

/** As wide as its place, but never higher than what the bars leave of the window. */
export const stage = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    inlineSize: '100%',
    selectors: {
      [`${ground}[data-shape="film"] > &`]: {
        aspectRatio: '16 / 9',
        maxInlineSize: `min(${player.stage}px, (100svh - ${taken}) * 16 / 9)`,
        vars: { [vars.radius.media]: '0px' },
      },
    },
    '@container': {
      [hasRoomBeside]: {
        selectors: {
          [`${ground}[data-shape="film"] > &`]: { vars: { [vars.radius.media]: vars.radius.card } },
        },
      },
    },
  }),
);

export const head = style(
  inProduct({
    gridColumn: 'main',
    gridRow: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.xxs,
    ':first-child': { gridRow: 1, paddingBlockStart: vars.space.s },
    // the ways to the neighbours stand in its second column
    '@container': { [hasRoomBeside]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } },
  }),
);
globalStyle(`${head} > *`, inProduct({ gridColumn: 1 }));

/** What has just been finished, right under the stage. */
export const reward = style(
  inProduct({ marginBlockEnd: vars.space.s, selectors: { '&&': { gridColumn: '1 / -1' } } }),
);

/** What has just been finished, over the ways to the neighbours at the window's foot. */
export const rewardAtFoot = style(
  inProduct({
    ...scrollRules.block,
    gridColumn: 'main',
    gridRow: '1 / 6',
    alignSelf: 'end',
    position: 'sticky',
    insetBlockEnd: foot,
    marginBlockEnd: vars.space.s,
    zIndex: vars.layer.sticky,
    maxBlockSize: '60svh',
  }),
);
/* The way to the next content stands there already. */
globalStyle(`${rewardAtFoot} [data-repeated]`, inProduct({ display: 'none' }));
/* At its end the page has room for both. */
globalStyle(`${rewardAtFoot} ~ div:last-child`, inProduct({ paddingBlockEnd: '12rem' }));

export const back = style(
  inProduct({
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    ':hover': { color: vars.color.fg.brand },
  }),
);
globalStyle(`${back} > svg`, { flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' });

export const title = style(inProduct({ ...typeOf('xl'), overflowWrap: 'break-word' }));

/** How far the student is and whether that is kept, in one line; many words about it go under the bar. Without either, no line. */
export const status = style([
  quiet,
  inProduct({
    gridColumn: 'main',
    gridRow: 3,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    // as high as the button that comes and goes in it, which leaves less between it and what is around
    minBlockSize: vars.size.controlSmall,
    marginBlock: `calc(-1 * ${vars.space.s}) calc(-1 * ${vars.space.xs})`,
    ':empty': { display: 'none' },
  }),
]);
globalStyle(`${status} > [role="progressbar"]`, inProduct({ flex: '1 1 6rem', inlineSize: 0 }));

export const main = style(
  inProduct({
    gridColumn: 'main',
    gridRow: 5,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.m,
    '@container': { [hasRoomBeside]: { gridRow: 4 } },
  }),
);

/**
 * The ways to the neighbours: within a thumb's reach at the foot of the window, over a row of their own at the end of the page;
 * beside the title where the panel stands beside the stage, and in the page's flow in a window that is too low to give any away.
 */
export const neighbours = style([
  footBar,
  inProduct({
    gridColumn: 'full',
    gridRow: '1 / 7',
    alignSelf: 'end',
    '@container': {
      [hasRoomBeside]: {
        gridColumn: 'main',
        gridRow: 2,
        justifySelf: 'end',
        // half of what a button is higher than the title's line: its middle is that line's
        marginBlockEnd: `calc((${vars.font.lineHeight.xl} - max(${vars.size.controlMedium}, ${vars.size.touch})) / 2)`,
        ...inFlow,
        padding: 0,
        // where the title comes first, its line is the first one
        selectors: { [`${head}:first-child ~ &`]: { gridRow: 1 } },
      },
    },
  }),
]);

export const aside = style(
  inProduct({
    gridColumn: 'main',
    gridRow: 4,
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    '@container': {
      [hasRoomBeside]: {
        gridColumn: 'panel',
        gridRow: '1 / span 5',
        alignSelf: 'start',
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.header} + ${vars.space.l})`,
        maxBlockSize: `calc(100svh - ${vars.size.header} - 2 * ${vars.space.l})`,
        overflow: 'clip',
        borderRadius: vars.radius.card,
        border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
        backgroundColor: vars.color.bg.surface,
        boxShadow: vars.shadow.card,
      },
    },
  }),
);
globalStyle(
  `${aside} [role="tab"]`,
  inProduct({ flex: 1, justifyContent: 'center', paddingInline: vars.space.xs }),
);
globalStyle(`${aside} ${panel}`, {
  '@container': {
    [hasRoomBeside]: inProduct({
      padding: vars.space.m,
      ...scrollRules.block,
      overscrollBehavior: 'contain',
    }),
  },
});
/* What stands for a player has room around it there too. */
globalStyle(`${stage} > [data-variant="strip"]`, {
  '@container': { [hasRoomBeside]: inProduct({ paddingBlock: vars.space.l }) },
});
