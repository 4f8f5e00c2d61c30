import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInsideRules } from '../../theme/focus-ring.css.ts';
import { motifSoft } from '../motif.css.ts';

const { color, radius, space } = vars;

export const gallery = style(
  inProduct({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s }),
);

/** As large as a column of the page, and never higher than what a low window shows with it. */
export const place = style(
  inProduct({
    inlineSize: '100%',
    maxInlineSize: 'max(16rem, 75vh)',
    marginInline: 'auto',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: radius.media,
  }),
);
export const stage = style([place, motifSoft]);

/** All of them beside each other, one in sight; a finger takes it to the next. */
export const strip = style(
  inProduct({
    ...scrollRules.inline,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    blockSize: '100%',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    ':focus-visible': focusRingInsideRules,
  }),
);

export const slide = style(
  inProduct({ scrollSnapAlign: 'start', scrollSnapStop: 'always', minInlineSize: 0, blockSize: '100%' }),
);

export const image = style(
  inProduct({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
);

export const thumbs = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.xs,
    '@media': offPaper,
  }),
);

export const thumb = style(
  inProduct({
    display: 'block',
    inlineSize: '4rem',
    blockSize: '4rem',
    padding: '2px',
    overflow: 'hidden',
    border: `${vars.borderWidth.thick} solid transparent`,
    borderRadius: radius.media,
    selectors: {
      '&[aria-current="true"]': { borderColor: color.border.brand },
    },
  }),
);
