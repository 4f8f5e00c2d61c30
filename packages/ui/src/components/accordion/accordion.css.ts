import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { appear } from '../../internal/motion.css.ts';
import { from, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';

const { color, space, font, motion } = vars;
const line = `${vars.borderWidth.thin} solid ${color.border.default}`;

export const accordion = style(
  layered({
    display: 'grid',
    borderBlockStart: line,
    '@media': {
      [from('large')]: {
        selectors: {
          '&[data-columns="two"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xl },
        },
      },
    },
  }),
);
globalStyle(`${accordion} > div`, layered({ minInlineSize: 0, borderBlockEnd: line }));

export const question = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    paddingBlock: space.m,
    fontFamily: font.family.body,
    fontSize: font.size.m,
    lineHeight: font.lineHeight.m,
    fontWeight: font.weight.bold,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { color: color.fg.brand },
      '&[data-size="large"]': {
        ...typeOf('xl'),
        fontFamily: font.family.heading,
        fontWeight: font.weight.heading,
        letterSpacing: font.tracking.heading,
      },
    },
  }),
);
globalStyle(
  `${question} > svg`,
  layered({
    flexShrink: 0,
    inlineSize: vars.size.iconMedium,
    blockSize: vars.size.iconMedium,
    color: color.fg.muted,
    transition: `transform ${motion.base} ${motion.standard}`,
    '@media': { [prefers.reducedMotion]: { transition: 'none' } },
  }),
);
globalStyle(`${question}[aria-expanded='true'] > svg`, layered({ transform: 'rotate(180deg)' }));

export const panel = style(
  layered({
    maxInlineSize: vars.size.reading,
    // The focus ring of the question keeps clear of its answer.
    paddingBlock: `${space.xs} ${space.m}`,
    color: color.fg.muted,
    overflowWrap: 'break-word',
    animation: `${appear} ${motion.base} ${motion.enter}`,
    '@media': { [prefers.reducedMotion]: { animation: 'none' } },
  }),
);
/* The browser's search cannot look into what is not displayed. */
globalStyle(
  `${panel}[hidden='until-found']`,
  layered({ paddingBlock: 0, contentVisibility: 'hidden', animation: 'none' }),
);
