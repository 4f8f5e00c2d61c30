import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../layered.ts';

const { color, space, font, size } = vars;

export const emptyState = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xs,
    paddingBlock: space.xl,
    paddingInline: space.m,
    textAlign: 'center',
    selectors: { '&[data-size="page"]': { minBlockSize: '60vh', justifyContent: 'center' } },
  }),
);

/* The brand's motif behind the icon ties the emptiest screen to the brand. */
export const emptyPicture = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '96px',
    blockSize: '96px',
    marginBlockEnd: space.xs,
    borderRadius: vars.radius.round,
    backgroundColor: color.bg.brandSoft,
    color: color.fg.brand,
    selectors: {
      '[data-tone="critical"] > &': { backgroundColor: color.bg.criticalSoft, color: color.fg.critical },
    },
  }),
);
globalStyle(`${emptyPicture} > svg`, layered({ inlineSize: '40px', blockSize: '40px' }));

export const emptyTitle = style(
  layered({
    maxInlineSize: size.reading,
    fontSize: font.size.l,
    lineHeight: font.lineHeight.l,
    overflowWrap: 'anywhere',
    selectors: {
      [`${emptyState}[data-size="page"] > &`]: { fontSize: font.size.xxl, lineHeight: font.lineHeight.xxl },
    },
  }),
);

export const emptyText = style(
  layered({ maxInlineSize: '52ch', color: color.fg.muted, overflowWrap: 'anywhere', textWrap: 'pretty' }),
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
