import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { lowerThan, roomBelow } from '../../theme/rooms.ts';
import { typeOf } from '../../theme/type-of.ts';

const { color, space, size } = vars;

export const emptyState = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xs,
    paddingBlock: space.xl,
    paddingInline: space.m,
    textAlign: 'center',
    selectors: {
      '&[data-variant="page"]': { minBlockSize: '60vh', justifyContent: 'center' },
      '&[data-variant="strip"]': {
        minBlockSize: '100%',
        justifyContent: 'center',
        paddingBlock: space.xs,
        gap: space.xxs,
      },
      '&[data-variant="line"]': {
        flexDirection: 'row',
        flexWrap: 'wrap',
        minBlockSize: size.touch,
        paddingBlock: 0,
        paddingInline: 0,
        columnGap: space.s,
        rowGap: 0,
        textAlign: 'start',
      },
    },
  }),
);
const strip = `${emptyState}[data-variant="strip"]`;
const line = `${emptyState}[data-variant="line"]`;

/* The brand's motif behind the icon ties the emptiest screen to the brand. */
export const emptyPicture = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '6rem',
    blockSize: '6rem',
    marginBlockEnd: space.xs,
    borderRadius: vars.radius.round,
    backgroundColor: color.bg.brandSoft,
    color: color.fg.brand,
    selectors: {
      '[data-tone="critical"] > &:not(:has(> img))': {
        backgroundColor: color.bg.criticalSoft,
        color: color.fg.critical,
      },
    },
  }),
);
globalStyle(`${emptyPicture} > svg`, layered({ inlineSize: '2.5rem', blockSize: '2.5rem' }));
/* A drawing has a ground of its own. */
globalStyle(
  `${emptyPicture}:has(> img)`,
  layered({ inlineSize: 'auto', blockSize: 'auto', backgroundColor: 'transparent' }),
);
globalStyle(`${emptyPicture} > img`, layered({ inlineSize: '12rem' }));
globalStyle(`${emptyState}[data-variant="page"] > ${emptyPicture} > img`, layered({ inlineSize: '20rem' }));

export const emptyTitle = style(
  layered({
    maxInlineSize: size.reading,
    ...typeOf('l'),
    textWrap: 'balance',
    overflowWrap: 'break-word',
    selectors: {
      [`${emptyState}[data-variant="page"] > &`]: { ...typeOf('xxl') },
    },
  }),
);

export const emptyText = style(
  layered({ maxInlineSize: '52ch', color: color.fg.muted, overflowWrap: 'break-word', textWrap: 'pretty' }),
);
globalStyle(
  `${emptyText} a`,
  layered({ color: color.fg.link, textDecoration: 'underline', textUnderlineOffset: '0.15em' }),
);

export const emptyActions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.xs,
    marginBlockStart: space.s,
  }),
);

globalStyle(
  `${strip} > ${emptyPicture}:not(:has(> img))`,
  layered({ inlineSize: '3.5rem', blockSize: '3.5rem' }),
);
globalStyle(`${strip} > ${emptyPicture}`, layered({ marginBlockEnd: 0 }));
globalStyle(`${strip} > ${emptyPicture} > img`, layered({ inlineSize: '6rem' }));
globalStyle(`${strip} > ${emptyPicture} > svg`, layered({ inlineSize: '1.75rem', blockSize: '1.75rem' }));
globalStyle(`${strip} > ${emptyTitle}`, layered({ ...typeOf('m') }));
globalStyle(`${strip} > ${emptyActions}`, layered({ marginBlockStart: space.xxs }));

/* A low place has its words beside the picture; a low and narrow one has room for what happened and what to do alone. */
const low = lowerThan('message');
const lowAndNarrow = `${low} and ${roomBelow('messageLine')}`;
globalStyle(strip, {
  '@container': {
    [low]: layered({
      display: 'grid',
      gridTemplate: '"picture title actions" 1fr "picture text actions" auto / auto auto auto',
      justifyContent: 'center',
      alignContent: 'center',
      columnGap: space.m,
      textAlign: 'start',
    }),
    [lowAndNarrow]: layered({
      gridTemplate: '"title" auto "actions" auto / minmax(0, 1fr)',
      justifyItems: 'center',
      textAlign: 'center',
    }),
  },
});
for (const [part, gridArea] of [
  [emptyPicture, 'picture'],
  [emptyTitle, 'title'],
  [emptyText, 'text'],
  [emptyActions, 'actions'],
]) {
  globalStyle(`${strip} > ${part}`, { '@container': { [low]: layered({ gridArea, alignSelf: 'center' }) } });
}
globalStyle(`${strip} > :is(${emptyPicture}, ${emptyText})`, {
  '@container': { [lowAndNarrow]: layered({ display: 'none' }) },
});

globalStyle(`${line} > :is(${emptyPicture}, ${emptyText})`, layered({ display: 'none' }));
globalStyle(`${line} > ${emptyTitle}`, layered({ ...typeOf('s'), color: color.fg.muted }));
globalStyle(`${line} > ${emptyActions}`, layered({ marginBlockStart: 0 }));
