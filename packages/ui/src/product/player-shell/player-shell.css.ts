import { createContainer, createVar, globalStyle, style } from '@vanilla-extract/css';
import { frameRoom } from '../../components/layout/frame.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { player, roomFrom } from '../../theme/rooms.ts';
import { typeOf } from '../../theme/type-of.ts';

const page = createContainer();
/** What of the window's height the stage may not take: the bar, and room around the stage where there is some. */
const taken = createVar('taken');
const barOf = (height: string) => `calc(${height} + ${vars.borderWidth.thin})`;

/** The list may stand beside what is under the stage. */
const hasRoomBelow = roomFrom('playerList', page);
/** The list may stand beside a stage that is as wide as a stage gets. */
const hasRoomBeside = roomFrom('playerBeside', page);
export const shell = style(
  inProduct({
    containerType: 'inline-size',
    containerName: page,
    vars: { [taken]: barOf(vars.size.header) },
    '@media': { [below('medium')]: { vars: { [taken]: barOf(vars.size.headerNarrow) } } },
  }),
);

/** Columns between the page's two lines, which the stage's ground may leave. */
const between = (columns: string) => `[full-start] ${frameRoom} ${columns} ${frameRoom} [full-end]`;

export const grid = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: between('[main-start list-start] minmax(0, 1fr) [main-end list-end]'),
    gridTemplateRows: 'auto auto 1fr',
    rowGap: vars.space.l,
    paddingBlockEnd: vars.space.xxl,
    '@container': {
      [hasRoomBelow]: {
        gridTemplateColumns: between(
          `[main-start] minmax(0, 1fr) [main-end] ${player.gap}px [list-start] minmax(${player.list}px, 400px) [list-end]`,
        ),
      },
      [hasRoomBeside]: {
        gridTemplateColumns: between(
          `[main-start] ${player.stage}px [main-end] ${player.gap}px [list-start] minmax(${player.list}px, 1fr) [list-end]`,
        ),
        paddingBlockStart: vars.space.l,
      },
    },
  }),
);

/** The ground of the stage, from edge to edge right under the bar. */
export const ground = style(
  inProduct({
    gridColumn: 'full',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    backgroundColor: vars.color.bg.sunken,
    selectors: {
      // a film that is narrower than the window lies on its own ground from edge to edge; words in its place do not
      '&[data-shape="film"]:has(video)': { backgroundColor: vars.color.bg.media },
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

/** As wide as the window, but never higher than what the bar leaves of it. */
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

export const main = style(
  inProduct({
    gridColumn: 'main',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.m,
    minInlineSize: 0,
  }),
);

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

export const head = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space.m,
  }),
);
export const titles = style(inProduct({ flex: '1 1 20rem', display: 'grid', gap: vars.space.xxs }));
export const title = style(inProduct({ ...typeOf('xl'), overflowWrap: 'break-word' }));
export const neighbours = style(inProduct({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const aside = style(
  inProduct({
    gridColumn: 'list',
    display: 'grid',
    alignContent: 'start',
    alignSelf: 'start',
    gap: vars.space.s,
    padding: vars.space.m,
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.card,
    '@container': {
      [hasRoomBelow]: { gridRow: 2 },
      [hasRoomBeside]: {
        gridRow: '1 / span 3',
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.header} + ${vars.space.m})`,
        maxBlockSize: `calc(100vh - ${vars.size.header} - ${vars.space.xl})`,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
      },
    },
  }),
);
export const asideTitle = style(inProduct({ ...typeOf('l') }));
export const summary = style(
  inProduct({ color: vars.color.fg.muted, fontSize: vars.font.size.s, lineHeight: vars.font.lineHeight.s }),
);
